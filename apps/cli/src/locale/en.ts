// What the CLI says in English.
import type { CliWording } from './wording.ts';

export const en: CliWording = {
  title: 'Hakoniwa: a miniature garden for AI characters',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  more: 'More about a command: hakoniwa <command> --help',
  exitCodes: 'Exit codes: 0 went well, 1 the answer is no, 2 the call was wrong',
  jsonHelp: 'write the result as JSON to standard output',
  languageHelp: 'language of messages and world (ja or en)',
  helpHelp: 'show this help',
  unknownCommand: 'There is no command "{name}". There are: {known}',
  packMissing: 'Name the folder of a pack, for example: hakoniwa {command} packs/kitchen',
  fileMissing: 'Cannot read {file}',
  noProblems: '{pack}: no problems found ({scenarios} scenarios)',
  problemCount: '{pack}: {errors} errors, {warnings} warnings',
  fix: 'fix',
  replayed: 'Replayed {events} events. stateHash {hash}',
  damaged: '{file}: event {seq} is damaged ({code}). Nothing was overwritten.',
  rejudgedSame: "Under today's rules everything comes out the same.",
  rejudgedDiffers: "Under today's rules {count} results differ:",
  same: 'There is no difference.',
  firstDifference: 'The first difference is at event {seq}.',
  unknownCharacter: 'There is nobody called {name}. There are: {known}',
};
