import { Command } from 'commander';
import { planUpgrade, type UpgradeStep } from '../../ingest/commands/upgrade.ts';
import { sizeText } from '../../ingest/ground/size.ts';
import { spanText } from '../../ingest/ledger/holder.ts';
import release from '../../package.json' with { type: 'json' };
import { readSettings } from '../settings.ts';
import { installationOf } from './installation.ts';
import { runningEngine } from './reach-engine.ts';

const SIGNS: Readonly<Record<UpgradeStep['is'], string>> = {
  current: 'ok',
  rebuild: 'rebuild',
  migrate: 'by itself',
  newer: 'newer',
  unknown: 'not known',
};

/** A step as a person reads it. */
function lineOf({ what, is, found, command, seconds, bytes }: UpgradeStep): string {
  const costs = [
    ...(seconds === undefined ? [] : [`about ${spanText(seconds * 1000)}, as the last load`]),
    ...(bytes === undefined ? [] : [`${sizeText(bytes)} more in the engine until it is done`]),
  ];
  const how = command ? [`${command}${costs.length ? `   (${costs.join('; ')})` : ''}`] : [];
  return [`${SIGNS[is].padEnd(10)} ${what.padEnd(28)} ${found}`, ...how].join(`\n${' '.repeat(40)}`);
}

/** The last line. */
function summaryOf(steps: readonly UpgradeStep[]): string {
  if (steps.length === 0)
    return 'There is nothing yet: no index answers, and FORECOURT_DATA holds no ledger.';
  const count = (is: UpgradeStep['is']): number => steps.filter((step) => step.is === is).length;
  if (count('newer'))
    return `${count('newer')} made by a newer version than ${release.version}, which cannot use them.`;
  const open = count('rebuild');
  if (open) return `${open} to rebuild; everything answers meanwhile, without what is new.`;
  return count('unknown') ? 'Something could not be looked at.' : 'Nothing to do.';
}

const HELP = `
Install the new version beside the old one, run this with it while the old one serves, then start it in the place of the
old one and run the commands that were printed. Until an index is rebuilt it answers as before, without new fields.
Exit 1 when something was made by a newer version, or could not be looked at.`;

/** `forecourt upgrade --check`. */
export function upgradeCommand(): Command {
  return new Command('upgrade')
    .requiredOption(
      '--check',
      'look at indices and ledgers, and say what is to be done, how long it takes and how much disk',
    )
    .option('--json', 'print one JSON object: version, steps')
    .addHelpText('after', HELP)
    .action(async ({ json }: { json?: true }) => {
      const settings = readSettings(process.env);
      const installation = installationOf(settings, await runningEngine(settings));
      try {
        const steps = await planUpgrade(installation);
        if (json) console.log(JSON.stringify({ version: release.version, steps }));
        else for (const line of [...steps.map(lineOf), summaryOf(steps)]) console.log(line);
        if (steps.some(({ is }) => is === 'newer' || is === 'unknown')) process.exitCode = 1;
      } finally {
        await installation.client.close();
      }
    });
}
