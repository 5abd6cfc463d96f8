import type { SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { type Request, requestOf } from '../../request.ts';
import { followable } from '../../words.ts';
import type { Row } from '../explore/answer.ts';
import { valueAt } from '../explore/record-values.ts';
import type { Dealer } from './dealer.ts';

/** Asks for the details of the dealer, where the market answers them by this name. */
export function detailsRequest(search: SearchDescription, { name, value }: Dealer): Request[] {
  const operation = knowledge.value?.operations.find(
    ({ kind, market, path }) => kind === 'dealer' && market === search.market && path.endsWith(`{${name}}`),
  );
  return operation ? [requestOf(operation.path, [[name, value]])] : [];
}

const text = (row: Row | undefined, ...paths: string[]): string | undefined =>
  paths
    .map((path) => row && valueAt(row, path))
    .filter((one) => (typeof one === 'string' && one !== '') || typeof one === 'number')
    .map(String)[0];

/** Who the dealer is: as the directory tells, else as a listing does. */
export function dealerDetails(details: Row | undefined, listing: Row | undefined) {
  const told = (name: string, ...others: string[]): string | undefined =>
    text(details, name, ...others) ??
    text(listing, `dealer.${name}`, ...others.map((one) => `dealer.${one}`));
  const website = told('inventory_url', 'website');
  return {
    name: told('seller_name', 'name'),
    type: told('dealer_type'),
    group: told('dealership_group_name'),
    place: [told('street'), told('city'), told('state', 'county'), told('zip')].filter(Boolean).join(', '),
    phone: told('seller_phone', 'phone'),
    website,
    link: website && followable(website.includes('://') ? website : `https://${website}`),
  };
}

/** Name, place and ways to a dealer. */
export function DealerDetails({ details }: { details: ReturnType<typeof dealerDetails> }) {
  const facts = [details.type, details.group, details.place, details.phone].filter(Boolean);
  return (
    <p class="who-is">
      {facts.join(' · ')}
      {details.link ? (
        <>
          {' '}
          <a href={details.link} target="_blank" rel="noreferrer noopener">
            {details.website}
          </a>
        </>
      ) : null}
    </p>
  );
}
