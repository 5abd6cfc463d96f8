import type { Operation } from '../api/operation.ts';
import { isDocumented } from './document-members.ts';
import { differences, membersOf, type TypeDifference } from './members.ts';
import { operationOf } from './operation-of.ts';
import { targetOf } from './recorded-request.ts';
import type { Exchange } from './send.ts';

/** Answers whose status is another than the recorded one. */
export interface StatusDifference {
  readonly recorded: number;
  readonly here: number;
  readonly requests: number;
  /** the words of one answer here */
  readonly message: string;
  /** one of the requests, without a key, and where the log has it */
  readonly example: string;
  readonly line: number;
}

/** How the answers of one operation compare. */
export interface OperationComparison {
  /** path as the reference has it; a path that no operation has as it was sent */
  readonly operation: string;
  readonly isOperation: boolean;
  readonly requests: number;
  readonly statuses: readonly StatusDifference[];
  /** members that recorded answers have, and no answer here; `documented`: they would be shown if the data had them */
  readonly missing: readonly { readonly member: string; readonly documented: boolean }[];
  readonly types: readonly TypeDifference[];
  /** parameters that the operation does not take, with their requests: they are ignored */
  readonly ignored: Readonly<Record<string, number>>;
}

const messageOf = (body: unknown): string => {
  const { message } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown };
  return typeof message === 'string' ? message : '';
};

function statusesOf(exchanges: readonly Exchange[]): StatusDifference[] {
  const found = new Map<string, StatusDifference>();
  for (const { request, answer } of exchanges) {
    // 304 is an answer of 200 that the other client had already
    const recorded = request.status === 304 ? 200 : (request.status ?? 200);
    if (recorded === answer.status) continue;
    const message = messageOf(answer.body);
    const key = `${recorded} ${answer.status} ${message.slice(0, 40)}`;
    const known = found.get(key);
    const example = { message, example: targetOf(request), line: request.line };
    found.set(key, {
      recorded,
      here: answer.status,
      ...(known ? { message: known.message, example: known.example, line: known.line } : example),
      requests: (known?.requests ?? 0) + 1,
    });
  }
  return [...found.values()].toSorted((one, other) => other.requests - one.requests);
}

/** Parameters of every operation that are no filter of one. */
function ignoredOf(operation: Operation, exchanges: readonly Exchange[]): Record<string, number> {
  const known = new Set(operation.parameters.map(({ name }) => name));
  const names = exchanges.flatMap(({ request }) => [...new Set(request.query.keys())]);
  const found = new Map<string, number>();
  for (const name of names.filter((one) => !known.has(one))) found.set(name, (found.get(name) ?? 0) + 1);
  return Object.fromEntries(found);
}

function comparedOf(
  path: string,
  operation: Operation | undefined,
  exchanges: readonly Exchange[],
): OperationComparison {
  const answered = exchanges.filter(
    ({ request, answer: { status } }) =>
      request.body !== undefined && (request.status ?? 200) === 200 && status === 200,
  );
  const { missing, types } = differences(
    membersOf(answered.map(({ request }) => request.body)),
    membersOf(answered.map((one) => one.answer.body)),
  );
  return {
    operation: path,
    isOperation: operation !== undefined,
    requests: exchanges.length,
    statuses: statusesOf(exchanges),
    missing: missing.map((member) => ({ member, documented: isDocumented(path, member) })),
    types,
    ignored: operation ? ignoredOf(operation, exchanges) : {},
  };
}

/** Compares answers with the recorded ones, by operation: what one market's data lacks in one answer, it may have in another. */
export function compare(exchanges: readonly Exchange[]): OperationComparison[] {
  const byPath = new Map<string, { operation: Operation | undefined; exchanges: Exchange[] }>();
  for (const exchange of exchanges) {
    const operation = operationOf(exchange.request.path);
    const path = operation?.path ?? exchange.request.path;
    const known = byPath.get(path) ?? { operation, exchanges: [] };
    known.exchanges.push(exchange);
    byPath.set(path, known);
  }
  return [...byPath].map(([path, one]) => comparedOf(path, one.operation, one.exchanges));
}

/** Does an answer differ in what a client reads? Members that only the data lacks, and ignored parameters, are no fault. */
export const differs = ({ statuses, missing, types }: OperationComparison): boolean =>
  statuses.length > 0 || types.length > 0 || missing.some(({ documented }) => !documented);
