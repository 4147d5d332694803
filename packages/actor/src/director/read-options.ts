// Who speaks and who else is there, as the GM's reader wants to know it.
import type { Gm, readOutput } from '@hakoniwa/gm';
import { companions, type MindContext } from '../context.ts';

/** The options with which a draft of this character is read. */
export function readOptions(gm: Gm, context: MindContext): Parameters<typeof readOutput>[1] {
  return {
    speaker: context.self.name,
    others: companions(context).map(({ name }) => name),
    language: gm.tongues[context.view.language].language,
  };
}
