import type { Vocabulary, Word } from './word.ts';

const words: readonly Word[] = [
  { word: 'Beige', spellings: ['cream'] },
  { word: 'Black', spellings: ['svart'] },
  { word: 'Blue', spellings: ['blå'] },
  { word: 'Brown', spellings: ['brun'] },
  { word: 'Gold', spellings: ['guld'] },
  { word: 'Gray', spellings: ['grey', 'grå'] },
  { word: 'Green', spellings: ['grön'] },
  { word: 'Orange' },
  { word: 'Pink', spellings: ['rosa'] },
  { word: 'Purple', spellings: ['violet', 'lila'] },
  { word: 'Red', spellings: ['röd'] },
  { word: 'Silver' },
  { word: 'Tan' },
  { word: 'White', spellings: ['vit'] },
  { word: 'Yellow', spellings: ['gul'] },
];

export const baseExteriorColour: Vocabulary = { field: 'base_ext_color', words };
export const baseInteriorColour: Vocabulary = { field: 'base_int_color', words };

/** Shades that mean a base colour when a colour's text holds no base colour itself. */
const shades: Readonly<Record<string, string>> = {
  bronze: 'Brown',
  burgundy: 'Red',
  charcoal: 'Gray',
  chocolate: 'Brown',
  copper: 'Orange',
  crimson: 'Red',
  ebony: 'Black',
  graphite: 'Gray',
  gunmetal: 'Gray',
  ivory: 'White',
  maroon: 'Red',
  navy: 'Blue',
  onyx: 'Black',
  pewter: 'Gray',
  sand: 'Beige',
  scarlet: 'Red',
  teal: 'Green',
  titanium: 'Gray',
};

/** Word inside a colour's text, in lower case → base colour; base colours and their spellings. */
export const baseWords: ReadonlyMap<string, string> = new Map(
  words.flatMap(({ word, spellings = [] }) =>
    [word.toLowerCase(), ...spellings].map((text) => [text, word] as const),
  ),
);

/** The same for shades: looked for only when no base colour stands in the text. */
export const shadeWords: ReadonlyMap<string, string> = new Map(Object.entries(shades));
