import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { holds } from '../../list.ts';
import { fileOf, SaveAll } from '../../parts/save.tsx';
import { type Selection, showing } from '../../selection.ts';
import { count, title } from '../../words.ts';
import { addressOfDealer, NAMES_OF_DEALERS, takesDealer } from '../dealer/dealer-address.ts';
import type { Term, Terms } from './answer.ts';
import { checking } from './check.ts';
import { everyTerm } from './every-record.ts';
import { type Failure, FailureMessage } from './failure.tsx';
import { canInclude, excluded, excluding, included, including } from './filters.ts';
import { MOST_TERMS, moreTerms, termsShown } from './layout.ts';
import { groundOf, termsAsked } from './requests.ts';
import { replaceSelection, showSelection } from './show-selection.ts';

interface Props {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly search: SearchDescription;
  /** undefined: they are not known */
  readonly terms: Terms | undefined;
  /** whether the terms are of the selection before */
  readonly isOld?: boolean;
  /** why it was not counted */
  readonly failure?: Failure | undefined;
}

/** a number that is not known is found by looking */
type Valued = { readonly item: string; readonly count: number | undefined };
const numberText = (number: number | undefined): string => (number === undefined ? '–' : count(number));

interface OneValue extends Pick<Props, 'search' | 'field' | 'selection'> {
  readonly term: Valued;
}

/** Leads from the id of a dealer to their page. */
function DealerLink({ search, selection, field, item }: Omit<OneValue, 'term'> & { item: string }) {
  const name = NAMES_OF_DEALERS.find((one) => one === field.name);
  if (!name || !takesDealer(search, name)) return null;
  const address = addressOfDealer(search, name, item, selection.params.get('country'));
  return (
    <a class="page" href={address} title="The page of this dealer">
      →<span class="sr"> The page of dealer {item}</span>
    </a>
  );
}

function Value({ search, field, selection, term }: OneValue) {
  const { item } = term;
  const isIn = holds(included(selection, field), item);
  const isOut = holds(excluded(selection, field), item);
  const name = title(field.name);
  const open = canInclude(field, item);
  return (
    <li class={isIn ? 'in' : isOut ? 'out' : ''}>
      {open ? (
        <button
          type="button"
          class="value"
          aria-pressed={isIn}
          onClick={() => showSelection(including(selection, field, item))}
        >
          {item}
        </button>
      ) : (
        <span class="value" title="The API has no parameter for this value">
          {item}
        </span>
      )}
      {field.exclude ? (
        <button
          type="button"
          class="leave-out"
          aria-pressed={isOut}
          aria-label={`Exclude ${name} ${item}`}
          title="Exclude"
          onClick={() => showSelection(excluding(selection, field, item))}
        >
          −
        </button>
      ) : null}
      {open ? (
        <button
          type="button"
          class="count"
          aria-label={`${numberText(term.count)}: show the listings with ${name} ${item}`}
          title="Show the listings behind this number"
          onClick={() =>
            showSelection(checking(selection, { kind: 'facet', field: field.name, value: item }))
          }
        >
          {numberText(term.count)}
        </button>
      ) : (
        <span class="count">{numberText(term.count)}</span>
      )}
      <DealerLink search={search} selection={selection} field={field} item={item} />
    </li>
  );
}

function Search({ field, selection }: { field: FieldDescription; selection: Selection }) {
  const { name } = field;
  return (
    <input
      type="search"
      class="find"
      aria-label={`Search ${title(name)}`}
      placeholder="Search"
      value={selection.shown.get(`find.${name}`) ?? ''}
      onInput={({ currentTarget: { value } }) =>
        replaceSelection(
          showing(selection, {
            [`find.${name}`]: value,
            [`more.${name}`]: value === '' ? selection.shown.get(`more.${name}`) : String(MOST_TERMS),
          }),
        )
      }
    />
  );
}

