import { APPENDS_KEY } from '../api/openapi/presentation.ts';
import type { Operation } from '../api/operation.ts';
import { pathOf } from '../api/request/paths.ts';
import { adviceOn } from './advice.ts';

/** What the interface answered. */
export interface ApiAnswer {
  readonly status: number;
  /** the JSON of the answer; a text where it is none */
  readonly body: unknown;
  /** seconds after which to ask again, where the answer says so */
  readonly retryAfter?: number | undefined;
}

/** Sends a GET of a path below /v2 with the caller's own key or token. */
export type AskApi = (target: string) => Promise<ApiAnswer>;

/** Values of parameters, of the path and of the query, as a tool has them. */
export type ParameterValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | undefined>
>;

/** A request that was refused: the words of the interface, and what to do next. */
export class ApiRefusal extends Error {
  readonly status: number;

  constructor({ status, body, retryAfter }: ApiAnswer) {
    const { message = 'the service gave no reason' } = (body ?? {}) as { message?: string };
    super(`${status}: ${message} ${adviceOn(status, retryAfter)}`);
    this.status = status;
  }
}

/** A call that cannot be made as it is; the message says what to change. */
export class WrongCall extends Error {}

/** In a list a backslash keeps the comma that follows (part-1.md "Conventions"). */
const escaped = (value: string | number): string => String(value).replaceAll(/[\\,]/g, '\\$&');

const written = (value: NonNullable<ParameterValues[string]>): string =>
  typeof value === 'object' ? value.map(escaped).join(',') : String(value);

/** The path of a request below /v2 with its query, without a key; what has no value is left out. */
export function targetOf(operation: Operation, sent: ParameterValues): string {
  // no answer that a model reads may hold the key
  const keyless = operation.parameters.some(({ name }) => name === APPENDS_KEY)
    ? { [APPENDS_KEY]: false }
    : {};
  const texts = Object.entries({ ...sent, ...keyless }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, written(value)] as const],
  );
  const inPath = new Set([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const values = new Map(texts);
  const path = pathOf(operation, (name) => values.get(name));
  if (path === undefined)
    throw new WrongCall(
      `Give a value for each of ${[...inPath].join(', ')}, without . and .. as a part: they are part of the path.`,
    );
  const query = new URLSearchParams(texts.filter(([name]) => !inPath.has(name)).map(([...pair]) => pair));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The body of an answer. Throws ApiRefusal for what is none. */
export async function answerTo(ask: AskApi, target: string): Promise<unknown> {
  const answered = await ask(target);
  if (answered.status !== 200) throw new ApiRefusal(answered);
  return answered.body;
}
