// Reading, sanitizing and judging any output: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { HOSTILE_NAMES, HOSTILE_TURNS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { createGm } from '../gm.ts';
import { createEnglish } from '../language/en/index.ts';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { sanitizeWithDetail } from '../sanitizer/index.ts';
import { gmStep } from '../step.ts';
import { parseLenient } from './lenient-json.ts';
import { readOutput } from './read.ts';
import { readTag } from './tags.ts';
import { unwrapJson } from './unwrap-json.ts';

const japanese = await loadJapaneseTokenizer();

function judged(language: 'ja' | 'en'): Reader {
  const { people, props, places } = HOSTILE_NAMES[language];
  const at = { location: places[0] };
  const all = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, at]));
  const world_state = { characters: all(people), props: all(props) };
  return () => {
    const gm = createGm({ analysers: { japanese } });
    return (raw_output) =>
      gmStep(gm, {
        request: { session_id: 'a', speaker: people[0], raw_output, language, world_state },
      });
  };
}

const READERS: Readonly<Record<string, Reader>> = {
  'the reader': () => {
    const language = { isAct: () => true };
    return (text) => readOutput(text, { speaker: 'Mia', others: ['Tom'], language });
  },
  'the reader where nothing is an act': () => {
    const language = { isAct: () => false };
    return (text) => readOutput(text, { speaker: 'やな', others: ['あゆ'], language });
  },
  'JSON and tags': () => (text) => [parseLenient(text), unwrapJson(text), readTag(text)],
  'the sanitizer': () => (text) => sanitizeWithDetail(text, { sceneItems: ['mug', '鍋'] }),
  'the sanitizer with a language': () => {
    const language = createEnglish();
    return (text) => sanitizeWithDetail(text, { sceneItems: ['mug'], options: { language } });
  },
  'a turn in English': judged('en'),
  'a turn in Japanese': judged('ja'),
};

it.each(Object.entries(READERS))('[R12] %s', (_name, reader) => {
  expect(superLinear(HOSTILE_TURNS, reader)).toEqual([]);
});
