import type { FieldDescription } from '../../../metadata.ts';
import { type Request, requestOf } from '../../request.ts';
import { count, figure, title } from '../../words.ts';
import type { Bars, Row } from './answer.ts';
import type { Check, CheckedNumber, CheckResult } from './check-result.ts';
import { textOf, valuesIn } from './filters.ts';
import { type Ask, gather } from './gather.ts';
import { below, spanText } from './ranges.ts';
import { valueAt, valuesAt } from './record-values.ts';
import { groundOf, pageOf } from './requests.ts';
import { aside, equal, type Verdict } from './verdict.ts';

/** Checks of what is counted: the values of a facet, the bars of a histogram. */

const groundIn = ({ search, selection, field }: CheckedNumber): Map<string, string> =>
  groundOf(search, selection, field);

const asked = (ground: CheckedNumber, more: Readonly<Record<string, string>>): Request =>
  requestOf(ground.search.path, [
    ...pageOf(ground.search),
    ...new Map([...groundIn(ground), ...Object.entries(more)]),
  ]);

/** Finds what is counted by a parameter of the interface. */
async function found(ask: Ask, request: Request, judge: (total: number) => Verdict): Promise<CheckResult> {
  const answer = await ask(request);
  return { verdict: judge(answer.num_found), request, found: answer };
}

/** Whether other filters look at the same objects of a record: then all must hold on one of them. */
function sharesObjects(
  { search: { parameters }, field }: CheckedNumber,
  ground: ReadonlyMap<string, string>,
): boolean {
  return parameters.some(
    ({ name, within }) => within !== undefined && within === field.within && ground.has(name),
  );
}

/** Counts records by what they say themselves, where they are few enough to be read; else `otherwise`. */
async function counted(
  ask: Ask,
  ground: CheckedNumber,
  shown: number | undefined,
  isOne: (row: Row) => boolean,
  otherwise: () => Promise<CheckResult>,
): Promise<CheckResult> {
  const { request, found: answer, all } = await gather(ask, ground.search, groundIn(ground));
  if (!all) return otherwise();
  const verdict = equal(shown, all.filter(isOne).length);
  const how = `Checked by reading all ${count(all.length)} matching records, because filters on several objects of one record would select different ones.`;
  return { verdict, how, request, found: answer };
}

const ONE_OBJECT =
  'filters on the objects of a record must all match the same object, but the facet counts every record that has the value.';
const ANY_OBJECT =
  'bars count the first value of each record, but a range finds records with any value in it.';

const same = (one: unknown, other: string): boolean => String(one).toLowerCase() === other.toLowerCase();

/** What is found with a value, and without it: what a store counts, as the search of a store reaches further. */
async function byComplement(
  ask: Ask,
  ground: CheckedNumber,
  request: Request,
  value: string,
  shown: number | undefined,
) {
  const { search, field } = ground;
  const { exclude } = field;
  const answer = await ask(request);
  const name = `${title(field.name)} ${value}`;
  if (!exclude) {
    return {
      verdict: aside(
        shown,
        answer.num_found,
        'more',
        'a search that names a store also returns its duplicate listings.',
      ),
      request,
      found: answer,
    };
  }
  const params = groundIn(ground);
  const none = ['rows', '0'] as const;
  const out = [exclude.name, textOf([value], exclude.form) ?? value] as const;
  const [all, without] = await Promise.all([
    ask(requestOf(search.path, [...params, none])),
    ask(requestOf(search.path, [...new Map([...params, out]), none])),
  ]);
  return {
    verdict: equal(shown, all.num_found - without.num_found),
    how: `A search that names a store also returns duplicates of listings on other sources (${count(answer.num_found)} in all). The count is therefore compared with all ${count(all.num_found)} listings minus the ${count(without.num_found)} without ${name}.`,
    request,
    found: answer,
  };
}

function termIn({ field, shown }: CheckedNumber, value: string): number | undefined {
  const terms = shown.facets?.[field.name] ?? [];
  const term = terms.find((one) => 'item' in one && one.item === value);
  return term && 'count' in term ? term.count : undefined;
}

