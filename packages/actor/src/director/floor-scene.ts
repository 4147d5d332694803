// What a character's line is held against by the floor: who is here, what was said, what the model was told.
import type { Finish } from '@hakoniwa/model';
import { companions, type MindContext } from '../context.ts';
import type { FloorScene } from '../floor/floor-check.ts';
import { limits } from '../limits.ts';
import { withShortNames } from './short-names.ts';

/** The scene of a turn. */
export function floorSceneOf(
  context: MindContext,
  { told, finish }: { readonly told: readonly string[]; readonly finish?: Finish | undefined },
): FloorScene {
  const { self, sheet, view, recent, id } = context;
  const calls = Object.values(sheet.speech.calls);
  const own = new Set([...withShortNames(self.name), ...self.aliases]);
  const others = companions(context).flatMap(({ name, aliases }) => [
    ...withShortNames(name),
    ...aliases,
  ]);
  return {
    language: view.language,
    form: 'turn',
    speaker: [...own],
    others: [...new Set([...others, ...calls])].filter((name) => name !== '' && !own.has(name)),
    told,
    said: recent.flatMap(({ actor, speech }) =>
      speech === undefined ? [] : [{ isOwn: actor === id, text: speech }],
    ),
    maxSentences: sheet.speech.maxSentences ?? limits.sentences,
    finish,
  };
}
