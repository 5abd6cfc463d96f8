/**
 * How what is published is laid out: indices and sold months. It goes up when a program before could not answer from it,
 * or when this one answers less well from what is older until it is rebuilt. What names none has the first.
 */
export const LAYOUT = 1;

/** Member under which indices (beside their mapping) and the manifest of the sold months tell their layout. */
export const LAYOUT_NAME = 'layout';

/** Can this program answer from what has this layout? */
export const isReadable = (layout: unknown): boolean => typeof layout !== 'number' || layout <= LAYOUT;
