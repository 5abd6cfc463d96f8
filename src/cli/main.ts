import { Command } from 'commander';
import { exitCodeOf, faultText } from '../../ingest/ground/outcome.ts';
import release from '../../package.json' with { type: 'json' };
import { withoutSecrets } from '../grammar/secrets.ts';
import { BadSetting, environment } from '../settings.ts';

function settingsHelp(): string {
  const lines = Object.entries(environment.shape).map(([name, schema]) => {
    const standard = schema.safeParse(undefined);
    const fallback = standard.success && standard.data !== undefined ? ` (${standard.data})` : '';
    return `  ${name.padEnd(24)} ${schema.description ?? ''}${fallback}`;
  });
  return `\nSettings, from the environment:\n${lines.join('\n')}\n\nExit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.`;
}

/** Commander ends wrong usage with 1, the contract wants 2; every command of the tree gets both. */
function finish(command: Command): void {
  command.exitOverride((error) => process.exit(error.exitCode === 0 ? 0 : 2));
  command.addHelpText('after', settingsHelp);
  for (const inner of command.commands) finish(inner);
}

/** Every command, in the order of the help; a command's modules are loaded when it is called: that takes most of its start. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  start: async () => (await import('./start.ts')).startCommand(),
  serve: async () => (await import('./serve.ts')).serveCommand(),
  ingest: async () => (await import('./ingest.ts')).ingestCommand(),
  status: async () => (await import('./status.ts')).statusCommand(),
  rollback: async () => (await import('./rollback.ts')).rollbackCommand(),
  rebuild: async () => (await import('./rebuild.ts')).rebuildCommand(),
  backup: async () => (await import('./backup.ts')).backupCommand(),
  restore: async () => (await import('./restore.ts')).restoreCommand(),
  ledger: async () => (await import('./ledger.ts')).ledgerCommand(),
  keys: async () => (await import('./keys.ts')).keysCommand(),
  accounts: async () => (await import('./accounts.ts')).accountsCommand(),
  plans: async () => (await import('./plans.ts')).plansCommand(),
  usage: async () => (await import('./usage.ts')).usageCommand(),
  webhooks: async () => (await import('./webhooks.ts')).webhooksCommand(),
  explain: async () => (await import('./explain.ts')).explainCommand(),
  sample: async () => (await import('./sample.ts')).sampleCommand(),
  engine: async () => (await import('./engine.ts')).engineCommand(),
};

/** The command that is called, or for the help of all of them every one. */
async function called(): Promise<Command[]> {
  const [name = ''] = process.argv.slice(2);
  if (name === '--version' || name === '-V') return [];
  const loaders = Object.entries(COMMANDS).filter(([one]) => one === name || !Object.hasOwn(COMMANDS, name));
  const commands: Command[] = [];
  // one after another: modules that wait for a folder's files, loaded side by side, can wait for each other for ever
  for (const [, load] of loaders) commands.push(await load());
  return commands;
}

const program = new Command('forecourt')
  .description("Automotive market data service: loads dealers' daily feeds and serves a search API.")
  .version(release.version, '-V, --version', 'print the version');
for (const command of await called()) program.addCommand(command);
finish(program);

try {
  await program.parseAsync();
} catch (error) {
  // a key may have been given in the place of its id
  console.error(withoutSecrets(faultText(error)));
  process.exitCode = error instanceof BadSetting ? 2 : exitCodeOf(error);
}
