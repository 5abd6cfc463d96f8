import { useState } from 'preact/hooks';
import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { isMixed, withUnit } from '../../money.ts';
import { useRoving } from '../../parts/roving-tabindex.ts';
import { Scroller } from '../../parts/scroller.tsx';
import { Unit } from '../../parts/unit.tsx';
import { figure, instantText, title } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import { dealerAddress } from '../dealer/dealer-address.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import type { Row } from './answer.ts';
import { nameOf, pageOf, photosOf, sellerOf, titleOf, valuesAt } from './record-values.ts';

/** A dealer's photo: asked for when its user wants it, and without telling where it is shown. */
function Photo({ row, wanted }: { row: Row; wanted: boolean }) {
  const [asked, setAsked] = useState(false);
  const [broken, setBroken] = useState(false);
  const photos = photosOf(row);
  const [first] = photos;
  if (!first || broken) return <span class="photo none">{broken ? 'not available' : 'no photo'}</span>;
  if (wanted || asked) {
    return (
      <img
        class="photo"
        src={first}
        alt={titleOf(row)}
        referrerpolicy="no-referrer"
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  return (
    <button type="button" class="photo" title="Show the first photo" onClick={() => setAsked(true)}>
      {photos.length} {photos.length > 1 ? 'photos' : 'photo'}
      <span class="sr"> of {titleOf(row)}</span>
    </button>
  );
}

function Name({ row }: { row: Row }) {
  const page = pageOf(row);
  return page ? (
    <a href={page} target="_blank" rel="noreferrer noopener">
      {titleOf(row)}
    </a>
  ) : (
    <span>{titleOf(row)}</span>
  );
}

/** Names and codes are no quantities: 2024, not 2,024. */
const isQuantity = ({ rangeFacet, stats, facet }: FieldDescription): boolean =>
  stats || (rangeFacet !== undefined && !facet);

/** The values of a record, each once; where money of several countries stands together, each with its sign. */
function shownValues(search: SearchDescription, field: FieldDescription, row: Row): string {
  const unit = isMixed(field.unit) ? unitOfRecord(search, field.name, row) : undefined;
  const shown = (value: unknown): string => {
    if (field.type === 'instant') return instantText(value);
    return typeof value === 'number' && isQuantity(field) ? withUnit(figure(value), unit) : String(value);
  };
  return [...new Set(field.at ? valuesAt(row, field.at) : [])].map(shown).join(', ') || '–';
}

/** The order of a table. */
export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

interface Props {
  readonly search: SearchDescription;
  readonly rows: readonly Row[];
  /** what has a column */
  readonly fields: readonly FieldDescription[];
  readonly photos: boolean;
  readonly order?: Order | undefined;
  readonly onOrder?: ((sort: string) => void) | undefined;
}

function Head({ field, order, onOrder }: { field: FieldDescription } & Pick<Props, 'order' | 'onOrder'>) {
  const { sort, name } = field;
  const by =
    sort !== undefined && order?.by === sort ? (order.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" class={isQuantity(field) ? 'number' : ''} aria-sort={by ?? 'none'} title={field.about}>
      {sort && onOrder ? (
        <button type="button" class="head" onClick={() => onOrder(sort)}>
          {title(name)}
          {by ? (by === 'ascending' ? ' ↑' : ' ↓') : ''}
        </button>
      ) : (
        title(name)
      )}
      <Unit of={field} />
    </th>
  );
}

/** What the vehicle of a record is known by. */
const identityOf = ({ vin, vehicle_registration_mark: mark }: Row): string | undefined =>
  vin || mark ? String(vin ?? mark) : undefined;

/** A record by its name, who offers it, and the way to the page of its vehicle. */
function Named({ search, row }: { search: SearchDescription; row: Row }) {
  const address = vehicleAddress(search, row);
  const identity = identityOf(row);
  const dealer = dealerAddress(search, row);
  return (
    <th scope="row">
      <Name row={row} />
      <small>
        {dealer ? (
          <a class="seller" href={dealer} title="The page of this dealer">
            {sellerOf(row) || 'Dealer'}
          </a>
        ) : (
          sellerOf(row)
        )}{' '}
        {address ? (
          <a class="vin" href={address} title="This vehicle">
            {identity ? <code>{identity}</code> : 'This vehicle'}
            {identity ? null : <span class="sr">: {titleOf(row)}</span>}
          </a>
        ) : null}
      </small>
    </th>
  );
}

const NAMES: Readonly<Record<SearchDescription['shows'], string>> = {
  listing: 'Listing',
  directory: 'Dealer',
  incentive: 'Offer',
};

/** Width of a column, in rem. */
const widthOf = (field: FieldDescription): number =>
  isQuantity(field) ? 7 : field.type === 'instant' ? 11.5 : 9.5;

/** Rows are of one height: what is too long for its column is told when it is pointed at. */
function Cell({ search, field, row }: { search: SearchDescription; field: FieldDescription; row: Row }) {
  const text = shownValues(search, field, row);
  return isQuantity(field) ? (
    <td class="number">{text}</td>
  ) : (
    <td class="text" title={text}>
      {text}
    </td>
  );
}

/** A page of what was found. */
export function Listings({ search, rows, fields, photos, order, onOrder }: Props) {
  const withPhotos = search.shows === 'listing';
  const heads = useRoving<HTMLTableRowElement>();
  return (
    <Scroller label={`Table of ${NAMES[search.shows].toLowerCase()}s`}>
      <table
        class="listings"
        style={{ '--fields': `${fields.map(widthOf).reduce((all, one) => all + one, 0)}rem` }}
      >
        {/* widths are of the columns, not of what happens to stand in them: nothing moves with another page */}
        <colgroup>
          {withPhotos ? <col class="thumb" /> : null}
          <col />
          {fields.map((field) => (
            <col key={field.name} class="field" style={{ '--wide': `${widthOf(field)}rem` }} />
          ))}
        </colgroup>
        <thead>
          <tr ref={heads}>
            {withPhotos ? (
              <th scope="col" class="thumb">
                <span class="sr">Photo</span>
              </th>
            ) : null}
            <th scope="col">{NAMES[search.shows]}</th>
            {fields.map((field) => (
              <Head key={field.name} field={field} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={nameOf(row)}>
              {withPhotos ? (
                <td class="thumb">
                  <Photo row={row} wanted={photos} />
                </td>
              ) : null}
              <Named search={search} row={row} />
              {fields.map((field) => (
                <Cell key={field.name} search={search} field={field} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
