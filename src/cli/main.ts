import { Command } from 'commander';
import { exitCodeOf } from '../../ingest/ground/outcome.ts';
import release from '../../package.json' with { type: 'json' };
import { withoutSecrets } from '../grammar/secrets.ts';
import { CONFIG_FILE, SECRETS } from '../settings/source.ts';
import { BadSetting, environment, SETTINGS, writtenDefaults } from '../settings.ts';
import { exporterOf } from '../tracing/exporter.ts';
import { flushSpans, traceWith } from '../tracing/span.ts';
import { COMMANDS } from './commands.ts';

const SECRET_FILES = `Secrets may stand in files of their own: NAME_FILE=PATH in place of NAME, for
${SECRETS.join(', ')}.`;

function settingsHelp(): string {
  const defaults = writtenDefaults();
  const width = Math.max(...SETTINGS.map((name) => name.length));
  const lines = Object.entries(environment.shape).map(([name, { description = '' }]) => {
    const standard = defaults.get(name);
    const fallback = standard === undefined || description.includes('default:') ? '' : ` (${standard})`;
    return `  ${name.padEnd(width)}  ${description}${fallback}`;
  });
  return `\nSettings, from the environment or the file that FORECOURT_CONFIG names:\n${lines.join('\n')}\n\n${SECRET_FILES}\n\nExit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.`;
}

/**
 * Commander ends wrong usage with 1, the contract wants 2, and the help of a command that reads settings shows them: every command
 * of the tree gets both.
 */
function finish(command: Command): void {
  command.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  if (!COMMANDS[command.name()]?.asksServer) command.addHelpText('after', settingsHelp);
  for (const inner of command.commands) finish(inner);
}

/** The command that is called, whole; the others as the help lists them: loading one takes most of its start. */
async function listed(): Promise<Command[]> {
  const called = process.argv.slice(2).find((word) => word !== 'help' && !word.startsWith('-'));
  const commands: Command[] = [];
  for (const [name, { about, load }] of Object.entries(COMMANDS)) {
    const command = name === called ? await load() : new Command(name);
    commands.push(command.description(about));
  }
  return commands;
}

const program = new Command('forecourt')
  .description("Automotive market data service: loads dealers' daily feeds and serves a search API.")
  .version(release.version, '-V, --version', 'print the version');
for (const command of await listed()) program.addCommand(command);
finish(program);

try {
  // the reader of such files is loaded where there is one alone
  if (process.env[CONFIG_FILE]) (await import('../settings/config-file.ts')).takeConfigFile(process.env);
  const exporter = exporterOf(process.env);
  if (exporter) {
    const { openTracer } = await import('../tracing/opentelemetry.ts');
    traceWith(openTracer(exporter, (text) => console.error(withoutSecrets(text))));
  }
  await program.parseAsync();
} catch (error) {
  const { faultText } = await import('../../ingest/ground/fault-text.ts');
  // a key may have been given in the place of its id
  console.error(withoutSecrets(faultText(error)));
  process.exitCode = error instanceof BadSetting ? 2 : exitCodeOf(error);
} finally {
  // what serves goes on, and flushes again when it ends
  await flushSpans();
}
