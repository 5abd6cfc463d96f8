import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './current.mjs';

/**
 * The licences of the packages that were compiled in, each with its text: they ask to be handed on.
 *
 * @param {Iterable<string>} inputs files that were compiled, relative to the project
 */
export function licencesOf(inputs) {
  const folders = [...inputs].flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  return [...new Set(folders)]
    .sort()
    .map(licenceIn)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** @param {string} folder */
function licenceIn(folder) {
  const at = path.join(ROOT, folder);
  const { name, version, license } = JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8'));
  const texts = readdirSync(at).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  return [
    `${name} ${version}: ${license}\n`,
    ...texts.map((file) => readFileSync(path.join(at, file), 'utf8')),
  ].join('\n');
}
