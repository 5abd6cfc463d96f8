import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { urlOf } from '../../api.ts';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { newestVersion } from '../../versions.ts';
import type { FieldFigures, SearchAnswer } from './answer.ts';
import { endsOf, endsRequest } from './ends.ts';
import type { EndsByField } from './requests.ts';

/** What a market says of its fields, and of which version of its data. */
interface Kept {
  readonly version: string;
  /** by field; undefined: it cannot be measured */
  readonly figures: ReadonlyMap<string, FieldFigures | undefined>;
}

/** By what is asked, without the fields: as long as the data are the same, it is asked once. */
const kept = new Map<string, Kept>();

function keep(place: string, version: string, figures: Kept['figures']): void {
  const before = kept.get(place);
  const same = before?.version === version ? before.figures : [];
  kept.set(place, { version, figures: new Map([...same, ...figures]) });
}

/**
 * Where the bars of the fields begin and end, by what the whole market has: so they stay while it is narrowed, and can be
 * compared. A field that cannot be measured has none; undefined: they are not known yet.
 */
export function useEnds(
  search: SearchDescription,
  selection: Selection,
  fields: readonly FieldDescription[],
): EndsByField | undefined {
  const whole = endsRequest(search, selection, []);
  const place = urlOf(whole);
  const before = kept.get(place);
  const isNew = before?.version === newestVersion(whole.path);
  const missing = fields.filter(({ name, stats }) => stats && !(isNew && before?.figures.has(name)));
  const requests = missing.length > 0 ? [endsRequest(search, selection, missing)] : [];
  const { answers, outcomes, waiting } = useAnswers<SearchAnswer>(requests, place);
  const [answer] = waiting ? [] : answers;
  const told = new Map(missing.map(({ name }) => [name, answer?.data.stats?.[name]] as const));
  // of a search whose data have no version nothing is kept
  if (answer && answer.version !== null) keep(place, answer.version, told);
  const known = new Map([...(before?.figures ?? []), ...(answer ? told : [])]);
  if (waiting && outcomes.length === 0 && missing.some(({ name }) => !known.has(name))) return undefined;
  return new Map(
    fields.flatMap((field) => {
      const ends = endsOf(field, known.get(field.name));
      return ends ? [[field.name, ends] as const] : [];
    }),
  );
}
