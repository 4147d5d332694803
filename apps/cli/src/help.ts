// Help, written from the commands themselves.
import { settingLines } from '@hakoniwa/settings';
import type { Language } from '@hakoniwa/stage';
import type { CliCommand, OptionHelp } from './command.ts';
import { COMMANDS } from './commands/index.ts';
import { say } from './locale/index.ts';

/** Options every command has. */
export const COMMON_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  json: { type: 'boolean', help: { ja: say('ja', 'jsonHelp'), en: say('en', 'jsonHelp') } },
  language: {
    type: 'string',
    value: 'ja|en',
    help: { ja: say('ja', 'languageHelp'), en: say('en', 'languageHelp') },
  },
  help: { type: 'boolean', help: { ja: say('ja', 'helpHelp'), en: say('en', 'helpHelp') } },
};

/** The front page. */
export function generalHelp(language: Language): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length));
  const commands = COMMANDS.map(
    ({ name, summary }) => `  ${name.padEnd(width)}  ${summary[language]}`,
  );
  return [
    say(language, 'title'),
    '',
    `${say(language, 'usage')}: hakoniwa <command> […]`,
    '',
    `${say(language, 'commands')}:`,
    ...commands,
    '',
    `${say(language, 'options')}:`,
    ...optionLines(COMMON_OPTIONS, language),
    '',
    `${say(language, 'environment')}:`,
    ...environmentLines(language),
    '',
    say(language, 'more'),
    say(language, 'exitCodes'),
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
    command.summary[language],
    '',
    `${say(language, 'usage')}: ${command.usage}`,
    '',
    `${say(language, 'options')}:`,
    ...optionLines(options, language),
    '',
    say(language, 'exitCodes'),
  ].join('\n');
}

function optionLines(options: Readonly<Record<string, OptionHelp>>, language: Language): string[] {
  const names = Object.entries(options).map(
    ([name, { value }]) => `--${name}${value === undefined ? '' : ` <${value}>`}`,
  );
  const width = Math.max(...names.map(({ length }) => length));
  return Object.values(options).map(
    ({ help }, i) => `  ${(names[i] ?? '').padEnd(width)}  ${help[language]}`,
  );
}
