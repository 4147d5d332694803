// A scene on instinct, with every proposal judged on the world its character believes in.
import {
  direct,
  floorFindings,
  instinct,
  type MindContext,
  type Proposal,
  wordsOnly,
} from '@hakoniwa/actor';
import { openScene, runScene, type SceneTurn } from '@hakoniwa/garden';
import { judge, type Language, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { gm, kitchen } from './model-scene.ts';

export interface InstinctRun {
  readonly turns: readonly SceneTurn[];
  /** Proposals looked at, with an act or with words. */
  readonly acts: number;
  readonly lines: number;
  /** What was impossible as believed, before the director and after. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly last: World;
}

/** Plays a scenario and keeps account of what could not be done as believed. */
export async function instinctRun(options: {
  readonly scenario: string;
  readonly language: Language;
  readonly turns: number;
  readonly seed: number;
  /** Every so many lines one is looked at by the director; reading takes most of the time. */
  readonly everyLines?: number;
  /** Who proposes; instinct when absent. */
  readonly mind?: (context: MindContext) => Proposal;
}): Promise<InstinctRun> {
  const { turns: count, mind: propose = instinct, everyLines = 1, ...scene } = options;
  const store = new MemoryEventStore();
  const opened = await openScene({ ...scene, folder: kitchen, gm, store, name: 'instinct' });
  const seen: Seen = { acts: 0, said: 0, lines: 0, everyLines, before: [], after: [] };
  const mind = (context: MindContext) => {
    const proposal = propose(context);
    look(context, proposal, seen);
    return proposal;
  };
  const turns: SceneTurn[] = [];
  for await (const turn of runScene({ ...opened.parts, turns: count, mindOf: () => mind }))
    turns.push(turn);
  const { acts, lines, before, after } = seen;
  return { turns, acts, lines, before, after, last: opened.parts.garden.world };
}

interface Seen {
  readonly everyLines: number;
  acts: number;
  said: number;
  lines: number;
  readonly before: string[];
  readonly after: string[];
}

function look(context: MindContext, { act, speech }: Proposal, seen: Seen): void {
  if (act) {
    seen.acts += 1;
    if (!judge(context.rules, { world: context.believed, act }).allowed)
      seen.before.push(`${act.verb} ${act.object ?? ''}`);
  }
  if (speech === undefined) return;
  seen.said += 1;
  if (seen.said % seen.everyLines !== 0) return;
  seen.lines += 1;
  const directed = direct(gm, { context, raw: `「${speech}」` });
  const below = floorFindings(directed);
  // What is below the floor is one thing, however many checks say so.
  const counted = directed.findings.filter((one) => !below.includes(one) || one === below[0]);
  const found = counted.map(({ check, what }) => `${speech}: ${check} ${what}`);
  seen.before.push(...found);
  const kept = found.length === 0 ? '' : wordsOnly(directed);
  if (kept === '') return;
  const again = direct(gm, { context, raw: kept }).findings.filter(
    ({ check }) => check === 'preflight',
  );
  seen.after.push(...again.map(({ what }) => `${kept}: ${what}`));
}
