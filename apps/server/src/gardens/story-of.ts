// The story of a scene as the GM sees it after the last turn: the stall score and the fact cards.
import {
  aroundOf,
  factCards,
  memoryIn,
  stallLevel,
  stallScore,
  type Violation,
} from '@hakoniwa/gm';
import type { storySchema } from '@hakoniwa/protocol';
import {
  eventText,
  isJsonObject,
  isSaying,
  type SealedEvent,
  TURN_PERFORMED,
} from '@hakoniwa/stage';
import type { z } from 'zod';
import { limits } from '../limits.ts';
import type { OpenGarden } from './gardens.ts';

export async function storyOf(garden: OpenGarden): Promise<z.infer<typeof storySchema>> {
  const { world, head } = garden;
  const { turns } = memoryIn(world);
  const last = turns.at(-1);
  if (!last) return { stall: { score: 0, level: 'none' }, cards: [] };
  const exact = stallScore(turns.slice(0, -1), last);
  const score = Math.min(1, Math.max(0, Math.round(exact * 100) / 100));
  const after = Math.max(0, head.seq - limits.turnEvents);
  const events = await garden.events({ after, limit: limits.turnEvents });
  const said = events.findLast(({ type }) => type === TURN_PERFORMED);
  const speaker = [...world.characters.values()].find(({ id }) => id === said?.actor)?.id;
  const cards = speaker
    ? factCards({
        violations: violationsIn(said),
        stallScore: score,
        change: changeIn(garden, events, said),
        around: () => aroundOf(world, speaker),
        topics: [...last.topics],
        language: world.language,
      })
    : [];
  return { stall: { score, level: stallLevel(score) }, cards };
}

function violationsIn(said: SealedEvent | undefined): readonly Violation[] {
  const detail = isJsonObject(said?.detail) ? said.detail : {};
  return Array.isArray(detail.violations) ? (detail.violations as unknown as Violation[]) : [];
}

/** What the last turn changed, in words. */
function changeIn(
  { rules, world }: OpenGarden,
  events: readonly SealedEvent[],
  said: SealedEvent | undefined,
): string | undefined {
  const done = events.filter(
    ({ turn, type, outcome }) => turn === said?.turn && outcome === 'done' && !isSaying(type),
  );
  const lines = done
    .map((event) => eventText(rules, { world, event }))
    .filter((line) => line !== '');
  return lines.length === 0 ? undefined : lines.join(' ');
}
