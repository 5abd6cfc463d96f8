import { count, milliseconds } from '../../words.ts';

interface Props {
  /** undefined: it is not known */
  readonly found: number | undefined;
  readonly waiting: boolean;
  readonly ms?: number | undefined;
}

/** How many are found. */
export function Total({ found, waiting, ms }: Props) {
  return (
    <p class="total" role="status" aria-busy={waiting}>
      <strong>{found === undefined ? '–' : count(found)}</strong> found
      {ms === undefined ? '' : <small> {milliseconds(ms)}</small>}
    </p>
  );
}
