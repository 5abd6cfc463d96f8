const whole = new Intl.NumberFormat('en-US');

/** A number as reports show it: 12,345. */
export const count = (value: number): string => whole.format(value);
