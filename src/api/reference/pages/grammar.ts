import { LARGEST } from '../../../grammar/number.ts';
import { MOST_COUNTED, MOST_NAMES, MOST_PRESENT } from '../../../search/bounds.ts';
import { example } from '../example.ts';
import { prose } from '../html.ts';
import type { ReferencePage } from '../page.ts';

const paragraphs = (...texts: readonly string[]): string =>
  texts.map((text) => `<p>${prose(text)}</p>`).join('\n');

const SEARCH = '/search/car/active';

/** How requests are written. */
export const grammar: ReferencePage = {
  path: '/reference/grammar',
  title: 'Grammar',
  about:
    'How values, lists, ranges, dates, places, facets, statistics, orders and pages are written in every request.',
  sections: [
    {
      id: 'lists',
      title: 'Lists',
      html: [
        paragraphs(
          'Values are separated by commas. A record matches if it has any one of them. Case does not count. A backslash keeps a comma that belongs to a value.',
          `A parameter that is sent twice has the values of both. Empty means not sent. Unknown parameters are ignored. The sold-vehicle summary, trends, snapshots and changes refuse what is sent twice, empty or unknown. Lists whose values all must be present (\`high_value_features\`) take ${MOST_PRESENT} values, lists of names that may hold commas ${MOST_NAMES}.`,
        ),
        example('Fords and Toyotas', `${SEARCH}?make=ford,toyota&rows=0&facets=make`),
        example(
          'What may not be: `exclude_make` takes makes out',
          `${SEARCH}?exclude_make=ford&rows=0&facets=make|0|5`,
        ),
      ].join('\n'),
    },
    {
      id: 'ranges',
      title: 'Ranges',
      html: [
        paragraphs(
          '`min-max`, both ends included; either may be left out. A range leaves out what has no value. `price_change_range` takes `min|max`, for its ends may be negative.',
          `Numbers are at most ${LARGEST} in size.`,
        ),
        example('At most 20,000 dollars', `${SEARCH}?price_range=-20000&rows=0&stats=price`),
        example(
          'From 2020 to 2022, below 40,000 miles',
          `${SEARCH}?year=2020-2022&miles_range=0-40000&rows=2`,
        ),
        example(
          'Fallen by 1,000 dollars or more',
          `${SEARCH}?price_change_range=-100000|-1000&rows=2&sort_by=price_change_percent`,
        ),
        example(
          'A range that is none is refused, and the message names it',
          `${SEARCH}?price_range=cheap`,
          422,
        ),
      ].join('\n'),
    },
    {
      id: 'dates',
      title: 'Dates and days',
      html: [
        paragraphs(
          'Dates are `YYYYMMDD-YYYYMMDD`, whole UTC days. Parameters that end in `_days` count days back from today, both ends included: `0-7` is the last week.',
          'In answers, members that end in `_at` are Unix seconds, and those that end in `_at_date` the same instant as text. Both are UTC.',
        ),
        example('First seen at this price within a week', `${SEARCH}?first_seen_days=0-7&rows=2`),
        example('Between two days', `${SEARCH}?last_seen_range=20260101-20991231&rows=0`),
      ].join('\n'),
    },
    {
      id: 'places',
      title: 'Places',
      html: [
        paragraphs(
          '`zip` or `latitude` and `longitude` with `radius`, in miles: what is within it, nearest first unless another order is asked for, each with `dist`. Without a radius `zip` filters by the code itself. In the UK `postal_code` stands for its outward code.',
          '`country` is `us` (the default), `ca` or `all`.',
        ),
        example('Within 50 miles of a ZIP', `${SEARCH}?zip=60616&radius=50&rows=2`),
      ].join('\n'),
    },
    {
      id: 'facets',
      title: 'Facets',
      html: [
        paragraphs(
          `\`facets=field|offset|limit|min_count\` counts the values of a field over all that is found. The offset is 0, the limit 20 (at most 1,000) and min_count 1 where they are left out. Several are separated by commas, at most ${MOST_COUNTED}. \`facet_sort=index\` orders by value.`,
          '`count_other_values=true` counts each field without its own filters: of `make=Ford`, the other makes too, while everything else is of Fords. A page of filters is one request then.',
          'A field that cannot be counted is answered as `[{"result": "Error", "message": …}]` in its place; the rest of the answer stands.',
        ),
        example('The five commonest models, and the states', `${SEARCH}?rows=0&facets=model|0|5,state`),
        example(
          'The Fords, and how many there are of other makes',
          `${SEARCH}?make=Ford&rows=0&facets=make|0|3,model|0|3&count_other_values=true`,
        ),
        example('An Error in place of a facet', `${SEARCH}?rows=0&facets=nothing`),
      ].join('\n'),
    },
    {
      id: 'range-facets',
      title: 'Range facets and statistics',
      html: [
        paragraphs(
          '`range_facets=field|start|end|interval` counts in intervals, with what lies before and after. Without an interval there are twenty.',
          '`stats=field` gives count, missing, minimum, maximum, mean, median, deviation and percentiles over all that is found.',
        ),
        example('Prices in steps of 10,000', `${SEARCH}?rows=0&range_facets=price|0|60000|10000`),
        example('Statistics of price and mileage', `${SEARCH}?rows=0&car_type=used&stats=price,miles`),
      ].join('\n'),
    },
    {
      id: 'order',
      title: 'Order',
      html: [
        paragraphs(
          '`sort_by` names one field, `sort_order` is `asc` or `desc`. An unknown field is ignored. Without an order the newest come first.',
        ),
        example('The dearest first', `${SEARCH}?sort_by=price&sort_order=desc&rows=2`),
      ].join('\n'),
    },
    {
      id: 'pages',
      title: 'Pages',
      html: [
        paragraphs(
          '`rows` and `start`. start + rows may reach as deep as the plan allows; beyond that, and beyond the last row, the answer is 422. `rows=0` asks for counts alone.',
          'Each answer names the version of its data in the header `X-Data-Version`. Send it with the next page, there or as `data_version`, and a delivery that goes live in between neither repeats nor skips a row. 409 says that the version is gone: begin again at the first page.',
        ),
        example('The second page of two', `${SEARCH}?make=ford&rows=2&start=2`),
        example('Beyond the last row', `${SEARCH}?make=ford&start=9999`, 422),
      ].join('\n'),
    },
    {
      id: 'pivot',
      title: 'Pivots',
      html: [
        paragraphs(
          '`/pivot` behind a search groups what it finds by one or two fields (`group_by`) and measures each group (`measures=field|figure`).',
        ),
        example('The median price by make', `${SEARCH}/pivot?group_by=make|0|5&measures=price|median`),
      ].join('\n'),
    },
  ],
};
