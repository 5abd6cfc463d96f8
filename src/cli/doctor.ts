import { Command } from 'commander';
import { readSettings } from '../settings.ts';
import type { Check, Finding } from './doctor/check.ts';
import { engineChecks } from './doctor/engine.ts';
import { machineChecks } from './doctor/machine.ts';
import { storeChecks } from './doctor/stores.ts';

const SIGNS = { ok: 'ok     ', look: 'look at', wrong: 'wrong  ' } as const;

const lineOf = ({ what, state, found, mend }: Finding): string =>
  `${SIGNS[state]}  ${what.padEnd(16)} ${found}${mend ? `\n${' '.repeat(27)}${mend}` : ''}`;

/** What a check finds; one that fails is a finding, too. */
async function findingOf({ what, run: look }: Check): Promise<Finding> {
  try {
    return { what, ...(await look()) };
  } catch (error) {
    return { what, state: 'wrong', found: error instanceof Error ? error.message : String(error) };
  }
}

const HELP = `
Looks at the settings, this machine (Node.js, state directory, disk, clock, port), the search engine (address,
certificate, sign-in, version, health, disks), the accounts, Redis, the object store, the sold months and what servers share. Nothing is started or made; accounts
of an earlier release are migrated, as by every command that opens them.
Exit 1 when something is wrong; the line below it says what mends it.`;

/** `forecourt doctor`. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .option('--json', 'print one JSON object: checks, each with what, state (ok, look, wrong), found, mend')
    .addHelpText('after', HELP)
    .action(async ({ json }: { json?: true }) => {
      const settings = readSettings(process.env);
      const checks = [...machineChecks(settings), ...engineChecks(settings), ...storeChecks(settings)];
      const findings: Finding[] = [];
      for (const check of checks) {
        const finding = await findingOf(check);
        findings.push(finding);
        if (!json) console.log(lineOf(finding));
      }
      if (json) console.log(JSON.stringify({ checks: findings }));
      if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
    });
}
