import { z } from 'zod';

// How the text of a variable becomes a value.

/** Text without blanks around it; empty: not set. */
export const optional = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

/** A comma list. */
export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  );

/** Bytes, written as 20MB. */
export const megabytes = (standard: string) =>
  z
    .string()
    .regex(/^[1-9]\d{0,4}MB$/, 'megabytes, for example 20MB')
    .default(standard)
    .transform((text) => Number.parseInt(text, 10) * 1_000_000);

/** A whole number. */
export const count = (standard: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, 'a whole number')
    .default(standard)
    .transform(Number);
