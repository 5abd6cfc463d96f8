/** What went wrong with a request. No text of it holds the key. */
export class ForecourtError extends Error {
  override readonly name = 'ForecourtError';
  /** the HTTP status; undefined where no answer came */
  readonly status: number | undefined;
  /** seconds after which the server would answer, where it says so */
  readonly retryAfter: number | undefined;

  constructor(message: string, more: { readonly status?: number; readonly retryAfter?: number } = {}) {
    super(message);
    this.status = more.status;
    this.retryAfter = more.retryAfter;
  }
}

/** More was found than the plan lets one page through: `found` in all, `limit` can be read. */
export class DepthError extends Error {
  override readonly name = 'DepthError';
  readonly found: number;
  readonly limit: number;

  constructor(found: number, limit: number) {
    super(
      `${found} were found, of which this plan shows the first ${limit}. Search in parts (a range of prices or years each), or ask for fewer with "most".`,
    );
    this.found = found;
    this.limit = limit;
  }
}
