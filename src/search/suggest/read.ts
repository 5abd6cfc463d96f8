import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { fold } from '../../grammar/fold.ts';
import { readCount } from '../../grammar/number.ts';
import type { Query } from '../../grammar/query.ts';
import { fault } from '../../grammar/reading.ts';
import { filterParameters } from '../filters.ts';
import type { SearchPlan } from '../plan.ts';
import type { SearchLimits } from '../policy.ts';
import { readSearch, searchFilters } from '../read.ts';
import { SentParameters, taken } from '../sent-parameters.ts';
import type { SuggestQuery } from './match.ts';
import { type SuggestPolicy, suggestedField } from './policy.ts';

/** Characters of an input. */
const LONGEST_INPUT = 100;

/** What is suggested: terms of a field of the listings that the plan's filters leave. */
export interface SuggestPlan extends SearchPlan {
  readonly suggest: SuggestQuery & { readonly field: string; readonly counts: boolean };
}

/** Terms of an answer (part-2.md, auto-complete rule 3). */
export const MOST_SUGGESTIONS = 50;

const INPUT: Parameter = {
  name: 'input',
  required: true,
  about: `Text that the terms begin with or contain: at most ${LONGEST_INPUT} characters, taken literally.`,
  schema: { type: 'string', maxLength: LONGEST_INPUT },
};
const IGNORE_CASE: Parameter = {
  name: 'ignore_case',
  about: 'false: the input is matched case-sensitively.',
  schema: { type: 'boolean', default: true },
};
const MIN_COUNT: Parameter = {
  name: 'facet_min_count',
  about: 'Minimum number of listings per term.',
  schema: { type: 'integer', minimum: 0, default: 1 },
};
const SORTS = ['count', 'index'] as const;
const SORT: Parameter = {
  name: 'sort_by',
  about:
    'Order of terms that match the input equally well: count (most listings first) or index (alphabetical); other values are ignored. ' +
    `Terms that begin with it always come first; there are at most ${MOST_SUGGESTIONS}.`,
  schema: { type: 'string', enum: SORTS, default: 'count' },
};
const COUNTS: Parameter = {
  name: 'term_counts',
  about: 'true: each term with its number of listings.',
  schema: { type: 'boolean', default: false },
};
const OWN: Readonly<Record<SuggestPolicy['gives'], readonly Parameter[]>> = {
  counted: [INPUT, IGNORE_CASE, MIN_COUNT, SORT, COUNTS],
  plain: [INPUT, IGNORE_CASE, MIN_COUNT, SORT],
  all: [],
};

/** Parameters of an operation that suggests terms (part-2.md S3 and S4, supplement appendix B). */
export function suggestParameters({ search, fields, gives }: SuggestPolicy): Parameter[] {
  const field: Parameter = {
    name: 'field',
    required: true,
    about: 'Field whose terms are returned.',
    schema: { type: 'string', enum: fields },
  };
  return [field, ...OWN[gives], ...searchFilters(search)].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A text that has to be sent: a 400 where it is missing or blank (part-2.md, auto-complete rule 5). */
function needed(asked: SentParameters, name: 'field' | 'input'): string {
  const text = asked.text(name)?.normalize('NFC').trim();
  if (!text) throw new Refusal('parameter_missing', { name });
  return text;
}

function readInput(asked: SentParameters): string {
  const input = needed(asked, 'input');
  if (Array.from(input).length > LONGEST_INPUT)
    taken('input', fault(`it is longer than ${LONGEST_INPUT} characters`));
  return input;
}

/** The parameters that filter: what a search reads besides is none of an auto-complete's. */
function narrowing(query: Query, { dataset, scopes }: SuggestPolicy['search']): Query {
  const fields = filterParameters(dataset);
  const ofScopes = new Set(scopes.flatMap(({ parameters }) => parameters.map(({ name }) => name)));
  return new Map([...query].filter(([name]) => fields.has(name) || ofScopes.has(name)));
}

const EVERY_TERM: SuggestQuery = {
  input: '',
  ignoreCase: true,
  minCount: 1,
  sort: 'index',
  most: Number.MAX_SAFE_INTEGER,
};

/** An order that is none is ignored (feeds.md section 5, "S3, S4 sort_by"). */
const sortOf = (asked: SentParameters): SuggestQuery['sort'] =>
  SORTS.find((sort) => sort === fold(asked.text('sort_by') ?? '')) ?? 'count';

/** What is wanted of the terms. */
function readWanted(asked: SentParameters): SuggestQuery {
  const input = readInput(asked);
  const ignoreCase = !asked.has('ignore_case') || asked.flag('ignore_case');
  return {
    input: ignoreCase ? fold(input) : input,
    ignoreCase,
    minCount: Math.max(1, asked.read('facet_min_count', readCount) ?? 1),
    sort: sortOf(asked),
    most: MOST_SUGGESTIONS,
  };
}

/**
 * Reads the parameters of a request as a plan. Pure. Unknown parameters are ignored. Throws a Refusal: 400 without
 * field or input, 422 for a value that cannot be read.
 */
export function readSuggest(
  query: Query,
  policy: SuggestPolicy,
  limits: SearchLimits,
  now: Date,
): SuggestPlan {
  const { search, fields, gives } = policy;
  const asked = new SentParameters(query, now);
  needed(asked, 'field');
  const wanted = gives === 'all' ? EVERY_TERM : readWanted(asked);
  const name = asked.word('field', fields) ?? '';
  const { operation, coverage, filters, like } = readSearch(narrowing(query, search), search, limits, now);
  return {
    operation,
    coverage,
    filters,
    like,
    start: 0,
    rows: 0,
    plot: false,
    suggest: {
      // the engine knows no field of another name, and gives no terms
      field: suggestedField(search.dataset, name)?.name ?? name,
      ...wanted,
      counts: gives === 'counted' && asked.flag('term_counts'),
    },
  };
}
