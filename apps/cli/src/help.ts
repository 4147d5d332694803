// Help, written from the commands themselves.
import { settingLines } from '@hakoniwa/settings';
import { LANGUAGES, type Language, textIn } from '@hakoniwa/stage/vocabulary';
import type { CliCommand, OptionHelp } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { say } from './locale/index.ts';

/** Options every command has. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  json: {
    type: 'boolean',
    help: { ja: say('ja', { key: 'jsonHelp' }), en: say('en', { key: 'jsonHelp' }) },
  },
  language: {
    type: 'string',
    value: LANGUAGES.join('|'),
    help: { ja: say('ja', { key: 'languageHelp' }), en: say('en', { key: 'languageHelp' }) },
  },
  help: {
    type: 'boolean',
    help: { ja: say('ja', { key: 'helpHelp' }), en: say('en', { key: 'helpHelp' }) },
  },
};

/** The front page. */
export function generalHelp(language: Language): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const commands = COMMANDS.map(
    ({ name, summary }) => `  ${name.padEnd(width)}  ${textIn(summary, language)}`,
  );
  return [
    say(language, { key: 'title' }),
    '',
    `${say(language, { key: 'usage' })}: hakoniwa <command> […]`,
    '',
    `${say(language, { key: 'commands' })}:`,
    ...commands,
    '',
    `${say(language, { key: 'options' })}:`,
    ...optionLines(COMMON_OPTIONS, language),
    '',
    `${say(language, { key: 'environment' })}:`,
    ...environmentLines(language),
    '',
    say(language, { key: 'more' }),
    say(language, { key: 'exitCodes' }),
  ].join('\n');
}

function environmentLines(language: Language): string[] {
  const lines = settingLines(language);
  const width = Math.max(...lines.map(({ name }) => name.length));
  return lines.map(({ name, help }) => `  ${name.padEnd(width)}  ${help}`);
}

/** The page of one command. */
export function commandHelp(command: CliCommand, language: Language): string {
  const options = { ...command.options, ...COMMON_OPTIONS };
  return [
    textIn(command.summary, language),
    '',
    `${say(language, { key: 'usage' })}: ${command.usage}`,
    '',
    `${say(language, { key: 'options' })}:`,
    ...optionLines(options, language),
    '',
    say(language, { key: 'exitCodes' }),
  ].join('\n');
}

function optionLines(options: Readonly<Record<string, OptionHelp>>, language: Language): string[] {
  const names = Object.entries(options).map(
    ([name, { value }]) => `--${name}${value === undefined ? '' : ` <${value}>`}`,
  );
  const width = Math.max(...names.map(({ length }) => length));
  return Object.values(options).map(
    ({ help }, i) => `  ${(names[i] ?? '').padEnd(width)}  ${textIn(help, language)}`,
  );
}
