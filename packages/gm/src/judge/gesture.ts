// [J1] Gestures, gazes, body parts and people as such need nothing and change nothing.
import { HARMLESS } from './finding.ts';
import type { JudgeRule } from './question.ts';

export const gestureRule: JudgeRule = ({ act, named }) => {
  if (act.intent === 'EMOTE' || act.verb === 'emote' || act.verb === 'look') return HARMLESS;
  // Sweat is wiped off with a handkerchief that has to be there.
  const isTooled = named.tool !== undefined && named.tool.is !== 'body';
  if (named.object?.is === 'body') return isTooled ? undefined : HARMLESS;
  const isSomeone =
    named.object?.is === 'person' ||
    (named.object?.is === 'entity' && named.object.entity.type === 'character');
  return isSomeone && act.verb !== 'give' ? HARMLESS : undefined;
};
