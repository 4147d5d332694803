// The values that today's rules would not write as the log has them: what VUE counts, variable by variable.
import {
  canonicalJson,
  type Difference,
  type Json,
  type Rulebook,
  rejudge,
  type SealedEvent,
  type WorldDocument,
  worldFrom,
} from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';

/** Wrong values by the event that wrote them. */
export function variableErrors(
  rules: Rulebook,
  genesis: WorldDocument,
  { turns }: CellLog,
): ReadonlyMap<number, number> {
  const events = turns.flatMap((line) => [...line.events, ...line.injected]);
  const { differences } = rejudge(rules, { initial: worldFrom(genesis), events });
  return new Map(
    differences.flatMap((one) => {
      const wrong = wrongValues(one, events);
      return wrong === 0 ? [] : [[one.seq, wrong] as const];
    }),
  );
}

/** A step that left other events than it should has nothing right in it. */
function wrongValues(
  { field, turn, recorded, today }: Difference,
  events: readonly SealedEvent[],
): number {
  if (field === 'patch') return unlike(byPath(recorded), byPath(today));
  if (field !== 'count') return 0;
  const own = events.filter((event) => event.turn === turn);
  return Math.max(1, own.flatMap(({ patch }) => patch).length);
}

/** What each path of a patch is set to in the end. */
function byPath(patch: Json): ReadonlyMap<string, string> {
  const steps = patch as unknown as SealedEvent['patch'];
  return new Map(steps.map((step) => [step.path, canonicalJson(step as unknown as Json)]));
}

function unlike(one: ReadonlyMap<string, string>, two: ReadonlyMap<string, string>): number {
  const paths = new Set([...one.keys(), ...two.keys()]);
  return [...paths].filter((path) => one.get(path) !== two.get(path)).length;
}
