import { text } from '../declare.ts';
import type { Field } from '../field.ts';
import type { KeyedDataset } from '../shared-dataset.ts';

/** What a plate stands for (part-1.md, plate decode response): members of the answer besides what was asked. */
export const DECODED_PLATE: readonly Field[] = [
  text('description', 'Description of the vehicle.'),
  text('make', 'Make.'),
  text('model', 'Model.'),
  text('trim', 'Trim.'),
  text('vin', 'Vehicle identification number.', { read: 'vin' }),
  text('style', 'Style.'),
  text('year', 'Model year.'),
  text('registration_year', 'Year of the registration.'),
  text('engine_size', 'Displacement.'),
  text('assembly', 'Country of assembly.'),
  text('fuel_type', 'Fuel.'),
  text('color', 'Colour.'),
  text('body_style', 'Body.'),
  text('engine', 'Engine.'),
  text('drive_type', 'Driven wheels.'),
  text('transmission', 'Transmission.'),
];

/** A `plates` delivery (feeds.md 2.2): a row a plate. */
export const dataset: KeyedDataset<'registered'> = {
  name: 'plates',
  record: 'plate',
  about: 'Vehicles by their plates.',
  answer: 'newest',
  keys: ['registered'],
  fields: [
    text('plate', 'The plate.'),
    text('state', 'State, province or territory; two letters in the US and Canada.'),
    text('country', 'Country, ISO 3166-1 alpha-2; default US.'),
    ...DECODED_PLATE,
  ],
};
