// [J1] Gestures, gazes, body parts and people as such need nothing and change nothing.
import { HARMLESS } from './finding.ts';
import type { JudgeRule } from './question.ts';

export const gesture: JudgeRule = ({ act, named }) => {
  if (act.intent === 'EMOTE' || act.verb === 'emote' || act.verb === 'look') return HARMLESS;
  if (named.object?.is === 'body') return HARMLESS;
  const isSomeone =
    named.object?.is === 'person' ||
    (named.object?.is === 'entity' && named.object.entity.type === 'character');
  return isSomeone && act.verb !== 'give' ? HARMLESS : undefined;
};
