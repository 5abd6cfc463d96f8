import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Of a failure, the lines that tell what happened: the message, and where in the project. */
const LINES = 30;

/** @param {import('vitest/node').SerializedError} error */
function told({ name, message = '', diff, stacks = [] }) {
  const ours = stacks.filter(({ file }) => !file.includes('node_modules'));
  const at = ours.slice(0, 3).map(({ file, line }) => `at ${file}:${line}`);
  const text = [`${name ?? 'Error'}: ${message}`, ...(diff ? [diff] : [])].join('\n');
  const lines = stripVTControlCharacters(text).split('\n');
  const rest = lines.length > LINES ? [`… ${lines.length - LINES} more lines above`] : [];
  return [...lines.slice(0, LINES), ...rest, ...at].map((line) => `    ${line}\n`).join('');
}

/** A vitest reporter: what failed, with its messages, in the file that FAILURES names; an empty file where nothing did. */
export default class Failures {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const failed = [];
    const add = (name, errors) => {
      if (errors.length > 0) failed.push(`  ✗ ${name}\n${errors.map(told).join('')}`);
    };
    for (const module of modules) {
      const file = `[${module.project.name}] ${module.relativeModuleId}`;
      add(file, module.errors());
      for (const suite of module.children.allSuites()) add(`${file} > ${suite.fullName}`, suite.errors());
      for (const test of module.children.allTests('failed'))
        add(`${file} > ${test.fullName}`, test.result().errors);
    }
    add('outside any test', unhandled);
    writeFileSync(process.env.FAILURES ?? 'failures.txt', failed.join('\n'));
  }
}
