/** A request of the public interface: a path below /v2 and its parameters, the key left out. */
export interface Request {
  readonly path: string;
  readonly params: ReadonlyMap<string, string>;
}
