// The line before, as a world remembers it: whoever spoke last where somebody is, and what their words left open.
import { type CharacterId, characterId, type World } from '@hakoniwa/stage';
import { keptIn } from '../../memory/kept-memory.ts';
import type { HeardLine } from './spoken-acts.ts';

/** What somebody else said last here; nothing where nobody did or oneself did after them, unknown where nobody kept it. */
export function lineBefore(world: World, speaker: CharacterId): HeardLine | undefined {
  const memory = keptIn(world);
  if (!memory) return 'unknown';
  const here = world.characters.get(speaker)?.place;
  const last = memory.turns.findLast(
    (turn) => turn.speechLength > 0 && world.characters.get(turn.speaker)?.place === here,
  );
  if (!last || last.speaker === speaker) return undefined;
  const plainly = last.intents.includes('ASK') ? 'ask' : 'tell';
  return { speaker: characterId(last.speaker), acts: [last.leaves ?? plainly] };
}
