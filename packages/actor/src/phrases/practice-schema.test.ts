// Practices as packs write them: no step without a way out, no word that is not there, and the guide as it stands.
import { readFileSync } from 'node:fs';
import { LANGUAGES, parseYaml, REGISTERS } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { bookOf } from './phrase-book.ts';
import { phrasesFileSchema } from './phrase-schema.ts';
import { practiceSchema, stepsOf } from './practice-schema.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const fileOf = (name: string) =>
  phrasesFileSchema.parse(parseYaml(read(`packs/common/phrases/${name}.yaml`))?.toJS());

it('[TA8] every word of a practice is there in every language and register', () => {
  const { practices = [] } = fileOf('practices');
  expect(practices.length).toBeGreaterThan(9);
  for (const register of REGISTERS)
    for (const language of LANGUAGES) {
      const files = [`known-${register}`, `shared-${register}`].map(fileOf);
      const points = new Set(bookOf(files, language).lines.flatMap(({ when }) => when.point ?? []));
      const wanted = practices.flatMap((practice) => [
        ...stepsOf(practice).flatMap(({ does }) => ('say' in does ? does.say : [])),
        ...(practice.after
          ? []
          : (['propose', 'accept', 'close'] as const).map(
              (one) => `${one}-${practice.id}` as const,
            )),
      ]);
      expect(wanted.filter((point) => !points.has(point))).toEqual([]);
    }
});

it('[TA8] a practice has one way to be written, and begins with words where it is not proposed', () => {
  const game = { id: 'game', within: 5 };
  const say = { say: ['game-ask'] };
  const isAccepted = (more: object) => practiceSchema.safeParse({ ...game, ...more }).success;
  expect(isAccepted({ steps: [{ by: say }] })).toBe(true);
  expect(isAccepted({})).toBe(false);
  expect(isAccepted({ steps: [{ by: say }], each: say })).toBe(false);
  expect(isAccepted({ steps: [{ by: say }], within: 0 })).toBe(false);
  expect(isAccepted({ after: 'failed', steps: [{ by: say }] })).toBe(true);
  expect(isAccepted({ after: 'failed', steps: [{ by: { verb: 'sit' } }] })).toBe(false);
  expect(isAccepted({ after: 'failed', steps: [{ to: say }] })).toBe(false);
});

it('[TA8] the guide gives a practice that is taken as it stands', () => {
  const blocks = [
    ...read('docs/guides/add-a-practice.md').matchAll(/```yaml\n([\s\S]{1,2000}?)```/g),
  ];
  const file = phrasesFileSchema.parse(parseYaml(blocks.map(([, text]) => text).join(''))?.toJS());
  const [practice] = file.practices ?? [];
  expect(practice && stepsOf(practice).map(({ who }) => who)).toEqual(['by', 'to', 'by', 'to']);
  for (const language of LANGUAGES)
    expect(bookOf([file], language).lines.flatMap(({ when }) => when.point)).toEqual([
      'propose-toast',
      'accept-toast',
      'close-toast',
    ]);
});
