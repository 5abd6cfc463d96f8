import { spawnSync } from 'node:child_process';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { PATIENCE_MS } from '../patience.ts';
import { COMMAND } from '../programs.ts';

/** The command line as a whole. */

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

test('the help names every command with what it does, and a command has a help of its own', () => {
  const forecourt = (...args: string[]) =>
    spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8', timeout: PATIENCE_MS });
  const { status, stdout } = forecourt('--help');
  expect(status).toBe(0);
  const list = Object.entries(COMMANDS).map(([name, { about }]) => `${name} ${about}`);
  expect(inOneLine(stdout)).toContain(`Commands: ${list.join(' ')} help [command]`);
  const own = forecourt('usage', '--help');
  expect([own.status, own.stdout]).toEqual([0, expect.stringContaining('Usage: forecourt usage')]);
  expect(inOneLine(own.stdout)).toContain(COMMANDS.usage?.about);
  // settings are those of an installation, and what asks a running server has none
  expect(own.stdout).toContain('ELASTICSEARCH_URL');
  for (const asking of ['mcp', 'replay']) {
    const { stdout } = forecourt(asking, '--help');
    expect(stdout).toContain('FORECOURT_API_KEY');
    expect(stdout).not.toContain('ELASTICSEARCH_URL');
  }
});

// that each can be loaded in the compiled program the completion shows, which loads all of them (doctor.test.ts)
test.each(Object.entries(COMMANDS))(
  '%s has a help of its own, which begins with what the list says',
  async (name, { about, load }) => {
    const command = (await load()).description(about);
    new Command('forecourt').addCommand(command);
    expect(command.name()).toBe(name);
    const help = command.helpInformation();
    expect(help).toContain(`Usage: forecourt ${name}`);
    expect(inOneLine(help)).toContain(about);
  },
);
