// The lines of a talk: each is asked for outside, and comes back through the same door as any performance.
import { effectId, pointer } from '@hakoniwa/stage';
import { hasLines } from '../config/line-mode.ts';
import { limits } from '../limits.ts';
import type { Activity, ActivityDetail } from '../moment/activity.ts';
import { lifeJson } from '../moment/life-state.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { upToSecond } from '../needs/line.ts';

/** The kind of effect by which a line is asked for. */
export const LINE = 'life-line';

/** What whoever makes a line is told. */
export interface LineWanted {
  /** Who began the talk. */
  readonly host: string;
  readonly speaker: string;
  /** Who is spoken to. */
  readonly to: string;
  readonly people: readonly string[];
  readonly goal: string;
  /** The moment the talk began. */
  readonly since: number;
  /** Which turn of the talk it is, from 0, and how many there may be. */
  readonly turn: number;
  readonly turns: number;
}

type Talk = ActivityDetail & Pick<Activity, 'since' | 'until'>;

/** Asks for a line if lines are spoken here; gives the effect's id. People speak for themselves. */
export function askForLine(
  turn: LifeTurn,
  { talk, index }: { readonly talk: Talk; readonly index: number },
): string | undefined {
  if (!turn.canSpeak || !hasLines(turn.world)) return undefined;
  const people = [turn.self.id as string, ...(talk.with ?? [])];
  const turns = talk.turns ?? 0;
  const next = nextSpeaker(turn, people, { index, turns });
  if (next === undefined) return undefined;
  const speaker = people[next % people.length] ?? turn.self.id;
  const to = people[(next % people.length === 0 ? 1 + next / people.length : 0) % people.length];
  const wanted: LineWanted = {
    host: turn.self.id,
    speaker,
    to: to === speaker || to === undefined ? (people.find((id) => id !== speaker) ?? speaker) : to,
    people,
    goal: talk.goal ?? '',
    since: talk.since,
    turn: next,
    turns,
  };
  const id = effectId(`${LINE}-${turn.self.id}-${talk.since}-${next}`);
  const effect = {
    id,
    kind: LINE,
    for: turn.world.characters.get(speaker)?.id ?? turn.self.id,
    payload: lifeJson(wanted),
    decideBy: lineMoment(talk, next),
    timeoutMs: limits.decideTimeoutMs,
  };
  turn.effects.push(effect);
  turn.extra.push({ op: 'add', path: pointer('pending', id), value: lifeJson(effect) });
  return id;
}

/** Lines are spread evenly over the talk. */
function lineMoment({ since, until, turns = 0 }: Talk, index: number): number {
  return Math.min(upToSecond(since + ((until - since) * (index + 1)) / (turns + 1)), until);
}

/** The next turn of somebody who is still there and is not a person. */
function nextSpeaker(
  { world, self }: LifeTurn,
  people: readonly string[],
  { index, turns }: { index: number; turns: number },
): number | undefined {
  for (let next = index; next < turns; next++) {
    const one = world.characters.get(people[next % people.length] ?? '');
    if (one && one.controlledBy !== 'human' && one.place === self.place) return next;
  }
  return undefined;
}