/** The records that have a value of a facet. */
export function ofFacet(ground: CheckedNumber, value: string): Check | undefined {
  const { field } = ground;
  const { include, at } = field;
  if (!include) return undefined;
  const params = groundIn(ground);
  const before = valuesIn(params.get(include.name), include.form);
  const text = textOf(include.form === 'allOf' ? [...before, value] : [value], include.form) ?? value;
  const request = asked(ground, { ...include.along, [include.name]: text });
  const shown = termIn(ground, value);
  const run = (ask: Ask): Promise<CheckResult> => {
    if (include.widens) return byComplement(ask, ground, request, value, shown);
    if (!sharesObjects(ground, params)) return found(ask, request, (total) => equal(shown, total));
    const fewer = () => found(ask, request, (total) => aside(shown, total, 'fewer', ONE_OBJECT));
    if (!at) return fewer();
    return counted(ask, ground, shown, (row) => valuesAt(row, at).some((one) => same(one, value)), fewer);
  };
  return { label: `${title(field.name)} ${value}`, run };
}

/** What a bar of the name holds: its number, its ends, and what they are called. */
function barOf(bars: Bars | undefined, name: string) {
  const [lower = 0, upper = 0] = name.split(':').map(Number);
  const { start = 0, end = 0 } = bars ?? {};
  if (name === 'before') return { number: bars?.before, upper: start, label: `under ${figure(start)}` };
  if (name === 'after') return { number: bars?.after, lower: end, label: `${figure(end)} or more` };
  const bar = bars?.counts.find(
    ({ lower_bound, upper_bound }) => lower_bound === lower && upper_bound === upper,
  );
  return { number: bar?.count, lower, upper, label: `${figure(lower)} to under ${figure(upper)}` };
}

/** Whether a record counts in a span: with the value that it is measured by. */
const liesIn =
  (at: string, { lower, upper }: { readonly lower?: number; readonly upper?: number }) =>
  (row: Row): boolean => {
    const value = valueAt(row, at);
    return (
      typeof value === 'number' &&
      (lower === undefined || value >= lower) &&
      (upper === undefined || value < upper)
    );
  };

/** Whether what a bar counts can be found: by a range, or in the records. */
export const canCheckBars = ({ range, within, at }: FieldDescription): boolean =>
  range !== undefined || (within !== undefined && at !== undefined);

/** What lies below 0, where ranges of the interface begin: all that have a value less those from 0 on. */
function belowZero(ground: CheckedNumber, range: string, label: string): Check {
  const { search, field, shown } = ground;
  const { counts = [], before = 0, after = 0 } = shown.range_facets?.[field.name] ?? {};
  const all = counts.reduce((total, bar) => total + bar.count, before + after);
  const none = ['rows', '0'] as const;
  const request = requestOf(search.path, [...new Map([...groundIn(ground), [range, '0-'] as const]), none]);
  const run = async (ask: Ask): Promise<CheckResult> => {
    const answer = await ask(request);
    return {
      verdict: equal(before, all - answer.num_found),
      how: `Ranges start at 0, so this is all ${count(all)} records with a value minus the ${count(answer.num_found)} from 0 up.`,
      request,
      found: answer,
    };
  };
  return { label: `${title(field.name)} ${label}`, run };
}

/** The records whose value lies in a bar. */
export function ofBar(ground: CheckedNumber, name: string): Check | undefined {
  const { field, shown } = ground;
  const { range, at, type, within } = field;
  if (!canCheckBars(field)) return undefined;
  const { number, label, ...ends } = barOf(shown.range_facets?.[field.name], name);
  const span = {
    ...(ends.lower === undefined ? {} : { min: ends.lower }),
    ...(ends.upper === undefined ? {} : { max: below(ends.upper, type) }),
  };
  const askable = range !== undefined && (span.max ?? 0) >= 0 ? range : undefined;
  if (range && !askable && within === undefined) return belowZero(ground, range.name, label);
  const request = asked(ground, askable ? { [askable.name]: spanText(span) ?? '' } : {});
  const run = (ask: Ask): Promise<CheckResult> => {
    if (within === undefined) return found(ask, request, (total) => equal(number, total));
    const isFree = askable !== undefined && !sharesObjects(ground, groundIn(ground));
    const more = () =>
      found(ask, request, (total) =>
        isFree
          ? aside(number, total, 'more', ANY_OBJECT)
          : { is: 'unknown', words: `There are too many records to read one by one: ${ANY_OBJECT}` },
      );
    return at ? counted(ask, ground, number, liesIn(at, ends), more) : more();
  };
  return { label: `${title(field.name)} ${label}`, run };
}
