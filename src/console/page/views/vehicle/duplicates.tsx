import type { SearchDescription } from '../../../metadata.ts';
import { withUnit } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { figure, title } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import type { Row } from '../explore/answer.ts';
import { valueAt } from '../explore/record-values.ts';
import { type AttributedListing, attributed, STEPS } from './attribution.ts';

const text = (row: Row, path: string): string | undefined => {
  const value = valueAt(row, path);
  return value === undefined ? undefined : String(value);
};

const number = (row: Row, path: string): number | undefined => {
  const value = valueAt(row, path);
  return typeof value === 'number' ? value : undefined;
};

function whyOf({ lostAt }: AttributedListing): string {
  const step = lostAt === undefined ? undefined : STEPS[lostAt];
  return step ? `ranked lower by: ${step.about}` : 'ranked first';
}

function columnsOf({ search, searchable, shown }: Told, onShow: (id: string) => void) {
  const columns: Column<AttributedListing>[] = [
    {
      name: 'source',
      title: 'Source',
      text: true,
      value: ({ row }) => text(row, 'source'),
      show: ({ row }) => (
        <button
          type="button"
          class="plain"
          aria-pressed={text(row, 'id') === shown}
          title="Show this listing"
          onClick={() => onShow(text(row, 'id') ?? '')}
        >
          {text(row, 'source') ?? text(row, 'id')}
        </button>
      ),
    },
    {
      name: 'searchable',
      title: 'Searchable',
      text: true,
      value: ({ row }) => String(text(row, 'id') === searchable),
      show: ({ row }) => (text(row, 'id') === searchable ? <strong>yes</strong> : 'no'),
    },
    { name: 'why', title: 'Rank by the rule', text: true, value: whyOf },
    { name: 'seller', title: 'Seller', text: true, value: ({ row }) => text(row, 'dealer.name') },
    ...['price', 'miles'].map(
      (field): Column<AttributedListing> => ({
        name: field,
        title: title(field),
        value: ({ row }) => number(row, field),
        show: ({ row }) => {
          const value = number(row, field);
          return value === undefined ? '–' : withUnit(figure(value), unitOfRecord(search, field, row));
        },
      }),
    ),
    ...STEPS.map(
      ({ about, says }, at): Column<AttributedListing> => ({
        name: `step_${at + 1}`,
        title: `${at + 1}. ${about}`,
        text: true,
        value: ({ row }) => says(row),
        show: ({ row, lostAt }) => (lostAt === at ? <mark>{says(row)}</mark> : says(row)),
      }),
    ),
  ];
  return columns;
}

interface Told {
  readonly search: SearchDescription;
  /** id of the listing that searches answer by themselves */
  readonly searchable: string | undefined;
  /** id of the listing that the page shows */
  readonly shown: string | undefined;
}

interface Props extends Told {
  readonly state: ViewState;
  readonly rows: readonly Row[];
}

/** Says which listing searches answer, why, and where the rule and the answer part. */
function Why({ order, searchable }: { order: readonly AttributedListing[]; searchable: string | undefined }) {
  const [first, second] = order;
  if (!first) return null;
  const id = text(first.row, 'id');
  if (searchable === undefined) {
    return <p>None of them is searchable: the deliveries marked each as not searchable.</p>;
  }
  if (id !== searchable) {
    return (
      <p>
        The searchable listing is <code>{searchable}</code>, because a delivery says so. By the rule it would
        be <code>{id}</code>.
      </p>
    );
  }
  const step = second?.lostAt === undefined ? undefined : STEPS[second.lostAt];
  return (
    <p>
      The searchable listing is the one on <strong>{text(first.row, 'source') ?? id}</strong>
      {step
        ? `: it wins by “${step.about}”. Each step decides among the listings left by the steps before.`
        : ', the only listing.'}
    </p>
  );
}

/** The listings of the vehicle on all sources, and why one of them is searchable. */
export function Duplicates({ state, rows, ...told }: Props) {
  const order = attributed(rows);
  return (
    <section aria-label="On all sources" class="duplicates">
      <Why order={order} searchable={told.searchable} />
      <DataTable
        name="On all sources"
        rows={order}
        columns={columnsOf(told, (id) => state.ask({ id, vin: undefined }))}
        keyOf={({ row }) => text(row, 'id') ?? ''}
        order={state.setting('copies')}
        onOrder={(copies) => state.show({ copies })}
      />
    </section>
  );
}
