import type { Progress } from '../job.ts';
import type { Row } from './read-rows.ts';

/** Options of a decode, as for a single VIN (supplement section 5). */
export interface DecodeOptions {
  readonly includeGeneric: boolean;
  readonly includeAvailableOptions: boolean;
}

/** What a VIN was decoded to, or why it was not. */
export type Decoded = { readonly specs: Readonly<Record<string, unknown>> } | { readonly error: string };

/** Decodes VINs, in their order; whoever runs the jobs hands it in. */
export type DecodeVins = (vins: readonly string[], options: DecodeOptions) => Promise<readonly Decoded[]>;

/** Decodes nothing: where there is no decoder. */
export const undecoded: DecodeVins = async (vins) => vins.map(() => ({ error: 'there is no decoder' }));

/** VINs asked for at once: progress is told and work can be stopped in between. */
const AT_ONCE = 50;

/** A VIN as it is compared: upper case, without blanks. */
export const vinText = (text: string): string => text.trim().toUpperCase();

/** The lines of a decode job: an object a row, in the order of the file. */
export async function* decodedLines(
  rows: readonly Row[],
  options: DecodeOptions,
  decode: DecodeVins,
  tell: (progress: Progress) => void,
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
    tell({ total: rows.length, processed: at + vins.length, failed });
  }
}
