/**
 * Words of makers for a grade of a model, which are part of no model's name: behind a known model they are its trim (feeds.md section 3).
 * Words that are both (Malibu Limited, Cooper SE), or a body or an engine (Sport, Touring, GT, S), are none of them. In lower case.
 */
const GRADES: ReadonlySet<string> = new Set([
  ...['base', 'platinum', 'premium', 'premium plus', 'premium luxury', 'prestige', 'luxury'],
  ...['le', 'xle', 'xse', 'sr5', 'sel', 'sxt', 'slt', 'sle', 'lt', 'ltz', 'lx', 'ex', 'ex-l', 'sv'],
  ...[
    'xlt',
    'lariat',
    'king ranch',
    'laramie',
    'big horn',
    'denali',
    'high country',
    'work truck',
    'titanium',
  ],
  ...[
    'laredo',
    'overland',
    'sahara',
    'rubicon',
    'trailhawk',
    'latitude',
    'calligraphy',
    'signature',
    'reserve',
  ],
  ...['premium package', 'technology package', 'comfortline', 'highline', 'trendline'],
]);

/** Wheels that are driven, which stand behind a grade. */
const DRIVES: ReadonlySet<string> = new Set(['awd', '4wd', 'fwd', 'rwd', '2wd', '4x4', '4x2']);

/** Is the text a grade, with the wheels that are driven or without? */
export function isGrade(text: string): boolean {
  const words = text.toLowerCase().trim().split(/\s+/);
  const named = DRIVES.has(words.at(-1) ?? '') ? words.slice(0, -1) : words;
  return GRADES.has(named.join(' '));
}
