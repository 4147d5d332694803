// Reads the words of a call by the options its command has; what does not fit is said in the reader's language.
import { parseArgs } from 'node:util';
import { type Language, slipOf } from '@hakoniwa/stage';
import { type CliCommand, UsageError } from './command.ts';
import { COMMON_OPTIONS } from './help.ts';
import { say } from './locale/index.ts';

/** The words of a call, sorted. */
export interface CallWords {
  readonly arguments: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Throws a UsageError for an option there is not, one without its value, and a value nobody asked for. */
export function readWords(
  args: readonly string[],
  { command, language }: { readonly command: CliCommand; readonly language: Language },
): CallWords {
  const known = { ...command.options, ...COMMON_OPTIONS };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { type }]) => [name, { type }]),
  );
  const { values, positionals, tokens } = parseArgs({
    ...{ args: [...args], options, allowPositionals: true, strict: false, tokens: true },
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName: option, inlineValue } = token;
    // What looks like an option is none's value, unless it is tied to it: --name=--value.
    const value = !inlineValue && token.value?.startsWith('--') ? undefined : token.value;
    const wanted = Object.hasOwn(known, name) ? known[name] : undefined;
    const fail = (key: 'optionUnknown' | 'optionEmpty' | 'optionFull', more = {}) => {
      const blanks = { option, usage: command.usage, ...more };
      throw new UsageError(say(language, { key, values: blanks }));
    };
    if (!wanted) fail('optionUnknown', { meant: meantBy(name, { known, language }) });
    else if (wanted.type === 'string' && value === undefined)
      fail('optionEmpty', { value: wanted.value ?? '' });
    else if (wanted.type === 'boolean' && value !== undefined) fail('optionFull');
  }
  return {
    arguments: positionals,
    options: values as Readonly<Record<string, string | boolean | undefined>>,
  };
}

function meantBy(
  name: string,
  { known, language }: { readonly known: object; readonly language: Language },
): string {
  const meant = slipOf(name, Object.keys(known));
  return meant === undefined ? '' : say(language, { key: 'meant', values: { word: `--${meant}` } });
}
