// The pack's table of episodes: one is drawn that fits what was done and where, and moves the needs a little.
import {
  bindingsOf,
  dayPart,
  drawFraction,
  inLanguage,
  isJsonObject,
  isUnderSky,
  MICROPOINTS,
  type Operation,
  pointer,
  type World,
} from '@hakoniwa/stage';
import type { Episode } from '../config/episodes.ts';
import type { PerNeed } from '../config/life-config.ts';
import { LIFE_SYSTEM } from '../config/line-mode.ts';
import { limits } from '../limits.ts';
import { type LifeTurn, setSelf } from '../moment/turn.ts';
import { withGains } from '../needs/line.ts';

/** What happened, if anything did: its words, and points by need within ±10. */
export interface Happened {
  readonly id: string;
  readonly text: string;
  readonly effects: PerNeed;
}

/** Draws from the pack's table. */
export function episodeOfTable(
  turn: LifeTurn,
  { action, tags }: { readonly action: string; readonly tags: readonly string[] },
): Happened | undefined {
  const { id: part } = dayPart({ now: turn.now, start: turn.world.clock.start });
  const occasion = { action, tags, part, world: turn.world, self: turn.self.id };
  const fitting = turn.config.episodes.filter((one) => fits(one, occasion));
  const fresh = fitting.filter((one) => !hasHappened(turn, one));
  const recent = recentlyTold(turn.world);
  const unheard = fresh.filter(({ id }) => !recent.includes(id));
  const episode = drawn(turn, [unheard, fresh, fitting].find(({ length }) => length > 0) ?? []);
  if (!episode) return undefined;
  const { id, effects } = episode;
  turn.extra.push(...toldNow(recent, id));
  return happen(turn, { id, effects, text: inLanguage(episode.text, turn.world.language) });
}

/** Lets it move the needs, by ten points at most. */
export function happen(turn: LifeTurn, what: Happened): Happened {
  const effects = clamped(what.effects);
  const gains = Object.entries(effects).map(([need, points]) => [need, points * MICROPOINTS]);
  setSelf(turn, {
    needs: withGains(turn.self.needs, { gains: Object.fromEntries(gains), now: turn.now }),
  });
  return { ...what, effects };
}

interface Occasion {
  readonly action: string;
  /** Tags of the facility it was done at. */
  readonly tags: readonly string[];
  /** The part of the day. */
  readonly part: string;
  readonly world: World;
  /** Who did it. */
  readonly self: string;
}

function fits(episode: Episode, { action, tags, part, world, self }: Occasion): boolean {
  if (episode.action !== action || episode.time?.includes(part) === false) return false;
  if (!isUnderSky(world, episode.weather)) return false;
  if (episode.tags && !episode.tags.some((tag) => tags.includes(tag))) return false;
  const { when } = episode;
  return !when || bindingsOf(world, { condition: when, bindings: { self } }) !== undefined;
}

/** What happened to anybody lately: the same is not told of the next one too, while there is something else. */
function recentlyTold(world: World): readonly string[] {
  const life = world.systems.get(LIFE_SYSTEM);
  return (isJsonObject(life) && Array.isArray(life.told) ? life.told : []) as readonly string[];
}

/** Written as what the list grew by, and what it forgets for it. */
function toldNow(recent: readonly string[], id: string): Operation[] {
  const path = pointer('systems', LIFE_SYSTEM, 'told');
  if (recent.length === 0) return [{ op: 'add', path, value: [id] }];
  const forgotten = Array.from(
    { length: Math.max(0, recent.length + 1 - limits.toldKept) },
    (): Operation => ({ op: 'remove', path: `${path}/0` }),
  );
  return [{ op: 'add', path: `${path}/-`, value: id }, ...forgotten];
}

/** The same small thing does not happen twice in a day, while there are others. */
function hasHappened({ life, world }: LifeTurn, { text }: Episode): boolean {
  const words = inLanguage(text, world.language);
  return life.today.some(({ episode }) => episode === words);
}

function drawn(turn: LifeTurn, episodes: readonly Episode[]): Episode | undefined {
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
