/** A group of dealers, with a website that shows the vehicles of all of them. */
export interface Group {
  readonly id: number;
  readonly name: string;
  readonly website: string;
  /** parts of the group; none: its dealers stand in it directly */
  readonly parts: readonly { readonly id: number; readonly name: string }[];
}

// two names with a comma, as real groups have them
const NAMES = [
  'Harborline Automotive Group',
  'Blue Mesa Motors',
  'Cedar, Oak & Pine Auto Group',
  'Northgate Automotive',
  'Prairie Star Dealerships',
  'Three Rivers Auto Group',
  'Summit Crest Motors',
  'Tidewater Automotive',
  'Lone Cypress Auto Group',
  'Copper Canyon Dealerships',
  'Great Lakes Motor Company',
  'Evergreen, Cascade & Coast',
  'Granite State Automotive',
  'Magnolia Automotive Group',
];
const PARTS = ['East', 'West', 'Import', 'Truck Centers'];

/** The dealership groups of the sample, with their ids. */
export const groups: readonly Group[] = NAMES.map((name, at) => {
  const id = 101 + at * 7;
  const short = name.split(/[, ]/).slice(0, 2).join(' ').trim();
  const parts =
    at % 2
      ? []
      : PARTS.slice(0, 2 + (at % 3)).map((part, n) => ({ id: 500 + at * 10 + n, name: `${short} ${part}` }));
  return { id, name, website: `${short.toLowerCase().replaceAll(' ', '')}.example`, parts };
});
