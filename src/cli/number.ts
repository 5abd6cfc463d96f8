import { InvalidArgumentError } from 'commander';

/** Reads a number that an option takes; throws what the command line shows. */
export function number(text: string): number {
  const value = Number(text);
  if (text.trim() && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Give a number.');
}
