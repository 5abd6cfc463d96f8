import { z } from 'zod';
import { nearest } from '../../src/grammar/nearest.ts';
import { configFile } from './config.ts';

/** What is wrong with the form of a configuration, in words: the member, what was given, what is possible. */

type Issue = z.core.$ZodIssue;

/** Members whose value is repeated. No other is: it may be a secret in the wrong member. */
const SHOWN: ReadonlySet<PropertyKey | undefined> = new Set([
  ...['every', 'expected', 'settle', 'since', 'as_of', 'max_size', 'together', 'dataset', 'market'],
  ...['partial', 'format', 'max_rejects', 'port'],
]);

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, as [first, second]',
  object: 'members, each with its name and a colon',
  record: 'members, each with its name and a colon',
};

/** "; did you mean X? possible are X, Y", with what is near in front. */
export function possible(given: string, words: readonly string[]): string {
  const near = nearest(given, words);
  return `${near === undefined ? '' : `; did you mean "${near}"?`} Possible are ${words.join(', ')}`;
}

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );

/** What a union says of what it does not take: the words of ours that one of its forms has for it. */
function unionWords({ errors, message }: z.core.$ZodIssueInvalidUnion): string {
  if (message !== 'Invalid input') return message;
  const own = errors.flat().find(({ code }) => code === 'custom' || code === 'invalid_format');
  return own?.message ?? 'must be a text, or a secret: {env: NAME} or {file: PATH}';
}

function wordsOf(issue: Issue, given: unknown): string {
  if (given === undefined && issue.code !== 'custom') return 'is missing';
  switch (issue.code) {
    case 'invalid_union':
      return unionWords(issue);
    case 'invalid_value':
      return `is not known${possible(String(given), issue.values.map(String))}`;
    case 'invalid_type':
      return issue.message.startsWith('Invalid input')
        ? `must be ${KINDS[issue.expected] ?? issue.expected}`
        : issue.message;
    case 'too_small':
    case 'too_big':
      return boundWords(issue);
    default:
      return issue.message;
  }
}

function boundWords(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string' || issue.origin === 'array') return 'must not be empty';
  return issue.code === 'too_small'
    ? `must be at least ${issue.minimum}`
    : `must be at most ${issue.maximum}`;
}

/** The faults of an issue. `said`: the whole configuration. */
export function formFault(issue: Issue, said: unknown): string {
  const at = issue.path.join('.') || 'the file';
  if (issue.code === 'invalid_key') return `${at}: ${issue.issues[0]?.message}`;
  if (issue.code === 'unrecognized_keys') {
    const known = membersAt(configFile, issue.path);
    return `${at}: ${issue.keys.map((key) => unknownWords(key, known)).join('; ')}`;
  }
  const given = valueAt(said, issue.path);
  const isShown = SHOWN.has(issue.path.at(-1)) && ['string', 'number', 'boolean'].includes(typeof given);
  return `${at}: ${isShown ? `"${given}" ` : ''}${wordsOf(issue, given)}`;
}

function unknownWords(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const help = near === undefined ? `known are ${known.join(', ')}` : `did you mean "${near}"?`;
  return `"${key}" is not known here; ${help}`;
}

/** Names of the members that an object of the schema may have, at a path. */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodRecord) return membersAt(inner.valueType, path.slice(1));
  if (!(inner instanceof z.ZodObject)) return [];
  const [first, ...rest] = path;
  const next: z.core.$ZodType | undefined = inner.shape[String(first)];
  return first === undefined || !next ? Object.keys(inner.shape) : membersAt(next, rest);
}

/** The schema without what may be left out. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;
