// Text of cards, lore and speech, of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_TEXTS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { says } from '../../director/tone.ts';
import { isNoSpeech, withoutFence } from '../../floor/no-speech.ts';
import { relevance } from '../../remember/relevance.ts';
import { splitDecorators } from '../lore/decorators.ts';
import { exampleLines } from './example-lines.ts';
import { openMacros } from './macros.ts';
import { shownText } from './shown-text.ts';
import { statedPersonality, statedTraits } from './stated-personality.ts';
import { firstPersonIn, statedStyle } from './stated-voice.ts';

const READERS: Readonly<Record<string, Reader>> = {
  'the text of a card': () => (text) => [
    shownText(text),
    openMacros(text, { char: 'Mia', user: 'Tom' }),
  ],
  'what a card states': () => (text) => [
    ...[statedPersonality(text), statedTraits(text), statedStyle(text)],
    ...[firstPersonIn([text], 'ja'), exampleLines(text, ['Mia'])],
  ],
  lore: () => splitDecorators,
  'what a voice never says': () => (text) => [
    says(text, 'a'),
    says(text, 'です'),
    says(text, '鍋'),
  ],
  'data instead of words': () => (text) => [isNoSpeech(text), withoutFence(text)],
  'what comes to mind': () => (text) => relevance(text, text),
};

it.each(Object.entries(READERS))('%s', (_name, reader) => {
  expect(superLinear(HOSTILE_TEXTS, reader)).toEqual([]);
});
