import { setTimeout as pause } from 'node:timers/promises';
import { decodedSpecs } from '../../records/decoded-vin.ts';
import { DecoderBusy } from '../../vin/decoded-vehicle.ts';
import type { RegulatorDecoder } from '../../vin/decoder.ts';
import { hasVinForm } from '../../vin/vin.ts';
import type { Progress } from '../job.ts';
import type { Row } from './read-rows.ts';

/** Options of a decode, as for a single VIN (supplement section 5). */
export interface DecodeOptions {
  readonly includeGeneric: boolean;
  readonly includeAvailableOptions: boolean;
}

/** What a VIN was decoded to, or why it was not. */
export type DecodeResult = { readonly specs: Readonly<Record<string, unknown>> } | { readonly error: string };

/** Decodes VINs, in their order; whoever runs the jobs hands it in. */
export type DecodeVins = (
  vins: readonly string[],
  options: DecodeOptions,
) => Promise<readonly DecodeResult[]>;

/** Who decodes many VINs at once (src/vin/decoder.ts). */
type ManyDecoder = Pick<RegulatorDecoder, 'decodeAll'>;

/** VINs of one task of the decoder's: requests for one VIN wait behind no more than these. */
const A_TASK = 5;
/** Milliseconds that a job waits when requests keep the decoder busy. */
const GIVE_WAY_MS = 100;

/** One task; requests come first. */
async function taskOf(decoder: ManyDecoder, vins: readonly string[]) {
  while (true) {
    try {
      return await decoder.decodeAll(vins);
    } catch (error) {
      if (!(error instanceof DecoderBusy)) throw error;
      await pause(GIVE_WAY_MS);
    }
  }
}

/**
 * Decodes with the decoder that requests use, a few VINs at a time. Its data is the same with and without generic and
 * available options: it knows of neither.
 */
export const decodeWith =
  (decoder: ManyDecoder): DecodeVins =>
  async (vins) => {
    const good = [...new Set(vins.filter(hasVinForm))];
    const known = new Map<string, DecodeResult>();
    for (let at = 0; at < good.length; at += A_TASK) {
      const some = good.slice(at, at + A_TASK);
      const vehicles = await taskOf(decoder, some);
      for (const [i, vin] of some.entries()) {
        const vehicle = vehicles[i];
        known.set(
          vin,
          vehicle ? { specs: { ...decodedSpecs(vin, vehicle) } } : { error: 'this VIN is not known' },
        );
      }
    }
    const formless: DecodeResult = { error: 'it is not a VIN: 17 letters and digits without I, O and Q' };
    return vins.map((vin) => known.get(vin) ?? formless);
  };

/** VINs asked for at once: progress is told and work can be stopped in between. */
const AT_ONCE = 20;

/** A VIN as it is compared: upper case, without blanks. */
export const vinText = (text: string): string => text.trim().toUpperCase();

/** The lines of a decode job: an object a row, in the order of the file. */
export async function* decodedLines(
  rows: readonly Row[],
  options: DecodeOptions,
  decode: DecodeVins,
  onProgress: (progress: Progress) => void,
): AsyncGenerator<string> {
  let failed = 0;
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const vins = rows.slice(at, at + AT_ONCE).map(({ vin = '' }) => vinText(vin));
    const decoded = await decode(vins, options);
    const lines = vins.map((vin, i) => {
      const one = decoded[i] ?? { error: 'it was not decoded' };
      if ('error' in one) failed += 1;
      return `${JSON.stringify({ vin, ...('error' in one ? one : one.specs) })}\n`;
    });
    yield lines.join('');
    onProgress({ total: rows.length, processed: at + vins.length, failed });
  }
}
