/**
 * Every error that a caller can meet, in one table: code → HTTP status → words (part-1.md "Errors", feeds.md
 * section 5 "400 or 422" and "messages"). Bodies are `{code: <status>, message}`.
 */
const ERRORS = {
  undecodable: { status: 400, words: 'The request cannot be read: {detail}.' },
  vin_short: { status: 400, words: 'The VIN {detail} is shorter than 17 characters.' },
  key_missing: { status: 401, words: 'Send your key as the query parameter api_key.' },
  key_unknown: { status: 401, words: 'The api_key is not known, or has been revoked.' },
  not_allowed: { status: 403, words: 'This key may not use this operation: {detail}.' },
  no_operation: { status: 404, words: 'There is no operation at this path.' },
  not_found: { status: 404, words: 'Not found: {detail}.' },
  method_not_allowed: { status: 405, words: 'This operation answers {detail} only.' },
  bad_parameter: { status: 422, words: 'Parameter {name}: {detail}.' },
  depth: {
    status: 422,
    words: 'Parameter start: start + rows may reach {limit} on this plan, {detail} was asked.',
  },
  dealer_missing: { status: 422, words: 'Name a dealer: send at least one of {detail}.' },
  past_end: { status: 422, words: 'Parameter start: {detail} lies beyond the {limit} rows found.' },
  past_page: { status: 422, words: 'Parameter page: {detail} lies beyond the last page, {limit}.' },
  radius: { status: 422, words: 'Parameter radius: {detail} is above the {limit} miles of this plan.' },
  internal: { status: 500, words: 'Something went wrong on our side; it has been reported.' },
  engine_down: { status: 503, words: 'The search engine does not answer at the moment; try again soon.' },
  timed_out: { status: 503, words: 'The answer took too long and was given up; try a narrower search.' },
} as const;

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

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    const { status, words } = ERRORS[code];
    super(words.replaceAll(/\{(\w+)\}/g, (_, key: string) => String(detail[key as keyof ErrorDetail] ?? '')));
    this.code = code;
    this.status = status;
  }
}
