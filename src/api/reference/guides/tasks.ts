import { example } from '../example.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly examples: readonly string[];
}

/** A task, step by step. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Step[];
}

const CARS = '/search/car/active';
const VIN = '1FTAACC88PA100000';

/** The five commonest tasks, step by step. */
export const GUIDES: readonly Guide[] = [
  {
    name: 'search-page',
    title: 'A search page with filters',
    about:
      'What a storefront shows: a list of cars, filters with counts, a price histogram, the place of the visitor, and pages.',
    steps: [
      {
        title: 'One request shows the whole page',
        text: 'The rows of the page, the counts of each filter, and the histogram come with one answer.',
        examples: [
          example(
            'Used cars near a ZIP, cheapest first',
            `${CARS}?car_type=used&zip=60616&radius=100&sort_by=price&rows=10&facets=make|0|15,body_type,year&range_facets=price|0|60000|5000`,
          ),
        ],
      },
      {
        title: 'A chosen filter keeps its other values',
        text: 'With `count_other_values=true` a facet is counted without the filter of its own field, and with all others: a visitor who has chosen a make sees the other makes, too.',
        examples: [
          example(
            'The page with a make chosen: its models, and every make',
            `${CARS}?car_type=used&make=ford&zip=60616&radius=100&rows=10&facets=make|0|15,model|0|15&count_other_values=true`,
          ),
        ],
      },
      {
        title: 'What the visitor types',
        text: 'Auto-complete gives terms that begin with what was typed, or hold it, the most frequent first.',
        examples: [example('A make', '/search/car/auto-complete?field=make&input=to')],
      },
      {
        title: 'The next page',
        text: 'Send `start`, and the `X-Data-Version` of the first answer as `data_version`. 422 beyond the last row is the end.',
        examples: [
          example(
            'Rows 11 to 20',
            `${CARS}?car_type=used&zip=60616&radius=100&sort_by=price&rows=10&start=10`,
          ),
        ],
      },
    ],
  },
  {
    name: 'price-drops',
    title: 'Price drops',
    about: 'Which cars became cheaper, by how much, and at which dealers.',
    steps: [
      {
        title: 'Those of the last week',
        text: 'A record begins when price or mileage change: `first_seen_days=0-7` finds records of the last week, and `price_change=negative` those that are cheaper than the one before. `ref_price` is the price before, `price_change_percent` the change.',
        examples: [
          example(
            'The largest drops of the week',
            `${CARS}?price_change=negative&first_seen_days=0-7&sort_by=price_change_percent&rows=5`,
          ),
        ],
      },
      {
        title: 'By dealer',
        text: 'Facets count them without a look at each.',
        examples: [
          example(
            'Dealers and models',
            `${CARS}?price_change=negative&first_seen_days=0-7&rows=0&facets=seller_name|0|10,model|0|10`,
          ),
        ],
      },
      {
        title: 'Of a day',
        text: 'What arrived, departed or moved in price on a day that is known, by default the newest, counted and listed.',
        examples: [example('The price cuts of the newest day', '/changes/car?change=price_cut&rows=5')],
      },
      {
        title: 'To be told',
        text: 'Save the search as a view (`POST /v2/views`) and set an alert on it (`PUT /v2/views/{view_id}/alert`): after each delivery your webhooks get its listings that arrived, left or changed their price.',
        examples: [],
      },
      {
        title: 'Each price that a car ever had',
        text: 'The history has a record for each price and mileage on each source.',
        examples: [example('A history', `/history/car/${VIN}?fields=price,miles,status_date,source`)],
      },
    ],
  },
  {
    name: 'dealer-inventory',
    title: "A dealer's inventory",
    about: 'All that a dealer lists, whole and consistent, to show it or to compare it with your own.',
    steps: [
      {
        title: 'Find the dealer',
        text: 'By place, type, group or name. `mc_website_id` or the domain (`source`) name it, or `dealer.id` of a listing.',
        examples: [
          example('Franchise dealers of Illinois', '/dealerships/car?state=IL&dealer_type=franchise&rows=3'),
        ],
      },
      {
        title: 'Read the inventory page by page',
        text: 'Up to 1,500 rows a page, duplicates and unattributed listings among them; `owned=true` gives only what the dealer really has. Send `data_version` with each further page, so that a delivery in between changes nothing.',
        examples: [
          example('The first page', '/dealerships/inventory?dealer_id=1000000&rows=5'),
          example(
            'What it has, without rows',
            '/dealerships/inventory?dealer_id=1000000&rows=0&facets=make,inventory_type&stats=price,dom_active',
          ),
        ],
      },
      {
        title: 'Be told when to read again',
        text: 'A webhook tells when a delivery changed answers; without one, `/deliveries` says when the last came.',
        examples: [example('The newest delivery', '/deliveries?dataset=listings&rows=1')],
      },
    ],
  },
  {
    name: 'vehicle',
    title: 'All about one vehicle',
    about: 'From a VIN to what it is, where it stands, what it cost, and whether it was recalled.',
    steps: [
      {
        title: 'What the VIN says',
        text: 'Offline, with public data.',
        examples: [example('Decoded', `/decode/car/${VIN}/specs`)],
      },
      {
        title: 'Where it stands now',
        text: 'By `vin`. An empty page: it is not listed; `/search/car/recents` finds what left in the last 90 days.',
        examples: [example('Its listing', `${CARS}?vin=${VIN}`)],
      },
      {
        title: 'What it cost, and its recalls',
        text: 'Recalls need accepted terms; the demo key has them.',
        examples: [example('History', `/history/car/${VIN}`), example('Recalls', `/car/recalls/${VIN}`)],
      },
      {
        title: 'What is like it',
        text: '`vins` with `match` finds the same build elsewhere.',
        examples: [example('Same make and model', `${CARS}?vins=${VIN}&match=make,model&rows=3&stats=price`)],
      },
    ],
  },
  {
    name: 'market-value',
    title: 'What sells, how fast, for how much',
    about: 'Figures of sold vehicles and of supply, to price a car or to choose what to buy.',
    steps: [
      {
        title: 'What sold last month',
        text: 'Groups ranked in each state, with exact percentiles. `inventory_type` is required; unknown parameters are refused.',
        examples: [
          example(
            'The makes that sell most',
            '/sold-vehicles/summary?inventory_type=used&summary_by=national&ranking_dimensions=make&top_n=5',
          ),
        ],
      },
      {
        title: 'Whether there is too much of it',
        text: "Market days' supply: active listings over the daily sales of 45 days.",
        examples: [example('Of a make', '/mds/car?make=ford')],
      },
      {
        title: 'What is asked now',
        text: 'Statistics of the listings that compete, by year, mileage and place.',
        examples: [
          example(
            'Median, percentiles',
            `${CARS}?car_type=used&make=ford&miles_range=0-60000&rows=0&stats=price,dom_active`,
          ),
          example(
            'By model',
            `${CARS}/pivot?car_type=used&make=ford&group_by=model|0|5&measures=price|median,dom|median`,
          ),
        ],
      },
      {
        title: 'How it got there',
        text: 'Trends tell the same of every day, week or month that is known: listings, arrivals, departures, price cuts and figures, in groups; by month with the vehicles sold beside it.',
        examples: [
          example(
            'The median price of each model of a make, by week',
            '/trends/car?by=week&inventory_type=used&make=ford&group_by=model&limit=5&measures=price|median',
          ),
        ],
      },
    ],
  },
];
