interface ErrorRow {
  readonly status: number;
  readonly words: string;
  readonly oauth?: string;
}

/**
 * Every error that a caller can meet, in one table: code → HTTP status → words (part-1.md "Errors", feeds.md
 * section 5 "400 or 422" and "messages"). Bodies are `{code: <status>, message}`; those of OAuth's own operations also
 * name the error of RFC 6749. The words of `rate` and `quota` are the ones that clients know (supplement section 7).
 */
const ERRORS = {
  undecodable: { status: 400, words: 'The request cannot be read: {detail}.' },
  parameter_missing: { status: 400, words: 'Parameter {name} is missing.' },
  vin_short: { status: 400, words: 'The VIN {detail} is shorter than 17 characters.' },
  vin_malformed: {
    status: 400,
    words: '{detail} is not a VIN: a VIN has 17 letters and digits, without I, O and Q.',
  },
  key_missing: { status: 401, words: 'Send your key as the query parameter api_key.' },
  key_unknown: { status: 401, words: 'The api_key is unknown or has been revoked.' },
  token_missing: { status: 401, words: 'Send an access token: Authorization: Bearer and the token.' },
  token_unknown: { status: 401, words: 'The access token is unknown, has expired or has been revoked.' },
  grant_unsupported: {
    status: 400,
    words: 'The grant_type must be client_credentials.',
    oauth: 'unsupported_grant_type',
  },
  grant_invalid: { status: 400, words: 'The request cannot be used: {detail}.', oauth: 'invalid_request' },
  client_unknown: {
    status: 401,
    words: 'The client id or the client secret is wrong.',
    oauth: 'invalid_client',
  },
  not_allowed: { status: 403, words: 'This key may not use this operation: {detail}.' },
  no_operation: { status: 404, words: 'There is no operation at this path.' },
  not_found: { status: 404, words: 'Not found: {detail}.' },
  method_not_allowed: { status: 405, words: 'This operation only supports {detail}.' },
  too_slow: { status: 408, words: 'The request took too long to arrive.' },
  body_large: { status: 413, words: 'The body is longer than {limit} bytes.' },
  url_long: { status: 414, words: 'The URL is longer than {limit} characters.' },
  expectation: { status: 417, words: 'The Expect header must be 100-continue.' },
  cut_off: { status: 400, words: 'The request ended before it was complete.' },
  headers_large: { status: 431, words: 'URL and headers together are too long.' },
  version_gone: {
    status: 409,
    words:
      'Version {detail} of the data is no longer available: start again at the first page, without data_version.',
  },
  bad_parameter: { status: 422, words: 'Parameter {name}: {detail}.' },
  depth: {
    status: 422,
    words: 'Parameter start: start + rows must not exceed {limit} on this plan; here it is {detail}.',
  },
  too_many_conditions: {
    status: 422,
    words:
      'The filters add up to {detail} conditions; the limit is {limit}. Shorten the longest list, or split the request.',
  },
  dealer_missing: { status: 422, words: 'Name a dealer: send at least one of {detail}.' },
  past_end: { status: 422, words: 'Parameter start: {detail} is beyond the {limit} rows found.' },
  past_page: { status: 422, words: 'Parameter page: {detail} is beyond the last page, {limit}.' },
  radius: { status: 422, words: 'Parameter radius: {detail} exceeds the {limit} miles of this plan.' },
  listing_unknown: { status: 422, words: 'No listing of this kind has the id {detail}.' },
  vin_ambiguous: {
    status: 422,
    words: 'The VIN fits several vehicles ({detail}), so its recalls cannot be determined.',
  },
  vin_unknown: { status: 422, words: 'There is no information about {name} of the VIN {detail}.' },
  rate: { status: 429, words: 'API rate limit exceeded' },
  quota: { status: 429, words: 'Monthly API quota exhausted' },
  export_quota: {
    status: 429,
    words:
      'The export has {detail}, of which every thousand count as a call; {limit} more calls are left this month. Send rows to take fewer.',
  },
  jobs_open: {
    status: 429,
    words: 'The account already has {limit} unfinished jobs; submit again when one has finished.',
  },
  views_full: {
    status: 422,
    words: 'The account already has {limit} saved views; delete one first.',
  },
  alerts_full: {
    status: 422,
    words: 'The account already has {limit} alerts; delete one first.',
  },
  alert_large: {
    status: 422,
    words: 'The view finds {detail} listings; an alert takes at most {limit}. Narrow the search of the view.',
  },
  no_results: { status: 422, words: 'The job has no results: {detail}.' },
  guessing: { status: 429, words: 'Too many requests with unknown credentials; try again in a minute.' },
  internal: { status: 500, words: 'Something went wrong on our side; it has been reported.' },
  partner_wrong: { status: 502, words: 'The data partner gave an unusable answer.' },
  accounts_down: { status: 503, words: 'The accounts are unavailable at the moment; try again soon.' },
  accounts_unwritable: {
    status: 503,
    words: 'The accounts are read-only at the moment, so nothing was changed; try again soon.',
  },
  engine_down: { status: 503, words: 'The search engine is not responding at the moment; try again soon.' },
  partner_down: {
    status: 503,
    words: 'The data partner is not responding at the moment; try again soon.',
  },
  decoder_busy: { status: 503, words: 'Too many VINs are already waiting to be decoded; try again soon.' },
  account_busy: {
    status: 503,
    words:
      'Too many searches of this account are already waiting, or too many exports under way; send fewer at once.',
  },
  searches_busy: {
    status: 503,
    words:
      'The search engine is busy with other searches; try again soon, or ask for fewer facets and statistics.',
  },
  connections_full: { status: 503, words: 'Too many connections are open; try again soon.' },
  summaries_busy: { status: 503, words: 'Too many summaries are already waiting; try again soon.' },
  sold_missing: {
    status: 503,
    words: 'This server cannot read the sold vehicles at the moment; try again soon.',
  },
  trends_missing: {
    status: 503,
    words:
      'This server does not know the days of this market at the moment: its newest delivery has not published them, or they are on another machine; try again soon.',
  },
  job_elsewhere: {
    status: 503,
    words: 'This server cannot read the results of the job at the moment; try again soon.',
  },
  too_heavy: {
    status: 503,
    words: 'The answer needs more memory than is available; ask for fewer groups or measures.',
  },
  timed_out: { status: 503, words: 'The answer took too long and was cancelled; try a narrower search.' },
} as const satisfies Readonly<Record<string, ErrorRow>>;

/** Every error with its status and its words, `{detail}` standing for what is said of the case: for the reference. */
export const ERROR_TABLE: readonly ErrorRow[] = Object.values(ERRORS);

/** Name of an error of the table. */
export type ErrorCode = keyof typeof ERRORS;

/** What the words of an error are filled with. */
export interface ErrorDetail {
  readonly name?: string;
  readonly detail?: string;
  readonly limit?: number;
}

/** An answer that is an error of the table. Thrown by whoever finds the fault, answered at one place (api/). */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** name of the error in RFC 6749 */
  readonly oauth?: string;

  constructor(code: ErrorCode, detail: ErrorDetail = {}, options?: ErrorOptions) {
    const { status, words, oauth }: ErrorRow = ERRORS[code];
    const text = words.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
      String(detail[key as keyof ErrorDetail] ?? ''),
    );
    super(text, options);
    this.code = code;
    this.status = status;
    if (oauth) this.oauth = oauth;
  }
}
