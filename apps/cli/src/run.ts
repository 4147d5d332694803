// Runs the CLI: reads the call, finds the command, and turns errors into messages and exit codes.
import { readFile } from 'node:fs/promises';
import { type Language, languageOfTag } from '@hakoniwa/stage/vocabulary';
import {
  type Call,
  type CliCommand,
  type ExitCode,
  type Input,
  type Output,
  ReaderGoneError,
  UsageError,
} from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { commandHelp, generalHelp } from './help.ts';
import { say } from './locale/index.ts';

export interface Invocation {
  readonly argv: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: Input;
  readonly output: Output;
  /** Called by a command that wants to end by itself on Ctrl-C. */
  readonly interruption?: () => AbortSignal;
}

/** Runs one invocation; never throws for what a user can do. */
export async function run(invocation: Invocation): Promise<ExitCode> {
  const { argv, environment, output } = invocation;
  const language = languageOf(argv, environment);
  const [name, ...rest] = argv;
  const listed = COMMANDS.find((one) => one.name === name);
  if (!listed) return withoutCommand(name, { language, output });
  try {
    const command = await listed.load();
    const call = await callOf(command, rest, { invocation, language });
    if (call.options.help) {
      output.out(commandHelp(command, language));
      return 0;
    }
    return await command.run(call);
  } catch (error) {
    return explain(error, {
      language,
      output,
      command: listed.name,
      isJson: argv.includes('--json'),
    });
  }
}

async function withoutCommand(
  name: string | undefined,
  { language, output }: { language: Language; output: Output },
): Promise<ExitCode> {
  if (name === '--version' || name === '-v') {
    output.out(await version());
    return 0;
  }
  if (name === undefined || name.startsWith('-')) {
    output.out(generalHelp(language));
    return 0;
  }
  const names = COMMANDS.map((one) => one.name);
  const { slipOf } = await import('@hakoniwa/stage');
  const word = slipOf(name, names);
  const meant = word === undefined ? '' : say(language, { key: 'meant', values: { word } });
  const values = { name, meant, known: names.join(', ') };
  output.err(say(language, { key: 'unknownCommand', values }));
  return 2;
}

/** The version of what runs, in a clone and in a package alike. */
async function version(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function callOf(
  command: CliCommand,
  args: readonly string[],
  { invocation, language }: { invocation: Invocation; language: Language },
): Promise<Call> {
  const { environment, input, output, interruption } = invocation;
  const [{ readSettings }, { readWords }] = await Promise.all([
    import('@hakoniwa/settings'),
    import('./read-words.ts'),
  ]);
  const words = readWords(args, { command, language });
  const { language: asked, json } = words.options;
  if (typeof asked === 'string' && languageOfTag(asked) === undefined)
    throw new UsageError(say(language, { key: 'languageUnknown', values: { asked } }));
  return {
    ...{ ...words, language, input, output, json: json === true },
    settings: () => readSettings(environment),
    interruption: interruption ?? (() => new AbortController().signal),
  };
}

/** The language asked for, else the terminal's, else English. */
function languageOf(argv: readonly string[], environment: Invocation['environment']): Language {
  const at = argv.indexOf('--language');
  const asked =
    at >= 0
      ? argv[at + 1]
      : argv.find((word) => word.startsWith('--language='))?.slice('--language='.length);
  const wishes = [asked, environment.LC_ALL, environment.LC_MESSAGES, environment.LANG];
  const wished = wishes.find((one) => one !== undefined && languageOfTag(one) !== undefined);
  return languageOfTag(wished ?? '') ?? 'en';
}

interface Explained {
  readonly language: Language;
  readonly output: Output;
  readonly command: string;
  /** Whether a program reads what is written. */
  readonly isJson: boolean;
}

/** Says what went wrong; whoever asked for JSON has it as JSON, too. */
async function explain(
  error: unknown,
  { language, output, command, isJson }: Explained,
): Promise<ExitCode> {
  if (error instanceof ReaderGoneError) return 0;
  const failure =
    error instanceof UsageError
      ? { exit: 2 as const, lines: [error.message] }
      : (await import('./told-failure.ts')).toldFailure(error, { language, command });
  if (!failure) throw error;
  for (const line of failure.lines) output.err(line);
  if (isJson) output.out(JSON.stringify({ error: { code: codeOf(error), text: failure.lines } }));
  return failure.exit;
}

function codeOf(error: unknown): string {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : 'FAILED';
}
