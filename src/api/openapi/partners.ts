import { DECODED_PLATE } from '../../catalog/datasets/plates.ts';
import { RECALL, RECALLED_VEHICLE, type RecallMember } from '../../catalog/datasets/recalls.ts';
import { fieldOf } from '../../catalog/field.ts';
import { carFields } from '../../catalog/listing/cars.ts';
import type { Schema } from '../../catalog/schema.ts';
import { DECODER } from '../../records/decoded-vin.ts';
import type { DecodedVehicle } from '../../vin/decoded-vehicle.ts';

/** Answers of recalls, plates and the VIN decoder. Members are absent when unknown. */

const KINDS = { text: 'string', number: 'number', flag: 'boolean' } as const;

const membersOf = (members: readonly RecallMember[]): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    members.map(({ name, kind, about }) => [name, { type: KINDS[kind], description: about }]),
  ),
});

const listOf = (items: Schema): Schema => ({ type: 'array', items });
const instant: Schema = { type: 'string', format: 'date-time' };

/** The recall response (part-1.md). */
export const recallsSchema: Schema = {
  type: 'object',
  properties: {
    apiVersion: { type: 'string' },
    requestDate: instant,
    responseDate: instant,
    data: {
      type: 'object',
      properties: {
        itemsEffected: { type: 'integer', description: 'Vehicles with a recall.' },
        totalItems: { type: 'integer' },
        currentItemCount: { type: 'integer' },
        items: listOf({
          type: 'object',
          properties: {
            vehicle: {
              ...membersOf(RECALLED_VEHICLE),
              required: ['vin', 'numberOfRecalls', 'recallsAvailable'],
            },
            recalls: listOf(membersOf(RECALL)),
            filteredRecalls: listOf(membersOf(RECALL)),
          },
          required: ['vehicle', 'recalls', 'filteredRecalls'],
        }),
      },
      required: ['itemsEffected', 'totalItems', 'currentItemCount', 'items'],
    },
  },
  required: ['apiVersion', 'requestDate', 'responseDate', 'data'],
};

/** The plate decode response (part-1.md). */
export const plateSchema: Schema = {
  type: 'object',
  properties: {
    navigation: { type: 'boolean' },
    response: {
      type: 'object',
      properties: {
        success: { type: 'boolean' },
        input: {
          type: 'object',
          properties: {
            plate: { type: 'string' },
            state: { type: 'string' },
            country: { type: 'string' },
          },
          required: ['plate', 'country'],
        },
        ...Object.fromEntries(
          DECODED_PLATE.map(({ name, about }) => [name, { type: 'string', description: about }]),
        ),
      },
      required: ['success', 'input'],
    },
  },
  required: ['navigation', 'response'],
};

type Possible = 'possible_makes' | 'possible_models';

/** What a VIN leaves open. */
const POSSIBLE: Readonly<Record<Possible, Schema>> = {
  possible_makes: {
    ...listOf({ type: 'string' }),
    description: 'The VIN fits vehicles of these makes; which one is unknown, so make and model are absent.',
  },
  possible_models: {
    ...listOf({ type: 'string' }),
    description: 'The VIN fits these models; which one is unknown, so model is absent.',
  },
};

/** Members of a build that a VIN may tell; a member of DecodedVehicle that is missing here does not compile. */
const DECODED: Readonly<Record<Exclude<keyof DecodedVehicle, 'series' | Possible>, Schema['type']>> = {
  year: 'integer',
  make: 'string',
  model: 'string',
  trim: 'string',
  body_type: 'string',
  vehicle_type: 'string',
  drivetrain: 'string',
  fuel_type: 'string',
  powertrain_type: 'string',
  engine: 'string',
  engine_size: 'number',
  engine_block: 'string',
  engine_aspiration: 'string',
  transmission: 'string',
  doors: 'integer',
  cylinders: 'integer',
  made_in: 'string',
};

/** What a VIN tells (supplement section 4, decode). */
export const decodedSchema: Schema = {
  type: 'object',
  properties: {
    is_valid: { type: 'boolean', description: 'Whether the check digit is correct or not required.' },
    decode_mode: {
      type: 'string',
      enum: ['fullVIN', 'partialVIN'],
      description: 'partialVIN: the model is unknown, or one of several (possible_models).',
    },
    vin: { type: 'string' },
    decoder: {
      type: 'string',
      enum: [DECODER],
      description: 'Where the answer comes from: the public VIN patterns of the US regulator.',
    },
    ...Object.fromEntries(
      Object.entries(DECODED).map(([name, type]) => [
        name,
        { type, description: fieldOf({ fields: carFields }, name).about },
      ]),
    ),
    ...POSSIBLE,
  },
  required: ['is_valid', 'decode_mode', 'vin', 'decoder'],
};
