import type { OperationDescription, SearchDescription } from '../../../metadata.ts';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import type { SearchAnswer } from '../explore/answer.ts';
import { recordsOf } from '../explore/gather.ts';
import type { HistoryRecord } from './history.tsx';
import { type Identity, listingRequests } from './identity.ts';

/**
 * Asks what is known of a vehicle. `all`: its listings; `answered`: those that searches answer by themselves; `history`:
 * a page of its records, nothing where no operation tells them; `asked`: all that was asked, to be shown.
 */
export function useVehicle(
  state: ViewState,
  search: SearchDescription,
  identity: Identity,
  operation: OperationDescription | undefined,
) {
  const page = state.param('page');
  const listings = listingRequests(search, identity);
  // the country of a record, which tells its money, is no standard member; the UK's has no choice of members, and one money
  const fields = operation?.parameters.find(({ name }) => name === 'fields')?.initial;
  const records = operation
    ? [
        requestOf(operation.path, [
          identity,
          ...(fields ? [['fields', `${fields},country`] as const] : []),
          ...(page ? [['page', page] as const] : []),
        ]),
      ]
    : [];
  const found = useAnswers<SearchAnswer>(listings);
  const history = useAnswers<readonly HistoryRecord[]>(records);
  const [all, answered] = found.answers.map(({ data }) => recordsOf(search, data));
  const asked = [
    { requests: listings, asked: found },
    { requests: records, asked: history },
  ];
  return { found, history, all, answered, asked };
}
