// Ends a talk for all who are still in it: mood, affinity and news when it came to its end, and everyone goes on.
import { type Character, MINUTE_MS } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { type Activity, detailOf } from '../moment/activity.ts';
import { dropAwaited } from '../moment/awaited.ts';
import { remembered } from '../moment/remember.ts';
import { bodyOperations, type LifeTurn, setLife, setSelf, turnOf } from '../moment/turn.ts';
import { withGains } from '../needs/line.ts';
import { relationAfter } from './affinity.ts';
import { heardBy, newsFor } from './news.ts';
import { resume } from './resume.ts';

/** Those who are still in the talk somebody began. */
function listenersOf({ world, self }: LifeTurn, talk: Activity): Character[] {
  return (detailOf(talk).with ?? []).flatMap((id) => {
    const one = world.characters.get(id);
    const isHere = one?.activity?.action === 'talk' && detailOf(one.activity).host === self.id;
    return one && isHere ? [one] : [];
  });
}

/** The talk is over before its end: nobody is moved by it. */
export function breakUpTalk(turn: LifeTurn, talk: Activity): void {
  dropAwaited(turn, talk);
  for (const { id } of listenersOf(turn, talk)) goOn(turn, id);
}

/** The talk came to its end; gives those who heard it. */
export function completeTalk(turn: LifeTurn, talk: Activity): string[] {
  dropAwaited(turn, talk);
  const listeners = listenersOf(turn, talk);
  const all = [turn.self, ...listeners];
  const tellers = all.map((to) => ({ to, heard: heardBy(turn.world, to.id) }));
  for (const from of all) {
    for (const teller of tellers) {
      if (from !== teller.to)
        turn.extra.push(
          relationAfter(turn, { from, to: teller.to.id }),
          ...newsFor(turn, from, teller),
        );
    }
  }
  const met = all.map(({ id }) => id as string);
  setLife(turn, { met: metNow(turn, turn.life.met, met) });
  for (const { id } of listeners) goOn(turn, id, { met, talk });
  return listeners.map(({ id }) => id);
}

/** A listener goes on with what was put aside, cheered up if the talk was a whole one. */
function goOn(
  turn: LifeTurn,
  id: string,
  whole?: { met: readonly string[]; talk: Activity },
): void {
  const theirs = turnOf(turn, { world: turn.world, who: { id, now: turn.now } });
  if (whole) {
    const effects = turn.config.actions.get('talk')?.effects ?? {};
    const { since } = whole.talk;
    const minutes = Math.round((turn.now - since) / MINUTE_MS);
    const { reason } = detailOf(whole.talk);
    const done = { at: since, action: 'talk', place: theirs.self.place, minutes, reason };
    setSelf(theirs, { needs: withGains(theirs.self.needs, { gains: effects, now: turn.now }) });
    setLife(theirs, {
      met: metNow(theirs, theirs.life.met, whole.met),
      today: remembered(theirs, done),
    });
  }
  resume(theirs);
  turn.extra.push(...bodyOperations(theirs));
}

/** Whom one met, as long as it still keeps them from talking again. */
function metNow(
  { now, self }: LifeTurn,
  before: Readonly<Record<string, number>>,
  people: readonly string[],
): Record<string, number> {
  const oldest = now - limits.talkCooldownMinutes * MINUTE_MS;
  const kept = Object.entries(before).filter(([, at]) => at > oldest);
  const fresh = people.filter((id) => id !== self.id).map((id) => [id, now] as const);
  return Object.fromEntries([...kept, ...fresh]);
}
