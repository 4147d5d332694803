// How a talk moves what people feel for each other: by the mood they are in.
import { type Character, MICROPOINTS, type Operation, pointer, relationId } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { lifeJson } from '../moment/life-state.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { needNow } from '../needs/line.ts';

/** The relation of one to another after a talk: good moods warm it, bad ones cool it. */
export function relationAfter(
  turn: LifeTurn,
  { from, to }: { readonly from: Character; readonly to: string },
): Operation {
  const id = relationId(from.id, to);
  const known = turn.world.relations.get(id);
  const mood = needNow(from.needs, { need: 'mood', now: turn.now }) / MICROPOINTS;
  const most = limits.talkAffinity;
  const change = Math.min(most, Math.max(-most, Math.round((mood - 30) / 20)));
  const affinity = Math.min(100, Math.max(-100, (known?.affinity ?? 0) + change));
  const value = lifeJson(
    known ? { ...known, affinity } : { affinity, bonds: [], from: from.id, to },
  );
  return { op: known ? 'replace' : 'add', path: pointer('relations', id), value };
}
