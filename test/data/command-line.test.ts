import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { COMMAND } from '../programs.ts';

/** The command line as a whole. */

const forecourt = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', timeout: 60_000 });

test('the help names every command with what it does', () => {
  const { status, stdout } = forecourt('--help');
  expect(status).toBe(0);
  const inOne = stdout.replaceAll(/\s+/g, ' ');
  const list = Object.entries(COMMANDS).map(([name, { about }]) => `${name} ${about}`);
  expect(inOne).toContain(`Commands: ${list.join(' ')} help [command]`);
});

test.each(Object.entries(COMMANDS))(
  '%s has a help of its own, which begins with what the list says',
  (name, { about }) => {
    const { status, stdout } = forecourt(name, '--help');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`Usage: forecourt ${name}`)]);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(about);
  },
);
