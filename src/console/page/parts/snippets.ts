/** A request as programs write it. The key comes from the environment, so that it is in no program. */

const VARIABLE = 'FORECOURT_KEY';

/** A text in single quotes of a shell. */
const inShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const withKey = (url: string, key: string): string => `${url}${url.includes('?') ? '&' : '?'}api_key=${key}`;

/** Name of a language → a request for a URL in it, with the key left to a variable. */
export const SNIPPETS: Readonly<Record<string, (url: string) => string>> = {
  URL: (url) => withKey(url, 'KEY'),
  curl: (url) => `curl ${inShell(withKey(url, ''))}"$${VARIABLE}"`,
  TypeScript: (url) =>
    [
      `const url = new URL(${JSON.stringify(url)});`,
      `url.searchParams.set('api_key', process.env.${VARIABLE} ?? '');`,
      'const response = await fetch(url);',
      'if (!response.ok) throw new Error(await response.text());',
      'const answer = await response.json();',
    ].join('\n'),
  Python: (url) =>
    [
      'import json, os, urllib.parse, urllib.request',
      '',
      `url = ${JSON.stringify(url)}`,
      `url += ${JSON.stringify(withKey(url, '').slice(url.length))} + urllib.parse.quote(os.environ["${VARIABLE}"])`,
      'with urllib.request.urlopen(url) as response:',
      '    answer = json.load(response)',
    ].join('\n'),
};
