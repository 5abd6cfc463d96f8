import { Command, InvalidArgumentError } from 'commander';
import type { ListedCommands } from './listed-command.ts';

/** A command's words, and those of the commands in it. */
interface Words {
  readonly about: string;
  readonly options: readonly string[];
  /** what its first argument may be, where these are few */
  readonly values: readonly string[];
  readonly inner: Readonly<Record<string, Words>>;
}

const optionsOf = (command: Command): string[] =>
  [...command.options.flatMap(({ long }) => long ?? []), '--help'].sort();

/** An argument whose text is a list of words takes these. */
const LIST = /^[a-z-]+(?:, [a-z-]+)+$/;

function valuesOf({ registeredArguments: [first] }: Command): string[] {
  return first && LIST.test(first.description) ? first.description.split(', ') : [];
}

const wordsOf = (command: Command): Words => ({
  about: command.description(),
  options: optionsOf(command),
  values: valuesOf(command),
  inner: Object.fromEntries(command.commands.map((inner) => [inner.name(), wordsOf(inner)])),
});

/** Every command with its words; all of them are loaded for it. */
async function allWords(commands: ListedCommands): Promise<Record<string, Words>> {
  const found: [string, Words][] = [];
  for (const [name, { about, load }] of Object.entries(commands))
    found.push([name, { ...wordsOf(await load()), about }]);
  return Object.fromEntries(found);
}

/** What may follow words: commands in it, values of its argument, and its options. */
const after = ({ inner, values, options }: Words): string =>
  [...Object.keys(inner), ...values, ...options].join(' ');

/** Lines of a `case`: the words so far, and what may follow them. */
const cases = (all: Readonly<Record<string, Words>>, before = ''): string[] =>
  Object.entries(all).flatMap(([name, words]) => [
    `    '${before}${name}') words='${after(words)}' ;;`,
    ...cases(words.inner, `${before}${name} `),
  ]);

const bash = (all: Readonly<Record<string, Words>>): string => `# completion of forecourt for bash
_forecourt_after() {
  case $1 in
    '') words='${[...Object.keys(all), '--help', '--version'].join(' ')}' ;;
${cases(all).join('\n')}
    *) return 1 ;;
  esac
}
_forecourt() {
  local current=\${COMP_WORDS[COMP_CWORD]} before='' at words=''
  for ((at = 1; at < COMP_CWORD; at++)); do
    case \${COMP_WORDS[at]} in
      -*) break ;;
      *) before="\${before:+$before }\${COMP_WORDS[at]}" ;;
    esac
  done
  # what is no command is an argument of the one before it
  until _forecourt_after "$before"; do
    case $before in
      *' '*) before=\${before% *} ;;
      *) return ;;
    esac
  done
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _forecourt forecourt
`;

/** zsh takes what bash does. */
const zsh = (all: Readonly<Record<string, Words>>): string =>
  `#compdef forecourt\nautoload -U +X bashcompinit && bashcompinit\n${bash(all)}`;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;

/** Lines that say what follows words; `seen`: the condition that they were written. */
const fishLines = (all: Readonly<Record<string, Words>>, seen: string): string[] =>
  Object.entries(all).flatMap(([name, { about, options, values, inner }]) => {
    const within = `${seen}; and __fish_seen_subcommand_from ${name}`.replace(
      '__fish_use_subcommand; and ',
      '',
    );
    return [
      `complete -c forecourt -f -n ${quoted(seen)} -a ${name} -d ${quoted(about)}`,
      ...values.map((value) => `complete -c forecourt -n ${quoted(within)} -a ${value}`),
      ...options.map((option) => `complete -c forecourt -n ${quoted(within)} -l ${option.replace('--', '')}`),
      ...fishLines(inner, within),
    ];
  });

const fish = (all: Readonly<Record<string, Words>>): string =>
  `# completion of forecourt for fish\n${fishLines(all, '__fish_use_subcommand').join('\n')}\n`;

const SHELLS = { bash, zsh, fish };
type Shell = keyof typeof SHELLS;

function readShell(text: string): Shell {
  if (Object.hasOwn(SHELLS, text)) return text as Shell;
  throw new InvalidArgumentError(`Give one of ${Object.keys(SHELLS).join(', ')}.`);
}

const HELP = `
bash:  source <(forecourt completion bash)
zsh:   source <(forecourt completion zsh)
fish:  forecourt completion fish | source
Write the line into the shell's own start file (.bashrc, .zshrc, config.fish) to have it always.`;

/** `forecourt completion SHELL`: a script that lets a shell complete these commands and their options. */
export function completionCommand(commands: ListedCommands): Command {
  return new Command('completion')
    .argument('<shell>', 'bash, zsh, fish', readShell)
    .addHelpText('after', HELP)
    .action(async (shell: Shell) => {
      process.stdout.write(SHELLS[shell](await allWords(commands)));
    });
}
