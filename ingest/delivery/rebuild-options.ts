/** How a command makes indices again. */
export interface RebuildOptions {
  /** seconds to wait for a load of the same ledger; 0: refuse at once */
  readonly waitSeconds?: number | undefined;
  /** also in place of what another ledger has published */
  readonly adopt?: boolean | undefined;
}