/** What is chosen, though it is not among the terms that are shown; its number is known from all that were answered. */
function unseen(
  field: FieldDescription,
  selection: Selection,
  shown: readonly Term[],
  all: readonly Term[],
  isAll: boolean,
): { item: string; count: number | undefined }[] {
  return [...included(selection, field), ...excluded(selection, field)]
    .filter(
      (value) =>
        !holds(
          shown.map(({ item }) => item),
          value,
        ),
    )
    .map((item) => {
      const known = all.find((term) => holds([item], term.item));
      return known ?? { item, count: isAll ? 0 : undefined };
    });
}

function More({ field, selection, found }: { field: FieldDescription; selection: Selection; found: number }) {
  const terms = termsShown(selection, field);
  const next = moreTerms(terms);
  const less = selection.shown.has(`more.${field.name}`);
  return (
    <p class="more">
      {found > terms && next !== undefined ? (
        <button
          type="button"
          class="plain"
          aria-label={`More of ${title(field.name)}`}
          onClick={() => replaceSelection(showing(selection, { [`more.${field.name}`]: String(next) }))}
        >
          More
        </button>
      ) : null}
      {less ? (
        <button
          type="button"
          class="plain"
          aria-label={`Fewer of ${title(field.name)}`}
          onClick={() =>
            replaceSelection(
              showing(selection, { [`more.${field.name}`]: undefined, [`find.${field.name}`]: undefined }),
            )
          }
        >
          Fewer
        </button>
      ) : null}
      {found >= MOST_TERMS ? <small>The {count(MOST_TERMS)} most frequent values.</small> : null}
    </p>
  );
}

/** What the interface cannot do with a field's values. */
const WHY = {
  'include only': 'Include only: the API has no parameter that excludes values of this field.',
  'counts only': 'Counts only: the API has no parameter that filters by this field.',
} as const;

/** Why a chosen value may find more than its number (feeds.md section 5, stores). */
const COPIES =
  'Choosing a store also returns its duplicates of listings on other sources, so more listings are found than the count says.';

/** The values of a field with their numbers: to choose, to leave out, to check. */
export function Facet({ search, field, selection, terms, isOld = false, failure }: Props) {
  const first = terms?.[0];
  const fault = first && 'result' in first ? first.message : undefined;
  const isKnown = terms !== undefined && !fault;
  const all = isKnown ? (terms as readonly Term[]) : [];
  const wanted = (selection.shown.get(`find.${field.name}`) ?? '').toLowerCase();
  const some = all.filter(({ item }) => item.toLowerCase().includes(wanted));
  const asked = field.include ? 'include only' : 'counts only';
  const shown = some.slice(0, termsShown(selection, field));
  // a value that is not among all of them has no listings
  const isAll = isKnown && !isOld && all.length < termsAsked(search, selection, field);
  const listed: readonly Valued[] = [
    ...(wanted === '' ? unseen(field, selection, shown, all, isAll) : []),
    ...shown,
  ];
  return (
    <section class="facet" aria-label={title(field.name)}>
      <div class="line">
        <h3 title={field.about}>{title(field.name)}</h3>
        <SaveAll
          name={title(field.name)}
          note={field.exclude ? undefined : WHY[asked]}
          content={async (_, signal) => {
            const every = await everyTerm(search, groundOf(search, selection, field), field.name, signal);
            return fileOf(
              [field.name, 'count'],
              every.map(({ item, count: number }) => [item, number]),
            );
          }}
        />
      </div>
      {field.include?.widens && included(selection, field).length > 0 ? <small>{COPIES}</small> : null}
      {fault ? <p role="alert">{fault}</p> : null}
      <FailureMessage failure={failure} />
      {all.length > termsShown(selection, field) || wanted !== '' ? (
        <Search field={field} selection={selection} />
      ) : null}
      <ul>
        {listed.map((term) => (
          <Value key={term.item} search={search} field={field} selection={selection} term={term} />
        ))}
      </ul>
      {isKnown && shown.length === 0 && !failure ? (
        <p class="none">{wanted ? 'No such value.' : 'No values.'}</p>
      ) : null}
      <More field={field} selection={selection} found={all.length} />
    </section>
  );
}
