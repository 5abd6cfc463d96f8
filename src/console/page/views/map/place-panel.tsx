import { useEffect, useRef } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { withUnit } from '../../money.ts';
import { asking, type Selection } from '../../selection.ts';
import { count } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import { dealerAddress } from '../dealer/dealer-address.ts';
import type { Row } from '../explore/answer.ts';
import { nameOf, sellerOf } from '../explore/record-values.ts';
import { showSelection } from '../explore/show-selection.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import { type Place, recordName } from './places.ts';

/** Records of a place that are written. */
const MOST = 12;

const PRICE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

function Record({ search, row }: { search: SearchDescription; row: Row }) {
  const address = search.shows === 'directory' ? dealerAddress(search, row) : vehicleAddress(search, row);
  const unit = unitOfRecord(search, 'price', row);
  return (
    <li>
      {address ? <a href={address}>{recordName(row)}</a> : recordName(row)}
      {typeof row.price === 'number' ? ` ${withUnit(PRICE.format(row.price), unit)}` : ''}
      {search.shows === 'directory' ? <small> {sellerOf(row)}</small> : null}
    </li>
  );
}

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  readonly places: readonly Place[];
  readonly records: string;
  readonly onClose: () => void;
}

/** What is at a place of the map: its records, or its postal code to ask for alone. */
export function PlacePanel({ search, selection, places, records, onClose }: Props) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), [places]);
  const [place] = places;
  if (!place) return null;
  const all = places.flatMap((one) => one.records);
  const number = places.reduce((sum, one) => sum + one.number, 0);
  const { zip } = place;
  const [first] = places.length === 1 ? all : [];
  const dealer = first && dealerAddress(search, first);
  return (
    <section class="at-place" aria-label="At this place" tabIndex={-1} ref={frame}>
      <div class="line">
        <h4>{places.length > 1 ? `${count(places.length)} places` : place.name}</h4>
        <span>
          {count(number)} {records}
        </span>
        {dealer && search.shows === 'listing' ? <a href={dealer}>The dealer</a> : null}
        <button type="button" class="plain" onClick={onClose}>
          Close
        </button>
      </div>
      {all.length > 0 ? (
        <ul>
          {all.slice(0, MOST).map((row) => (
            <Record key={nameOf(row)} search={search} row={row} />
          ))}
        </ul>
      ) : null}
      {all.length > MOST ? <small>The first {count(MOST)} of them.</small> : null}
      {zip ? (
        <button
          type="button"
          class="plain"
          onClick={() =>
            showSelection(
              asking(selection, { zip, radius: undefined, latitude: undefined, longitude: undefined }),
            )
          }
        >
          Only ZIP {zip}
        </button>
      ) : null}
    </section>
  );
}
