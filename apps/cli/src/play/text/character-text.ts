// The characters there are to choose from, and the help of play.
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import { safeText } from '../../output/safe-text.ts';
import { padWidth, textWidth } from '../../output/text-width.ts';
import { helpOf } from '../locale/index.ts';
import { PLAY_WORDS, spellingsOf } from '../locale/play-words.ts';
import type { RecordOf } from '../record.ts';
import { linesFrom } from './paragraphs.ts';
import type { Teller } from './teller.ts';

export function charactersText({ characters }: RecordOf<'characters'>, { say }: Teller): string {
  if (characters.length === 0) return say('noCharacters');
  const line = ({ name, state }: CharacterOnWire) =>
    state
      ? say('characterLine', {
          name: safeText(name),
          level: state.level,
          place: safeText(state.location.name),
        })
      : say('fresh', { name: safeText(name) });
  return linesFrom(
    say('chooseCharacter'),
    ...characters.map((one, i) => `  ${i + 1}. ${line(one)}`),
  );
}

export function helpText({ say, language }: Teller): string {
  const rows = PLAY_WORDS.map((word) => ({
    typed: spellingsOf(word, language).join(' '),
    help: helpOf(language, word),
  }));
  const width = Math.max(...rows.map(({ typed }) => textWidth(typed)));
  return linesFrom(
    say('writeFreely'),
    ...rows.map(({ typed, help }) => `  ${padWidth(typed, width)}  ${help}`),
  );
}
