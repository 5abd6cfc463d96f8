import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import type { Row } from '../explore/answer.ts';
import { OF_ID, vehicleSearch } from './identity.ts';

/** The address of the page of a record's vehicle; undefined: it is of none. */
export function vehicleAddress({ path, details }: SearchDescription, row: Row): string | undefined {
  const { id } = row;
  if (typeof id !== 'string' || details === undefined) return undefined;
  // a search by VIN answers the listing with its copies
  const byVin = OF_ID.test(id) && vehicleSearch(knowledge.value as Metadata)?.path === path;
  return formatAddress({ view: 'vehicle', path: byVin ? '' : details, params: new Map([['id', id]]) });
}
