const DATE =
  /(?<!\d)(\d{4})[-_.]?(\d\d)[-_.]?(\d\d)(?:[T_ -]?(\d\d)[-_:.h]?(\d\d)(?:[-_:.m]?(\d\d))?)?(?!\d)/g;

/** Unix seconds of the date, or the date with a time, that a file's name holds; UTC. Undefined: it holds none. */
export function dateInName(name: string): number | undefined {
  for (const [, year, month, day, hour = '00', minute = '00', second = '00'] of name.matchAll(DATE)) {
    const text = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    const at = Date.parse(text);
    // the 31st of a shorter month is no date
    if (Number.isFinite(at) && new Date(at).toISOString() === text) return at / 1000;
  }
  return undefined;
}
