import type { Command } from 'commander';

/** A command: what the help says of it, and its options and action, whose modules are loaded when it is called. */
interface ListedCommand {
  readonly about: string;
  /** it asks a running server with a key and nothing else: its help shows no settings of an installation */
  readonly asksServer?: true;
  load(): Promise<Command>;
}

/** Commands by their names, in the order of the help. */
export type ListedCommands = Readonly<Record<string, ListedCommand>>;
