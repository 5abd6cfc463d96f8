import type { Chance } from './chance.ts';
import { colourColumns } from './colours.ts';
import { equipmentColumns } from './equipment.ts';
import { bodies } from './fleet/bodies.ts';
import type { Vehicle } from './vehicle.ts';

/** How some dealers say it. */
const WORDY: Readonly<Record<string, string>> = {
  '4WD': 'Four-Wheel Drive',
  AWD: 'All-Wheel Drive',
  FWD: 'Front-Wheel Drive',
  RWD: 'Rear-Wheel Drive',
  Unleaded: 'Gasoline',
  Automatic: '8-Speed Automatic',
  Manual: '6-Speed Manual',
};

/** The columns that say what the vehicle is, with the gaps that dealers leave. */
export function buildColumns({ line, year, drivetrain, msrp }: Vehicle, wordy: boolean, chance: Chance) {
  const { engine } = line;
  const body = bodies[line.body];
  const said = (word: string): string => (wordy ? (WORDY[word] ?? word) : word);
  const bare = chance.happens(0.04);
  // models of one shape differ by up to an inch or so
  const differs = (line.number % 17) / 10 - 0.8;
  const size = chance.happens(0.8) && !bare;
  return {
    year,
    make: line.make,
    model: line.model,
    trim: chance.maybe(0.97, line.trim),
    version: chance.maybe(0.8, `${line.trim} ${line.body} ${drivetrain}`),
    vehicle_type: chance.maybe(0.98, body.vehicleType),
    body_type: chance.maybe(0.985, line.body),
    body_subtype: body.subtypes.length ? chance.pick(body.subtypes) : undefined,
    drivetrain: chance.maybe(0.97, said(drivetrain)),
    fuel_type: chance.maybe(0.98, said(engine.fuel_type)),
    powertrain_type: chance.maybe(0.9, engine.powertrain_type),
    engine: bare ? undefined : engine.engine,
    engine_block: bare ? undefined : engine.engine_block,
    engine_size: bare ? undefined : engine.engine_size,
    engine_aspiration: chance.maybe(0.6, engine.engine_aspiration),
    transmission: chance.maybe(0.97, said(engine.transmission)),
    doors: bare ? undefined : body.doors,
    cylinders: bare ? undefined : engine.cylinders,
    seating_capacity: chance.maybe(0.93, line.seats),
    std_seating: chance.maybe(0.8, line.seats),
    city_mpg: chance.maybe(0.92, engine.city_mpg),
    highway_mpg: chance.maybe(0.92, engine.highway_mpg),
    made_in: chance.maybe(0.85, line.madeIn),
    overall_height: size ? (body.height + differs).toFixed(1) : undefined,
    overall_length: size ? (body.length + 4 * differs).toFixed(1) : undefined,
    overall_width: size ? (body.width + differs / 2).toFixed(1) : undefined,
    build_code: chance.maybe(0.5, `${line.prefix.slice(3, 6)}${line.from % 100}`),
    ...colourColumns(chance),
    ...equipmentColumns(msrp, chance),
  };
}
