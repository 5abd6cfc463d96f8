/**
 * Names of the log's fields: those of the Elastic Common Schema, which the semantic conventions of OpenTelemetry take over, so
 * that whoever collects logs needs no rules for ours. What the schema has no name for is below `forecourt`.
 */
const NAMES: Readonly<Record<string, string>> = {
  request_id: 'http.request.id',
  trace_id: 'trace.id',
  span_id: 'span.id',
  parent_id: 'parent.id',
  operation: 'event.action',
  method: 'http.request.method',
  account: 'user.id',
  error: 'error.code',
  cause: 'error.message',
};

const NANOSECONDS_A_MILLISECOND = 1_000_000;

function named(name: string, value: unknown): [string, unknown] {
  if (name === 'ms' && typeof value === 'number')
    return ['event.duration', Math.round(value * NANOSECONDS_A_MILLISECOND)];
  // of an answer; a job has a word for it
  if (name === 'status' && typeof value === 'number') return ['http.response.status_code', value];
  return [NAMES[name] ?? `forecourt.${name}`, value];
}

/** An event of the log with the names that are written. */
export const writtenFields = (event: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => named(name, value)));
