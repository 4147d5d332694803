// The story of a scene as the GM sees it after the last turn: the stall score and the fact cards.
import {
  aroundOf,
  factCards,
  memoryIn,
  stallLevel,
  stallScore,
  type Violation,
} from '@hakoniwa/gm';
import type { Story } from '@hakoniwa/protocol';
import {
  eventText,
  isJsonObject,
  isSaying,
  type Rulebook,
  type SealedEvent,
  TURN_PERFORMED,
  type World,
} from '@hakoniwa/stage';

/** Events at the end of a log in which the last words are looked for; who spoke before is forgotten. */
export const STORY_EVENTS = 128;

interface Scene {
  readonly rules: Rulebook;
  readonly world: World;
  /** The last events of its log, oldest first. */
  readonly events: readonly SealedEvent[];
}

/** Whether a story is told from these events alone, or the log must be looked at. */
export function hasWords(events: readonly SealedEvent[]): boolean {
  return events.some(isSpoken);
}

export function storyOf(scene: Scene): Story {
  const { world, events } = scene;
  const { turns } = memoryIn(world);
  const last = turns.at(-1);
  if (!last) return { stall: { score: 0, level: 'none' }, cards: [] };
  const exact = stallScore(turns.slice(0, -1), last);
  const score = Math.min(1, Math.max(0, Math.round(exact * 100) / 100));
  const said = events.findLast(isSpoken);
  const isRecent = said !== undefined && said.seq > world.seq - STORY_EVENTS;
  const speaker = isRecent && said.actor ? world.characters.get(said.actor)?.id : undefined;
  const cards = speaker
    ? factCards({
        violations: violationsIn(said),
        stallScore: score,
        change: changeIn(scene, said),
        around: () => aroundOf(world, speaker),
        topics: [...last.topics],
        language: world.language,
      })
    : [];
  return { stall: { score, level: stallLevel(score) }, cards };
}

function isSpoken({ type }: SealedEvent): boolean {
  return type === TURN_PERFORMED;
}

function violationsIn(said: SealedEvent | undefined): readonly Violation[] {
  const detail = isJsonObject(said?.detail) ? said.detail : {};
  return Array.isArray(detail.violations) ? (detail.violations as unknown as Violation[]) : [];
}

/** What the last turn changed, in words. */
function changeIn(
  { rules, world, events }: Scene,
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
