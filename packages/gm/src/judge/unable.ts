// [J20] Sleepers do nothing at all and tied hands touch nothing, even where nothing need be there.
import { deny, means } from '@hakoniwa/stage';
import { type JudgeFinding, violation } from './finding.ts';
import type { Question } from './question.ts';

/** The violation of one who cannot do what would otherwise be harmless. */
export function unable({ act, speaker }: Question): JudgeFinding | undefined {
  if (act.intent === 'EMOTE' || speaker.status.length === 0) return undefined;
  const words = speaker.status.map(({ name }) => name);
  if (means(words, 'asleep'))
    return violation(deny('INVALID_STATE', { cause: 'asleep', more: { about: speaker.id } }));
  const handles = act.intent !== 'MOVE' && act.verb !== 'sit' && act.verb !== 'look';
  return handles && means(words, 'bound')
    ? violation(deny('INVALID_STATE', { cause: 'bound', more: { about: speaker.id } }))
    : undefined;
}
