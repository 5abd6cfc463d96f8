import { useMemo } from 'preact/hooks';
import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import type { Found } from './answer.ts';
import { endsOf, endsRequest } from './ends.ts';
import type { EndsByField } from './requests.ts';

/**
 * Where the bars of the fields begin and end, by what the whole market has: so they stay while it is narrowed, and can be
 * compared. A field that cannot be measured has none; undefined: they are not known yet.
 */
export function useEnds(
  search: SearchDescription,
  selection: Selection,
  fields: readonly FieldDescription[],
): EndsByField | undefined {
  const request = endsRequest(search, selection, fields);
  const { answers, outcomes, waiting } = useAnswers<Found>(request ? [request] : [], search.path);
  const stats = answers[0]?.data.stats;
  const known = useMemo(
    () =>
      new Map(
        fields.flatMap((field) => {
          const ends = endsOf(field, stats?.[field.name]);
          return ends ? [[field.name, ends] as const] : [];
        }),
      ),
    [stats, search.path],
  );
  return request && outcomes.length === 0 && waiting ? undefined : known;
}
