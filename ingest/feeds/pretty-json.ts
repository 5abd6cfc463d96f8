import { Refused } from '../ground/outcome.ts';

const isJsonText = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Refuses JSON that is written over several lines, or whose lines end in carriage returns only, by the first lines of the
 * file: no line of it would be a row. One odd first row before lines that start objects is left to be rejected.
 */
export function refusePrettyJson(file: string, head: Buffer): void {
  const lines = head
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim());
  const [first = '', second] = lines.filter((line) => line !== '');
  if (isJsonText(first) || second?.startsWith('{')) return;
  if (first.includes('\r'))
    throw new Refused(`${file}: lines end in carriage returns only; use line feeds (LF or CRLF)`);
  // a row that is longer than what was read of it so far
  if (second === undefined) return;
  throw new Refused(
    `${file}: line 1 starts a JSON object that spans several lines; give JSON Lines, one whole object per line ` +
      "(jq -c '.vehicles[]' extracts a list named vehicles from an object)",
  );
}
