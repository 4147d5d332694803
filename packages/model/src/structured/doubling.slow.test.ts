// What models write, of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_TEXTS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { controlTokenAtEnd } from '../format/control-token.ts';
import { filterOutput } from '../format/output-filter.ts';
import { stripControlTokens } from '../format/strip-control-tokens.ts';
import { isInLanguage } from './is-in-language.ts';
import { readLenientJson } from './lenient-json.ts';
import { readAnswer } from './read-answer.ts';
import { readTaggedText } from './tagged-text.ts';

const ANSWER = z.object({ speech: z.string(), tags: z.array(z.string()), mood: z.number() });
const SHAPE = { properties: { speech: { type: 'string' }, a: { type: 'array' } } };

const READERS: Readonly<Record<string, Reader>> = {
  'lenient JSON': () => readLenientJson,
  'tagged text': () => (text) => readTaggedText(SHAPE, text),
  'an answer in a shape': () => (text) => readAnswer(ANSWER, text),
  'the filter of output': () => (text) => [
    filterOutput(text),
    stripControlTokens(text),
    controlTokenAtEnd(text),
  ],
  'the language of speech': () => (text) => [isInLanguage(text, 'ja'), isInLanguage(text, 'en')],
};

it.each(Object.entries(READERS))('%s', (_name, reader) => {
  expect(superLinear(HOSTILE_TEXTS, reader)).toEqual([]);
});
