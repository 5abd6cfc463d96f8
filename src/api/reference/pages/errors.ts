import { ERROR_TABLE } from '../../../catalog/errors.ts';
import { example } from '../example.ts';
import { escaped, prose, table } from '../html.ts';
import type { ReferencePage } from '../page.ts';

/** What a client does about a status. */
const DO: Readonly<Record<number, string>> = {
  400: 'The request cannot be read as one. Correct it; sending it again does not help.',
  401: 'Send a known key as `api_key`, or a token. Do not repeat: unknown keys are slowed down.',
  403: 'The key is known and may not use this. The message says what is missing; the operator can change it.',
  404: 'There is no such record, or no such operation. Check id and path.',
  405: 'Use the method that the header `Allow` names.',
  408: 'The request came too slowly. Send it again.',
  409: 'The version of the data is gone. Begin again at the first page, without `data_version`.',
  413: 'Send a shorter body.',
  414: 'Shorten the longest list, or split the request.',
  417: 'Send no other `Expect` than `100-continue`.',
  422: 'A parameter has a value that it cannot have. The message names it, and the limit if there is one.',
  429: 'Wait the seconds of `Retry-After`, then send again.',
  431: 'Shorten URL and headers.',
  500: 'Our fault. It was logged; the header `X-Request-Id` names it to the operator.',
  502: 'A partner gave an unusable answer. Send it again later.',
  503: 'Something is busy or away. Wait the seconds of `Retry-After`, then send again.',
};

const statuses = [...new Set(ERROR_TABLE.map(({ status }) => status))].sort((one, other) => one - other);

const wordsOf = (status: number): string[] =>
  ERROR_TABLE.filter((row) => row.status === status).map(({ words }) => words.replaceAll(/\{\w+\}/g, '…'));

/** Every error, and what to do about it. */
export const errors: ReferencePage = {
  path: '/reference/errors',
  title: 'Errors',
  about: 'Every error is `{"code": …, "message": …}`. What each status means, and what to do about it.',
  sections: [
    {
      id: 'form',
      title: 'Form',
      html: `<p>${prose('`code` is the HTTP status. Match it, not the message: messages are for people, and their words change. What is checked first: the key (401), its limits (429), what it may use (403), then the request.')}</p>
${example('A value that a parameter cannot have', '/search/car/active?rows=ten', 422)}
${example('A path that is none', '/search/car/nothing', 404)}
${example('A VIN that is too short', '/history/car/1FT', 400)}`,
    },
    ...statuses.map((status) => ({
      id: `status-${status}`,
      title: String(status),
      html: `<p>${prose(DO[status] ?? '')}</p>\n${table(
        ['Message'],
        wordsOf(status).map((words) => [escaped(words)]),
      )}`,
    })),
  ],
};
