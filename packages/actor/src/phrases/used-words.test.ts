// What was used lately is known from the lines alone: the template behind a line, whatever stood in its blanks.
import { seedRng } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { bookOf } from './phrase-book.ts';
import { speak } from './speak.ts';
import { UsedWords } from './used-words.ts';

it('[N2] a template is known by the words between its blanks, however it was filled', () => {
  const used = new UsedWords(['I want the red ball, Mio.', '“Good day.”', 'Hm, tea.']);
  expect(used.ageOf('I want {the-object}, {call}.')).toBe(2);
  expect(used.ageOf('Good day.')).toBe(1);
  expect(used.ageOf('I want {the-object}!')).toBe(Number.POSITIVE_INFINITY);
  expect(used.ageOf('Want {the-object}, {call}.')).toBe(Number.POSITIVE_INFINITY);
});

it('[N2] with hardly any words of its own a line is what is drawn into it', () => {
  const used = new UsedWords(['ハロー、茶。']);
  expect(used.ageOf('{#open}、{#what}。')).toBe(Number.POSITIVE_INFINITY);
  expect(used.ageOfText('ハロー、茶。')).toBe(0);
});

const templates = ['First, {call}.', 'Second, {call}.', 'Third, {call}.'];
const book = bookOf([{ phrases: [{ on: 'tell', say: { en: templates } }] }], 'en');

function next(said: readonly string[], seed: number): string | undefined {
  const topic = { on: 'tell', weight: 1, fill: { call: `${seed}` }, facts: {} } as const;
  const manner = { affinity: 0, register: 'polite', never: [], time: 'noon', hasCompany: true };
  return speak([topic], { book, who: 'ayu', ...manner, said, rng: seedRng(seed) } as never).spoken
    ?.text;
}

it('[N2] no template comes twice within so many lines of a place; then the one not heard for longest does', () => {
  const others = (count: number) => Array.from({ length: count }, (_, at) => `Line ${at} of them.`);
  const said: string[] = [];
  for (let seed = 1; seed <= 3; seed++) said.push(next(said, seed) ?? '');
  expect(new Set(said.map((text) => text.split(',')[0])).size).toBe(3);
  expect(next(said, 4)).toBeUndefined();
  expect(next([...said, ...others(limits.linesApart - 1)], 5)?.split(',')[0]).toBe(
    said[0]?.split(',')[0],
  );
  for (let seed = 6; seed < 20; seed++)
    expect(next([...said, ...others(limits.linesApart)], seed)?.split(',')[0]).toBe(
      said[0]?.split(',')[0],
    );
});
