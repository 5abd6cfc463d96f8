import type { FieldDescription } from '../../metadata.ts';

/** What the numbers of a field are of, beside its name. */
export const Unit = ({ of: { unit } }: { of: FieldDescription }) =>
  unit ? <small class="unit"> {unit}</small> : null;
