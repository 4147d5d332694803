// The pack's table of episodes: one is drawn that fits what was done and where, and moves the needs a little.
import { drawFraction, inLanguage, MICROPOINTS } from '@hakoniwa/stage';
import type { Episode } from '../config/episodes.ts';
import type { PerNeed } from '../config/life-config.ts';
import { limits } from '../limits.ts';
import { withGains } from '../needs/line.ts';
import { setSelf, type Turn } from './turn.ts';

/** What happened, if anything did: its words, and points by need within ±10. */
export interface Happened {
  readonly id: string;
  readonly text: string;
  readonly effects: PerNeed;
}

/** Draws from the pack's table. */
export function episodeOfTable(
  turn: Turn,
  action: string,
  tags: readonly string[],
): Happened | undefined {
  const fitting = turn.config.episodes.filter((one) => fits(one, action, tags));
  const fresh = fitting.filter((one) => !hasHappened(turn, one));
  const episode = drawn(turn, fresh.length > 0 ? fresh : fitting);
  if (!episode) return undefined;
  const { id, effects } = episode;
  return happen(turn, { id, effects, text: inLanguage(episode.text, turn.world.language) });
}

/** Lets it move the needs, by ten points at most. */
export function happen(turn: Turn, what: Happened): Happened {
  const effects = clamped(what.effects);
  const gains = Object.entries(effects).map(([need, points]) => [need, points * MICROPOINTS]);
  setSelf(turn, { needs: withGains(turn.self.needs, Object.fromEntries(gains), turn.now) });
  return { ...what, effects };
}

function fits(episode: Episode, action: string, tags: readonly string[]): boolean {
  if (episode.action !== action) return false;
  return !episode.tags || episode.tags.some((tag) => tags.includes(tag));
}

/** The same small thing does not happen twice in a day, while there are others. */
function hasHappened({ life, world }: Turn, { text }: Episode): boolean {
  const words = inLanguage(text, world.language);
  return life.today.some(({ episode }) => episode === words);
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
