import { withoutSecrets } from '../grammar/secrets.ts';
import { differs, type OperationComparison, type StatusDifference } from './compare.ts';
import type { RequestLog } from './read-log.ts';

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Names that a line holds, and how many more there are. */
const MOST_NAMES = 12;

function listed(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return more > 0 ? `${names.slice(0, MOST_NAMES).join(', ')} and ${more} more` : names.join(', ');
}

const statusLine = ({ recorded, here, requests, message, example, line }: StatusDifference): string =>
  `  status ${recorded}, here ${here}: ${counted(requests, 'request')}. ${message}\n    line ${line}: ${example}`;

function linesOf({
  operation,
  isOperation,
  requests,
  statuses,
  missing,
  types,
  ignored,
}: OperationComparison): string[] {
  const lacking = missing.filter(({ documented }) => !documented).map(({ member }) => member);
  const empty = missing.filter(({ documented }) => documented).map(({ member }) => member);
  return [
    `${operation}: ${counted(requests, 'request')}${isOperation ? '' : ', no operation of this service'}`,
    ...statuses.map(statusLine),
    ...(lacking.length > 0 ? [`  members that it does not have: ${listed(lacking)}`] : []),
    ...types.map((one) => `  type of ${one.member}: ${one.recorded}, here ${one.here}`),
    ...(empty.length > 0 ? [`  members that this data has no values of: ${listed(empty)}`] : []),
    ...(Object.keys(ignored).length > 0
      ? [
          `  parameters that it ignores: ${listed(Object.entries(ignored).map(([name, times]) => `${name} (${times})`))}`,
        ]
      : []),
  ];
}

/** What was in a log, in a line. */
export function logLine({ lines, found, requests, skipped }: RequestLog): string {
  const others = Object.entries(skipped).map(([reason, count]) => `, ${count} ${reason}`);
  return `${counted(lines, 'line')}: ${counted(found, 'request')}, ${requests.length} of them different${others.join('')}`;
}

/** The report for people. No credential stands in it. */
export function reportText(compared: readonly OperationComparison[]): string {
  const faulty = compared.filter(differs).length;
  const verdict =
    faulty === 0
      ? 'Every operation answers as recorded.'
      : `${faulty} of ${compared.length} operations differ.`;
  return withoutSecrets([...compared.flatMap(linesOf), '', verdict].join('\n'));
}
