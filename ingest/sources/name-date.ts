const DATE =
  /(?<!\d)(\d{4})[-_.]?(\d\d)[-_.]?(\d\d)(?:[T_ -]?(\d\d)[-_:.h]?(\d\d)(?:[-_:.m]?(\d\d))?)?(?!\d)/g;

/**
 * Unix seconds of the date, or the date with a time, that a file's name holds, or else the folders that it is in; UTC.
 * Undefined: there is none.
 */
export function dateInName(path: string): number | undefined {
  const folders = path.slice(0, path.lastIndexOf('/') + 1);
  return dateIn(path.slice(folders.length)) ?? dateIn(folders);
}

function dateIn(text: string): number | undefined {
  for (const [, year, month, day, hour = '00', minute = '00', second = '00'] of text.matchAll(DATE)) {
    const instant = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
    const at = Date.parse(instant);
    // the 31st of a shorter month is no date
    if (Number.isFinite(at) && new Date(at).toISOString() === instant) return at / 1000;
  }
  return undefined;
}
