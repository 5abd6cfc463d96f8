import type { ListedCommands } from './listed-command.ts';

/** Every command by its name, in the order of the help. */
export const COMMANDS: ListedCommands = {
  start: {
    about: 'find or start the search engine, load the sample market if nothing is loaded, then serve',
    load: async () => (await import('./start.ts')).startCommand(),
  },
  serve: {
    about: 'serve the API; prints "listening on http://HOST:PORT" when it is ready',
    load: async () => (await import('./serve.ts')).serveCommand(),
  },
  ingest: {
    about:
      'load one delivery: read and validate the files, build and verify new indices, then switch to them atomically',
    load: async () => (await import('./ingest.ts')).ingestCommand(),
  },
  watch: {
    about: 'fetch deliveries from folders, web servers, SFTP servers and object stores, and load them',
    load: async () => (await import('./watch.ts')).watchCommand(),
  },
  map: {
    about: 'write and try maps for files with other headers and words',
    load: async () => (await import('./map.ts')).mapCommand(),
  },
  fields: {
    about: 'list every column of listings: name, form, meaning',
    load: async () => (await import('./fields.ts')).fieldsCommand(),
  },
  status: {
    about:
      'show what is live in each dataset and market, and how old it is; exit 1 if anything is stale or empty',
    load: async () => (await import('./status.ts')).statusCommand(),
  },
  rollback: {
    about: 'withdraw the newest delivery and make the previous one live again',
    load: async () => (await import('./rollback.ts')).rollbackCommand(),
  },
  rebuild: {
    about:
      'rebuild the indices of a dataset, or the sold months, from the ledger alone, and switch to them atomically',
    load: async () => (await import('./rebuild.ts')).rebuildCommand(),
  },
  upgrade: {
    about: 'say what this version finds to do in what an earlier one has made; changes nothing',
    load: async () => (await import('./upgrade.ts')).upgradeCommand(),
  },
  backup: {
    about:
      'back up ledgers, accounts, batch jobs, sold months and trends into a new folder, even while serving',
    load: async () => (await import('./backup.ts')).backupCommand(),
  },
  restore: {
    about: 'restore a backup, and rebuild the indices of its markets',
    load: async () => (await import('./restore.ts')).restoreCommand(),
  },
  ledger: {
    about: 'export a ledger for other tools',
    load: async () => (await import('./ledger.ts')).ledgerCommand(),
  },
  keys: {
    about: 'API keys: create, list, revoke, rename, accept terms',
    load: async () => (await import('./keys.ts')).keysCommand(),
  },
  accounts: {
    about: 'accounts: list, show, change plan',
    load: async () => (await import('./accounts.ts')).accountsCommand(),
  },
  plans: {
    about: 'plans (the limits of accounts): list, set, reset',
    load: async () => (await import('./plans.ts')).plansCommand(),
  },
  usage: {
    about: 'calls of each account in a month, by operation and status',
    load: async () => (await import('./usage.ts')).usageCommand(),
  },
  webhooks: {
    about: 'webhooks of accounts: add, list, remove, test',
    load: async () => (await import('./webhooks.ts')).webhooksCommand(),
  },
  explain: {
    about:
      'show the plan of a URL and the queries it would send to the engine and the sold months, without running them',
    load: async () => (await import('./explain.ts')).explainCommand(),
  },
  mcp: {
    about: 'answer the MCP client of a language model on stdin and stdout, by a running server',
    asksServer: true,
    load: async () => (await import('./mcp.ts')).mcpCommand(),
  },
  replay: {
    about: "send a log's requests to a running server, and say how its answers differ",
    asksServer: true,
    load: async () => (await import('./replay.ts')).replayCommand(),
  },
  sample: {
    about: 'write the feeds of a made-up market into a folder, and print the commands that load them',
    load: async () => (await import('./sample.ts')).sampleCommand(),
  },
  engine: {
    about: 'start, stop or check the local search engine',
    load: async () => (await import('./engine.ts')).engineCommand(),
  },
  config: {
    about: 'check the settings',
    load: async () => (await import('./config.ts')).configCommand(),
  },
  doctor: {
    about: 'look at everything that forecourt stands on, and say what is wrong and what mends it',
    load: async () => (await import('./doctor.ts')).doctorCommand(),
  },
  completion: {
    about: 'print a script that lets bash, zsh or fish complete commands and options',
    load: async () => (await import('./completion.ts')).completionCommand(COMMANDS),
  },
};
