/** What one file may be; beyond it the delivery is refused. Tests lower the limits. */
export interface Limits {
  /** longest row, in bytes */
  readonly rowBytes: number;
  /** a compressed file that inflates beyond this size … */
  readonly inflatedBytes: number;
  /** … and by more than this factor is taken for a bomb */
  readonly inflation: number;
}

/** Real deliveries inflate about threefold; deflate can do a thousandfold. */
export const LIMITS: Limits = { rowBytes: 4 * 2 ** 20, inflatedBytes: 2 ** 30, inflation: 200 };
