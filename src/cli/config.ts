import { Command } from 'commander';
import { SECRETS, strangers } from '../settings/source.ts';
import { BadSetting, readSettings, SETTINGS, writtenDefaults } from '../settings.ts';
import { tableText } from './table.ts';

/** A setting that is not as it is by itself. */
interface Given {
  readonly name: string;
  /** hidden where it is a secret */
  readonly value: string;
}

/** The settings that were given; files of secrets by their path. */
function given(env: NodeJS.ProcessEnv): Given[] {
  const defaults = writtenDefaults();
  return [...SETTINGS, ...SECRETS.map((name) => `${name}_FILE`)].flatMap((name) => {
    const value = env[name]?.trim();
    if (!value || value === defaults.get(name)) return [];
    return [{ name, value: SECRETS.includes(name) ? '(hidden)' : value }];
  });
}

const HELP = `
Reads the settings as every command does, from the environment and from the file that FORECOURT_CONFIG names, and
prints those that differ from the defaults. Exit 2 when one cannot be used, or when a variable FORECOURT_… or
ELASTICSEARCH_… is no setting. Nothing else is looked at: forecourt doctor does that.`;

/** `forecourt config check`: are the settings usable? */
export function configCommand(): Command {
  const config = new Command('config');
  config
    .command('check')
    .description('check the settings, and print those that differ from the defaults')
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(({ json }: { json?: true }) => {
      readSettings(process.env);
      const unknown = strangers(process.env, SETTINGS);
      if (unknown.length) throw new BadSetting(`there is no setting ${unknown.join('; ')}`);
      const settings = given(process.env);
      if (json) {
        console.log(
          JSON.stringify({ settings: Object.fromEntries(settings.map(({ name, value }) => [name, value])) }),
        );
        return;
      }
      console.log(
        settings.length ? tableText(settings.map(({ name, value }) => [name, value])) : 'all defaults',
      );
      console.log('the settings are usable');
    });
  return config;
}
