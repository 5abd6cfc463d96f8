import { Command } from 'commander';
import { exitCodeOf, faultText } from '../../ingest/outcome.ts';
import { BadSetting, environment } from '../settings.ts';
import { accountsCommand } from './accounts.ts';
import { backupCommand } from './backup.ts';
import { engineCommand } from './engine.ts';
import { explainCommand } from './explain.ts';
import { ingestCommand } from './ingest.ts';
import { keysCommand } from './keys.ts';
import { ledgerCommand } from './ledger.ts';
import { plansCommand } from './plans.ts';
import { rebuildCommand } from './rebuild.ts';
import { restoreCommand } from './restore.ts';
import { rollbackCommand } from './rollback.ts';
import { serveCommand } from './serve.ts';
import { startCommand } from './start.ts';
import { statusCommand } from './status.ts';
import { usageCommand } from './usage.ts';
import { webhooksCommand } from './webhooks.ts';

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

const program = new Command('forecourt')
  .description("Automotive market data service: dealers' daily feeds in, a search API out.")
  .addCommand(startCommand())
  .addCommand(serveCommand())
  .addCommand(ingestCommand())
  .addCommand(statusCommand())
  .addCommand(rollbackCommand())
  .addCommand(rebuildCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(ledgerCommand())
  .addCommand(keysCommand())
  .addCommand(accountsCommand())
  .addCommand(plansCommand())
  .addCommand(usageCommand())
  .addCommand(webhooksCommand())
  .addCommand(explainCommand())
  .addCommand(engineCommand());
finish(program);

try {
  await program.parseAsync();
} catch (error) {
  console.error(faultText(error));
  process.exitCode = error instanceof BadSetting ? 2 : exitCodeOf(error);
}
