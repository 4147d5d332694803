// Mini episodes: after an action something small may happen, drawn from the pack's table.
import { drawFraction, inLanguage, MICROPOINTS } from '@hakoniwa/stage';
import type { Episode } from '../config/episodes.ts';
import type { LifeAction, PerNeed } from '../config/life-config.ts';
import { limits } from '../limits.ts';
import { withGains } from '../needs/line.ts';
import { setSelf, type Turn } from './turn.ts';

/** Actions after which nothing small happens: a talk is told itself, the others are no deeds. */
const WITHOUT: ReadonlySet<string> = new Set(['talk', 'thinking', 'idle', 'move']);

/** What happened, if anything did: its words, and points by need within ±10. */
export interface Happened {
  readonly id: string;
  readonly text: string;
  readonly effects: PerNeed;
}

/** Draws an episode and lets it move the needs. */
export function episodeAfter(turn: Turn, action: LifeAction): Happened | undefined {
  if (WITHOUT.has(action.id) || turn.config.episodes.length === 0) return undefined;
  const [fraction, rng] = drawFraction(turn.rng);
  turn.rng = rng;
  if (fraction >= turn.config.episodeProbability) return undefined;
  const tags = turn.world.places.get(turn.self.place)?.facility?.tags ?? [];
  const episode = drawn(
    turn,
    turn.config.episodes.filter((one) => fits(one, action.id, tags)),
  );
  if (!episode) return undefined;
  const effects = clamped(episode.effects);
  const gains = Object.entries(effects).map(([need, points]) => [need, points * MICROPOINTS]);
  setSelf(turn, { needs: withGains(turn.self.needs, Object.fromEntries(gains), turn.now) });
  return { id: episode.id, text: inLanguage(episode.text, turn.world.language), effects };
}

function fits(episode: Episode, action: string, tags: readonly string[]): boolean {
  if (episode.action !== action) return false;
  return !episode.tags || episode.tags.some((tag) => tags.includes(tag));
}

function drawn(turn: Turn, episodes: readonly Episode[]): Episode | undefined {
  const total = episodes.reduce((sum, { weight = 1 }) => sum + weight, 0);
  if (total === 0) return undefined;
  const [fraction, rng] = drawFraction(turn.rng);
  turn.rng = rng;
  let left = fraction * total;
  return episodes.find(({ weight = 1 }) => {
    left -= weight;
    return left < 0;
  });
}

function clamped(effects: PerNeed): PerNeed {
  const most = limits.episodePoints;
  return Object.fromEntries(
    Object.entries(effects).map(([need, points]) => [
      need,
      Math.min(most, Math.max(-most, Math.round(points))),
    ]),
  );
}
