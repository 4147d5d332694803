// Runs the CLI: reads the call, finds the command, and turns errors into messages and exit codes.
import { parseArgs } from 'node:util';
import { CardError } from '@hakoniwa/actor';
import { StoreError } from '@hakoniwa/database';
import {
  OtherSceneError,
  PackFolderError,
  PackProblemsError,
  TownMismatchError,
} from '@hakoniwa/garden';
import { DictionaryUnreadable } from '@hakoniwa/gm/load';
import { ModelError } from '@hakoniwa/model';
import { readSettings, SettingsError } from '@hakoniwa/settings';
import { type Language, languageOfTag, textIn } from '@hakoniwa/stage';
import { DamagedLogError } from '@hakoniwa/store';
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
import { COMMON_OPTIONS, commandHelp, generalHelp } from './help.ts';
import { say } from './locale/index.ts';
import { keptFailure } from './output/kept-failure.ts';

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
  const { argv, environment, input, output } = invocation;
  const language = languageOf(argv, environment);
  const [name, ...rest] = argv;
  const command = COMMANDS.find((one) => one.name === name);
  if (!command) return withoutCommand(name, { language, output });
  try {
    const call = parseCall(command, rest, {
      ...{ language, input, output },
      settings: () => readSettings(environment),
      interruption: invocation.interruption ?? (() => new AbortController().signal),
    });
    if (call.options.help) {
      output.out(commandHelp(command, language));
      return 0;
    }
    return await command.run(call);
  } catch (error) {
    return explain(error, { language, output, command: command.name });
  }
}

function withoutCommand(
  name: string | undefined,
  { language, output }: { language: Language; output: Output },
): ExitCode {
  if (name === undefined || name.startsWith('-')) {
    output.out(generalHelp(language));
    return 0;
  }
  const known = COMMANDS.map((one) => one.name).join(', ');
  output.err(say(language, { key: 'unknownCommand', values: { name, known } }));
  return 2;
}

function parseCall(
  command: CliCommand,
  args: readonly string[],
  surroundings: Omit<Call, 'arguments' | 'options' | 'json'>,
): Call {
  const options = Object.fromEntries(
    Object.entries({ ...command.options, ...COMMON_OPTIONS }).map(([key, { type }]) => [
      key,
      { type },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    const given = values as Readonly<Record<string, string | boolean | undefined>>;
    return { ...surroundings, arguments: positionals, options: given, json: given.json === true };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The language asked for, else the terminal's, else English. */
function languageOf(argv: readonly string[], environment: Invocation['environment']): Language {
  const at = argv.indexOf('--language');
  const asked =
    at >= 0
      ? argv[at + 1]
      : argv.find((word) => word.startsWith('--language='))?.slice('--language='.length);
  const locale = asked ?? environment.LC_ALL ?? environment.LC_MESSAGES ?? environment.LANG ?? '';
  return languageOfTag(locale) ?? 'en';
}

function explain(
  error: unknown,
  { language, output, command }: { language: Language; output: Output; command: string },
): ExitCode {
  if (error instanceof ReaderGoneError) return 0;
  if (error instanceof UsageError) {
    output.err(error.message);
    return 2;
  }
  if (error instanceof DamagedLogError) {
    output.err(
      say(language, {
        key: 'damaged',
        values: { file: error.file, seq: error.seq, code: String(error.cause) },
      }),
    );
    return 1;
  }
  if (error instanceof PackProblemsError) {
    for (const { file, line, column, code, message, fix } of error.problems)
      output.err(
        `${file}:${line}:${column} ${code} ${textIn(message, language)} ${textIn(fix, language)}`,
      );
    return 1;
  }
  if (error instanceof SettingsError) {
    output.err(textIn(error.text, language));
    return 2;
  }
  if (error instanceof CardError) {
    output.err(`${error.code} ${textIn(error.text, language)} ${textIn(error.fix, language)}`);
    return 1;
  }
  if (error instanceof OtherSceneError) {
    output.err(
      say(language, { key: 'otherScene', values: { kept: error.kept, asked: error.asked } }),
    );
    return 2;
  }
  if (error instanceof ModelError) {
    output.err(
      say(language, { key: 'modelFailed', values: { code: error.code, message: error.message } }),
    );
    return 1;
  }
  if (error instanceof PackFolderError) {
    output.err(say(language, { key: 'fileMissing', values: { file: error.message } }));
    return 2;
  }
  if (error instanceof TownMismatchError) {
    output.err(
      say(language, { key: 'townMismatch', values: { found: error.found, wanted: error.wanted } }),
    );
    return 2;
  }
  const kept = keptFailure(error, { language, command });
  if (kept) {
    output.err(kept.text);
    return kept.code;
  }
  if (error instanceof StoreError || error instanceof DictionaryUnreadable) {
    output.err(error.message);
    return 1;
  }
  throw error;
}
