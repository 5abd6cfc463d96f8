import type { Chance } from './chance.ts';
import { weighted } from './weighted-draw.ts';

interface Colour {
  readonly name: string;
  readonly base: string;
}

/** base colour: weight and names */
const EXTERIOR: Readonly<Record<string, readonly [number, ...string[]]>> = {
  White: [
    23,
    'Oxford White',
    'Summit White',
    'Ice Cap',
    'Pearl White',
    'Arctic White',
    'Bright White',
    'Glacier White Pearl',
  ],
  Black: [
    22,
    'Midnight Black Metallic',
    'Crystal Black Pearl',
    'Jet Black',
    'Diamond Black',
    'Onyx',
    'Shadow Black',
  ],
  Gray: [
    19,
    'Magnetic Gray Metallic',
    'Granite Crystal',
    'Machine Gray',
    'Carbonized Gray',
    'Modern Steel',
    'Gunmetal',
  ],
  Silver: [11, 'Classic Silver Metallic', 'Lunar Silver', 'Ingot Silver', 'Billet Silver', 'Sonic Silver'],
  Blue: [10, 'Deep Blue Pearl', 'Atlas Blue', 'Hydro Blue', 'Aegean Blue', 'Navy', 'Reflex Blue'],
  Red: [8, 'Rapid Red Metallic', 'Soul Red Crystal', 'Cherry Red', 'Flame Red', 'Burgundy Velvet', 'Maroon'],
  Green: [2, 'Cypress Green', 'Army Green', 'Emerald Green', 'Sage Green'],
  Orange: [1.5, 'Inferno Orange', 'Copper Metallic', 'Cyber Orange'],
  Brown: [1.2, 'Smoked Truffle Brown', 'Bronze Fire', 'Dark Chocolate'],
  Beige: [0.8, 'Desert Sand', 'Quicksand Beige'],
  Gold: [0.6, 'Champagne Gold', 'Sunlit Gold'],
  Tan: [0.5, 'Baja Tan', 'Gobi Tan'],
  Yellow: [0.5, 'Triple Yellow', 'Accelerate Yellow'],
  Purple: [0.3, 'Plum Crazy Purple', 'Royal Purple'],
};

const INTERIOR: typeof EXTERIOR = {
  // a comma inside a value: filters have to cope with it
  Black: [58, 'Black', 'Ebony', 'Jet Black, Cloth', 'Charcoal Black', 'Black, Leather', 'Titan Black'],
  Gray: [18, 'Gray', 'Ash Gray', 'Medium Earth Gray', 'Graphite', 'Light Platinum Gray'],
  Beige: [10, 'Beige', 'Cappuccino Beige', 'Sand, Leather'],
  Brown: [6, 'Saddle Brown', 'Java Brown', 'Espresso'],
  Red: [3, 'Circuit Red', 'Adrenaline Red'],
  White: [3, 'Ivory', 'Oyster White'],
  Tan: [2, 'Tan', 'Camel'],
};

function drawOf(colours: typeof EXTERIOR) {
  const all = Object.entries(colours).flatMap(([base, [weight, ...names]]) =>
    names.map((name) => ({ name, base, weight: weight / names.length })),
  );
  return weighted<Colour & { weight: number }>(all, ({ weight }) => weight);
}

const drawExterior = drawOf(EXTERIOR);
const drawInterior = drawOf(INTERIOR);

/** The four colour columns; the base colours are often left to the loader. */
export function colourColumns(chance: Chance) {
  const [outside, inside] = [drawExterior(chance.unit()), drawInterior(chance.unit())];
  return {
    exterior_color: chance.maybe(0.97, outside.name),
    base_exterior_color: chance.maybe(0.65, outside.base),
    interior_color: chance.maybe(0.86, inside.name),
    base_interior_color: chance.maybe(0.6, inside.base),
  };
}
