import { z } from 'zod';

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

const WORDS = 'must be a number with s, m, h or d, for example 15m';

/** A time span as a configuration writes it, 15m or 26h → seconds. */
export const duration = z
  .string(WORDS)
  .regex(/^[1-9]\d{0,4}[smhd]$/, WORDS)
  .transform((text) => Number.parseInt(text, 10) * SECONDS[text.slice(-1) as keyof typeof SECONDS]);
