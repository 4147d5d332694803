// In what manner a mind speaks to somebody: how it stands to them, how formally, and with which words never.
import { writingOf } from '@hakoniwa/stage';
import type { MindContext } from '../../context.ts';
import { registerOf } from '../../phrases/register.ts';
import type { SpeakOptions } from '../../phrases/speak.ts';

/** The manner towards a listener, or with nobody there. */
export function mannerTo(
  { affinity, self, sheet, view }: MindContext,
  listener: string | undefined,
): Pick<SpeakOptions, 'affinity' | 'register' | 'never' | 'mine'> {
  const toThem = listener === undefined ? 0 : (affinity[listener] ?? 0);
  const { speech: voice } = sheet;
  const hasCompany = listener !== undefined;
  return {
    affinity: toThem,
    register: registerOf({ voice, language: view.language, hasCompany, affinity: toThem }),
    never: voice.never,
    mine: (name) => writingOf(view.language).mine(name, self.name),
  };
}
