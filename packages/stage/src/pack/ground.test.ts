// What lies beneath every pack: its own entries go before, lists add up, mistakes are told where they stand.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Ground, isOfGround, withoutIds } from './ground.ts';
import { readGround } from './read-ground.ts';
import type { PackSection } from './section.ts';
import { small, told } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const songsSchema = z.array(z.strictObject({ id: z.string(), text: z.string() }));
type Songs = z.infer<typeof songsSchema>;

const songs: PackSection = {
  name: 'songs',
  files: /^songs(\/[a-z]+)?\.yaml$/,
  schema: songsSchema,
  beneath: (lying, own) => withoutIds(lying as Songs, (own as Songs[]).flat()),
};
const secrets: PackSection = { name: 'secrets', files: /^secrets\.yaml$/, schema: songsSchema };
const sections = [songs, secrets];

const META =
  'id: common\nversion: 1.0.0\ntitle: 土台\ndescription: 土台。\nlanguages: [ja]\nlicence: MIT\n';
const groundOf = (files: Record<string, string>) =>
  readGround({ 'pack.yaml': META, ...files }, sections);

const SONGS = '- { id: a, text: 下 }\n- { id: b, text: 下 }\n';

function sungIn(files: Record<string, string>, ground: Ground | undefined): [string, Songs][] {
  const { pack } = validatePack(small(files), { sections, ground });
  return Object.entries(pack?.sections.songs ?? {}) as [string, Songs][];
}

describe('the ground', () => {
  const { ground, problems } = groundOf({ 'songs.yaml': SONGS });

  it('[K21] lies beneath a pack that says nothing of it', () => {
    expect(problems).toEqual([]);
    const [[path = '', read] = []] = sungIn({}, ground);
    expect(path).toBe('common/songs.yaml');
    expect(isOfGround(path)).toBe(true);
    expect(read?.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('[K21] gives way to an entry of the same id and stands before the rest', () => {
    const found = sungIn(
      { 'songs.yaml': '- { id: b, text: 上 }\n- { id: c, text: 上 }\n' },
      ground,
    );
    expect(found.flatMap(([, read]) => read.map(({ id, text }) => id + text))).toEqual([
      'a下',
      'b上',
      'c上',
    ]);
  });

  it('[K21] changes nothing where it is not given, and nothing of the world', () => {
    expect(sungIn({}, undefined)).toEqual([]);
    const with_ = validatePack(small(), { sections, ground }).pack;
    const without = validatePack(small(), { sections }).pack;
    expect({ ...with_, sections: {} }).toEqual({ ...without, sections: {} });
  });

  it('[K22] tells its mistakes in its own files', () => {
    const { ground: none, problems: found } = groundOf({ 'songs.yaml': '- { id: a, txt: 下 }\n' });
    expect(none).toBeUndefined();
    expect(found.map(told)).toContain('FIELD_UNKNOWN common/songs.yaml:1:12');
  });

  it('[K22] has no world, and nothing a section does not share', () => {
    const { problems: found } = groundOf({
      'places.yaml': 'hall: { name: 廊下 }\n',
      'secrets.yaml': '[]\n',
    });
    expect(found.filter(({ severity }) => severity === 'error').map(told)).toEqual([
      'GROUND_FILE common/places.yaml:1:1',
      'GROUND_FILE common/secrets.yaml:1:1',
    ]);
  });
});

it('[K23] what was guessed is a note at its place and no problem', () => {
  const { problems, notes } = validatePack(small());
  expect(problems).toEqual([]);
  expect(notes.map(({ severity, ...note }) => `${severity} ${told(note as never)}`)).toEqual([
    'note CLASS_BY_NAME props.yaml:1:1',
    'note CLASS_BY_NAME props.yaml:9:1',
  ]);
});

it('[K23] a section has notes of its own', () => {
  const spot = { file: 'songs.yaml', line: 1, column: 1 };
  const text = { ja: '静か', en: 'quiet' };
  const quiet: PackSection = {
    ...songs,
    notes: (files) =>
      files.length > 0
        ? []
        : [{ code: 'QUIET', severity: 'note', ...spot, message: text, fix: text }],
  };
  const notesOf = (files: Record<string, string>) =>
    validatePack(small(files), { sections: [quiet] }).notes.map(({ code }) => code);
  expect(notesOf({})).toContain('QUIET');
  expect(notesOf({ 'songs.yaml': SONGS })).not.toContain('QUIET');
});
