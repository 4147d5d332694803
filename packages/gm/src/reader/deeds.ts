// From the acts a language finds to deeds with their roles.
import type { CharacterId } from '@hakoniwa/stage';
import type { TextAct } from '../language/types.ts';
import type { FoundInTurn } from './read-turn.ts';
import type { DeedMood, DeedRoles, ReadDeed, ReadingMode } from './reading.ts';

/** A deed of a text. */
export function deedOfAct(
  { it: act, at }: FoundInTurn<TextAct>,
  { actor, mode }: { readonly actor: CharacterId; readonly mode: ReadingMode },
): ReadDeed {
  const span = { start: at, end: at + act.end - act.start };
  return { is: 'deed', verb: act.verb, roles: rolesOf(act), mood: moodOf(act, mode), actor, span };
}

function rolesOf({ intent, object, target, tool, source, via }: TextAct): DeedRoles {
  const to = intent === 'MOVE' ? target : undefined;
  return {
    ...(object ? { object } : {}),
    ...(target && !to ? { target } : {}),
    ...(tool ? { tool } : {}),
    ...(source ? { from: source } : {}),
    ...(to ? { to } : {}),
    ...(via ? { via } : {}),
  };
}

/** A language tells what is done from what fails; whatever else it is not sure of, it leaves out. */
function moodOf({ vain }: TextAct, mode: ReadingMode): DeedMood {
  if (vain) return 'tried';
  return mode === 'directed' ? 'ordered' : 'done';
}
