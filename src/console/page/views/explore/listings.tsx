import { useState } from 'preact/hooks';
import type { FieldTold } from '../../../metadata.ts';
import { figure, title } from '../../words.ts';
import { nameOf, pageOf, photosOf, sellerOf, titleOf, valueAt } from './record.ts';
import type { Row } from './requests.ts';

/** A dealer's photo: asked for when its user wants it, and without telling where it is shown. */
function Photo({ row, wanted }: { row: Row; wanted: boolean }) {
  const [asked, setAsked] = useState(false);
  const [broken, setBroken] = useState(false);
  const photos = photosOf(row);
  const [first] = photos;
  if (!first || broken) return <span class="photo none">{broken ? 'not there' : 'no photo'}</span>;
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
    <button type="button" class="photo" title="Show the first one" onClick={() => setAsked(true)}>
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

const shownValue = (value: unknown): string =>
  typeof value === 'number' ? figure(value) : value === undefined || value === null ? '–' : String(value);

export interface Order {
  readonly by: string;
  readonly descending: boolean;
}

interface Shown {
  readonly rows: readonly Row[];
  /** quantities that have a column */
  readonly fields: readonly FieldTold[];
  readonly photos: boolean;
  readonly order?: Order | undefined;
  readonly onOrder?: (sort: string) => void;
}

function Head({ field, order, onOrder }: { field: FieldTold } & Pick<Shown, 'order' | 'onOrder'>) {
  const { sort, name } = field;
  const by =
    sort !== undefined && order?.by === sort ? (order.descending ? 'descending' : 'ascending') : undefined;
  return (
    <th scope="col" class="number" aria-sort={by ?? 'none'} title={field.about}>
      {sort && onOrder ? (
        <button type="button" class="head" onClick={() => onOrder(sort)}>
          {title(name)}
          {by ? (by === 'ascending' ? ' ↑' : ' ↓') : ''}
        </button>
      ) : (
        title(name)
      )}
    </th>
  );
}

/** A page of what was found. */
export function Listings({ rows, fields, photos, order, onOrder }: Shown) {
  return (
    <div class="scroll">
      <table class="listings">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">Photo</span>
            </th>
            <th scope="col">Listing</th>
            {fields.map((field) => (
              <Head key={field.name} field={field} order={order} {...(onOrder ? { onOrder } : {})} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={nameOf(row)}>
              <td>
                <Photo row={row} wanted={photos} />
              </td>
              <th scope="row">
                <Name row={row} />
                <small>
                  {sellerOf(row)}
                  {row.vin ? (
                    <a
                      class="vin"
                      href={`#/vehicle?id=${encodeURIComponent(nameOf(row))}`}
                      title="This vehicle"
                    >
                      <code>{String(row.vin)}</code>
                    </a>
                  ) : null}
                </small>
              </th>
              {fields.map(({ name, at }) => (
                <td key={name} class="number">
                  {shownValue(at ? valueAt(row, at) : undefined)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
