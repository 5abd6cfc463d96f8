import { type Column, DataTable } from '../../parts/data-table.tsx';
import { count } from '../../words.ts';
import type { Place } from './places.ts';

/** Places that the page writes; a file has all of them. */
const MOST = 100;

interface Props {
  readonly places: readonly Place[];
  readonly records: string;
  readonly onOpen: (places: readonly Place[]) => void;
}

/** The places as a table: what the map shows, for the keyboard and for screen readers. */
export function PlaceTable({ places, records, onOpen }: Props) {
  const columns: Column<Place>[] = [
    {
      name: 'place',
      title: 'Place',
      text: true,
      value: ({ name }) => name,
      show: (place) => (
        <button type="button" class="plain" onClick={() => onOpen([place])}>
          {place.name}
        </button>
      ),
    },
    {
      name: 'number',
      title: records.replace(/^./, (letter) => letter.toUpperCase()),
      value: ({ number }) => number,
    },
    { name: 'latitude', title: 'Latitude', value: ({ position: [, latitude] }) => latitude },
    { name: 'longitude', title: 'Longitude', value: ({ position: [longitude] }) => longitude },
  ];
  return (
    <>
      <DataTable
        name={`Places of ${records}`}
        columns={columns}
        rows={places}
        most={MOST}
        keyOf={({ key }) => key}
      />
      {places.length > MOST ? (
        <small>
          The {count(MOST)} places with most of {count(places.length)}; the file has all.
        </small>
      ) : null}
    </>
  );
}
