// Other packages bring their own part of a pack, with its schema and its check.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { localisedName, localisedText } from '../world/schema/localised.ts';
import { nearest } from './nearest.ts';
import type { PackProblem } from './problem.ts';
import type { PackSection } from './section.ts';
import { small, told } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

const questsSchema = z.record(
  z.string(),
  z.strictObject({ text: localisedText, giver: z.string() }),
);

const quests: PackSection = {
  name: 'quests',
  files: /^quests\.yaml$/,
  schema: questsSchema,
  check: (files, draft) =>
    files.flatMap((file) =>
      Object.entries((file.accepted ?? {}) as z.infer<typeof questsSchema>).flatMap(
        ([id, { giver }]): PackProblem[] => {
          if (draft.characters.has(giver)) return [];
          const meant = nearest(giver, draft.characters.ids);
          const text = { ja: `「${giver}」はいません。`, en: `There is no ${giver}.` };
          const fix = { ja: `「${meant}」？`, en: `${meant}?` };
          return [
            {
              code: 'QUEST_GIVER_UNKNOWN',
              severity: 'error',
              ...file.spot([id, 'giver']),
              message: text,
              fix,
            },
          ];
        },
      ),
    ),
};

describe('sections', () => {
  const files = small({ 'quests.yaml': 'gem:\n  text: 宝石を探して。\n  giver: hana\n' });

  it('[K16] a file of a section that is not given is a warning and nothing more', () => {
    const { pack, problems } = validatePack(files);
    expect(pack).toBeDefined();
    expect(problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'warning FILE_UNKNOWN',
    ]);
  });

  it('[K16] a given section is read, checked and handed on', () => {
    const { pack, problems } = validatePack(files, { sections: [quests] });
    expect(problems).toEqual([]);
    expect(pack?.sections.quests?.['quests.yaml']).toEqual({
      gem: { text: '宝石を探して。', giver: 'hana' },
    });
  });

  it('[K16] its problems stand among the others, in their place', () => {
    const wrong = small({
      'quests.yaml':
        'gem:\n  text: 宝石を探して。\n  giver: hanna\nnext:\n  txt: あ\n  giver: hana\n',
    });
    expect(validatePack(wrong, { sections: [quests] }).problems.map(told)).toEqual([
      'QUEST_GIVER_UNKNOWN quests.yaml:3:10',
      'FIELD_MISSING quests.yaml:4:1',
      'FIELD_UNKNOWN quests.yaml:5:3',
    ]);
  });

  it('[K18] proofs of a section run on a sound pack only', () => {
    const proving: PackSection = {
      ...quests,
      prove: (pack, draft) =>
        draft.files
          .filter(({ section }) => section === 'quests')
          .map((file) => ({
            code: `QUEST_OF_${pack.id.toUpperCase()}`,
            severity: 'warning',
            ...file.spot(['gem', 'text']),
            message: { ja: '。', en: '.' },
            fix: { ja: '。', en: '.' },
          })),
    };
    expect(validatePack(files, { sections: [proving] }).problems.map(told)).toEqual([
      'QUEST_OF_SMALL quests.yaml:2:9',
    ]);
    const wrong = small({ 'quests.yaml': 'gem:\n  text: あ\n  giver: hanna\n' });
    expect(validatePack(wrong, { sections: [proving] }).problems.map(told)).toEqual([
      'QUEST_GIVER_UNKNOWN quests.yaml:3:10',
    ]);
  });

  it('[K7] texts of a section are asked for every language too', () => {
    const named: PackSection = {
      name: 'names',
      files: (path) => path === 'names.yaml',
      schema: z.record(z.string(), localisedName),
    };
    const text = 'a: { en: cat }\nb: 猫\n';
    expect(
      validatePack(small({ 'names.yaml': text }), { sections: [named] }).problems.map(told),
    ).toEqual(['LANGUAGE_MISSING names.yaml:1:4']);
  });
});
