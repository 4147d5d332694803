// Talk: two or more at one place; what each says is the minds' affair, that they talked is life's.
import {
  type Character,
  MICROPOINTS,
  MINUTE_MS,
  type Operation,
  peopleAt,
  pointer,
  relationId,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { needNow, withGains } from '../needs/line.ts';
import type { ActivityDetail } from './activity.ts';
import { start } from './begin.ts';
import { asJson, lifeKey, lifeStateOf } from './life-state.ts';
import { setLife, type Turn } from './turn.ts';

/** Those here who can be spoken to now, the best liked first. */
export function companyOf(turn: Turn): Character[] {
  const { self, now, life, world, config } = turn;
  const cooldown = limits.talkCooldownMinutes * MINUTE_MS;
  const free = peopleAt(world, self.place).filter((one) => {
    const action = config.actions.get(one.activity?.action ?? 'idle');
    const met = life.met[one.id];
    return (
      one.id !== self.id &&
      action?.isSociable === true &&
      (met === undefined || now - met >= cooldown)
    );
  });
  return free.sort((a, b) => affinity(turn, b.id) - affinity(turn, a.id) || (a.id < b.id ? -1 : 1));
}

/** Begins a talk with one of the company, the others near listening in; false when nobody is free. */
export function beginTalk(
  turn: Turn,
  wanted: { with?: string | undefined; reason: string },
): boolean {
  const action = turn.config.actions.get('talk');
  const company = companyOf(turn);
  const first =
    wanted.with === undefined ? company[0] : company.find(({ id }) => id === wanted.with);
  if (!action || !first) return false;
  const others = company.filter(
    ({ id, activity }) => id !== first.id && activity?.action === 'talk',
  );
  const listeners = [first, ...others].slice(0, limits.talkListeners).map(({ id }) => id as string);
  const mood = needNow(turn.self.needs, 'mood', turn.now) / MICROPOINTS;
  const turns = Math.max(2, Math.round((limits.talkTurns * (50 + mood)) / 150));
  start(turn, action, {
    until: turn.now + action.minutes.default * MINUTE_MS,
    detail: { reason: wanted.reason, with: listeners, goal: wanted.reason, turns },
  });
  return true;
}

/** What the talk did to those still there: mood, affinity by mood, and no more talk for a while. */
export function affinityAfter(turn: Turn, detail: ActivityDetail): string[] {
  const effects = turn.config.actions.get('talk')?.effects ?? {};
  const present = (detail.with ?? []).filter(
    (id) => turn.world.characters.get(id)?.place === turn.self.place,
  );
  for (const id of present) {
    const other = turn.world.characters.get(id);
    if (!other) continue;
    const needs = withGains(other.needs, effects, turn.now);
    turn.extra.push({
      op: 'replace',
      path: pointer('characters', id, 'needs'),
      value: asJson(needs),
    });
    turn.extra.push(
      relation(turn, { from: turn.self, to: id }),
      relation(turn, { from: other, to: turn.self.id }),
    );
    const met = lifeStateOf(turn.world, id)?.met;
    const path = pointer('systems', lifeKey(id), 'met');
    if (met)
      turn.extra.push({ op: 'replace', path, value: asJson(fresh(turn, met, turn.self.id)) });
    setLife(turn, { met: fresh(turn, turn.life.met, id) });
  }
  return present;
}

/** Whom one met, as long as it still keeps them from talking again. */
function fresh(
  turn: Turn,
  met: Readonly<Record<string, number>>,
  id: string,
): Record<string, number> {
  const oldest = turn.now - limits.talkCooldownMinutes * MINUTE_MS;
  return {
    ...Object.fromEntries(Object.entries(met).filter(([, at]) => at > oldest)),
    [id]: turn.now,
  };
}

function relation(turn: Turn, { from, to }: { from: Character; to: string }): Operation {
  const id = relationId(from.id, to);
  const known = turn.world.relations.get(id);
  const mood = needNow(from.needs, 'mood', turn.now) / MICROPOINTS;
  const most = limits.talkAffinity;
  const change = Math.min(most, Math.max(-most, Math.round((mood - 30) / 20)));
  const affinity = Math.min(100, Math.max(-100, (known?.affinity ?? 0) + change));
  const value = asJson(known ? { ...known, affinity } : { from: from.id, to, affinity, bonds: [] });
  return { op: known ? 'replace' : 'add', path: pointer('relations', id), value };
}

function affinity({ world, self }: Turn, to: string): number {
  return world.relations.get(relationId(self.id, to))?.affinity ?? 0;
}
