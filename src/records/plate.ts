import { DECODED_PLATE } from '../catalog/datasets/plates.ts';

/** What was asked, as the answer repeats it. */
interface PlateInput {
  readonly plate: string;
  readonly country: string;
  readonly state?: string | undefined;
}

/** The plate decode response (part-1.md E10): text throughout. `navigation` is part of the envelope; there is none to offer. */
export function plateResponse(input: PlateInput, decoded: Readonly<Record<string, unknown>>): object {
  const { plate, state, country } = input;
  const members = DECODED_PLATE.flatMap(({ name }) => {
    const value = decoded[name];
    return (typeof value === 'string' && value !== '') || typeof value === 'number'
      ? [[name, String(value)] as const]
      : [];
  });
  return {
    navigation: false,
    response: {
      success: true,
      input: { plate, state, country },
      ...Object.fromEntries(members),
    },
  };
}
