/** The members of a listing that tell it in short: the others are given where they are asked for. */
const SHORT: readonly string[] = [
  ...[
    'id',
    'vin',
    'vehicle_registration_mark',
    'heading',
    'inventory_type',
    'price',
    'price_change_percent',
    'ref_price',
  ],
  ...[
    'ref_price_dt',
    'miles',
    'dom_active',
    'first_seen_at_date',
    'last_seen_at_date',
    'dist',
    'exterior_color',
    'vdp_url',
  ],
  ...[
    'build.year',
    'build.make',
    'build.model',
    'build.trim',
    'build.body_type',
    'build.fuel_type',
    'build.drivetrain',
  ],
  ...['dealer.id', 'dealer.name', 'dealer.city', 'dealer.state', 'dealer.zip'],
];

type Members = Readonly<Record<string, unknown>>;

const valueAt = (record: Members, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Members | undefined)?.[name], record);

/** A listing with the members of these paths alone, in one object: `build.make` stands under that name. */
export function shortListing(record: object, more: readonly string[] = []): object {
  if (more.includes('all')) return record;
  const members = [...SHORT, ...more].map((path) => [path, valueAt(record as Members, path)] as const);
  return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
