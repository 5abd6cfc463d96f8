import { ForecourtError, facet, forecourt, type Schema } from '../../clients/typescript/src/index.ts';

/** The page of a shop: filters with counts, a radius, pages. Its own server adds the key (server.ts). */

type Car = Schema<'Listing'>;
const market = forecourt({ url: location.origin });

const PER_PAGE = 12;
/** Fields that are chosen from, as they are called here. */
const CHOSEN = { make: 'Make', body_type: 'Body', fuel_type: 'Fuel' } as const;
type Chosen = keyof typeof CHOSEN;

const at = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T;
const form = at<HTMLFormElement>('search');
const state = { page: 0, version: '', asked: 0 };

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat('en-US');

/** An element with text: what comes from dealers' feeds is never HTML. */
function element(name: string, text: string, ...inner: Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...inner);
  return made;
}

/** What is asked, from the form. A backslash keeps the comma in a value. */
function query() {
  const sent = new FormData(form);
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const [sort_by = 'price', sort_order = 'asc'] = text('sort').split(' ');
  const chosen = Object.keys(CHOSEN).flatMap((field) => {
    const values = sent.getAll(field).map((value) => String(value).replaceAll(/[\\,]/g, '\\$&'));
    return values.length > 0 ? [[field, values.join(',')]] : [];
  });
  return {
    car_type: ['used' as const],
    ...(text('zip') ? { zip: text('zip'), radius: Number(text('radius')) } : {}),
    ...(text('price') ? { price_range: `-${text('price')}` } : {}),
    ...(Object.fromEntries(chosen) as Partial<Record<Chosen, string>>),
    // the orders of the form
    sort_by: sort_by as 'price' | 'miles' | 'dist',
    sort_order: sort_order as 'asc' | 'desc',
    rows: PER_PAGE,
    start: state.page * PER_PAGE,
    facets: Object.keys(CHOSEN)
      .map((field) => `${field}|0|8`)
      .join(','),
    // a chosen filter keeps its other values, so that more can be chosen
    count_other_values: true,
    ...(state.version ? { data_version: state.version } : {}),
  };
}

function card({ heading, price, miles, dealer, dist }: Car): HTMLElement {
  const facts = [
    price === undefined ? 'Price on request' : dollars.format(price),
    ...(miles === undefined ? [] : [`${number.format(miles)} miles`]),
  ];
  const place = [dealer?.name, dealer?.city].filter(Boolean).join(', ');
  return element(
    'li',
    '',
    element('h2', heading ?? 'A car'),
    element('div', facts.join(' · ')),
    element('div', dist === undefined ? place : `${place} · ${Math.round(dist)} miles away`),
  );
}

/** The values of a field with their counts; those that are chosen stay, also where nothing is left of them. */
function choices(field: Chosen, found: Parameters<typeof facet>[0]): HTMLElement {
  const chosen = new FormData(form).getAll(field).map(String);
  const counted = facet(found, field);
  const gone = chosen.filter((value) => !counted.some(({ item }) => item === value));
  const rows = [...counted, ...gone.map((item) => ({ item, count: 0 }))].map(({ item, count }) => {
    const box = document.createElement('input');
    Object.assign(box, { type: 'checkbox', name: field, value: item, checked: chosen.includes(item) });
    return element('label', '', box, element('span', `${item} (${number.format(count)})`));
  });
  return element('fieldset', '', element('legend', CHOSEN[field]), ...rows);
}

async function show(): Promise<void> {
  state.asked += 1;
  const { asked } = state;
  at('found').textContent = 'Searching …';
  try {
    const { data, response } = await market.GET('/search/car/active', { params: { query: query() } });
    // a later question was asked meanwhile
    if (!data || asked !== state.asked) return;
    state.version = response.headers.get('X-Data-Version') ?? '';
    const last = Math.max(0, Math.ceil(data.num_found / PER_PAGE) - 1);
    at('found').textContent =
      data.num_found === 0 ? 'No car fits. Widen the search.' : `${number.format(data.num_found)} cars`;
    at('cars').replaceChildren(...data.listings.map(card));
    at('facets').replaceChildren(...(Object.keys(CHOSEN) as Chosen[]).map((field) => choices(field, data)));
    at('page').textContent = `Page ${state.page + 1} of ${last + 1}`;
    at<HTMLButtonElement>('previous').disabled = state.page === 0;
    at<HTMLButtonElement>('next').disabled = state.page >= last;
  } catch (error) {
    if (asked !== state.asked) return;
    // the data changed between two pages: again from the first one
    if (error instanceof ForecourtError && error.status === 409) return again();
    at('found').textContent = error instanceof ForecourtError ? error.message : 'Something went wrong.';
  }
}

function again(): Promise<void> {
  Object.assign(state, { page: 0, version: '' });
  return show();
}
function turn(by: number): Promise<void> {
  state.page += by;
  return show();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void again();
});
form.addEventListener('change', () => void again());
at('previous').addEventListener('click', () => void turn(-1));
at('next').addEventListener('click', () => void turn(1));
// on a phone the cars come first
at<HTMLDetailsElement>('more').open = matchMedia('(min-width: 48rem)').matches;
void show();
