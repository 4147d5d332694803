// Whether a turn moved anything on: the world, a thread, a topic.
import type { ProgressTurn } from '@hakoniwa/gm';
import {
  allSaidIn,
  isJsonObject,
  type Operation,
  parsePointer,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';

export interface ProgressParts {
  readonly topicsOf: (speech: string) => readonly string[];
  readonly place: string;
  /** The world the last turn left; none before the first. */
  readonly before?: World | undefined;
}

/** Did anything move? The world, a belief, a relation, a thread, a topic. */
export function progressOf(
  events: readonly SealedEvent[],
  { topicsOf, place, before }: ProgressParts,
): ProgressTurn {
  const paths = events
    .filter(({ type }) => type !== 'time-passed')
    .flatMap(({ patch }) => patch.map(({ path }) => path));
  const speech = allSaidIn(events) ?? '';
  const some = (test: RegExp) => paths.some((path) => test.test(path));
  return {
    worldChanged: some(/^\/(props|characters\/[^/]+\/(place|posture|status)|flags)/),
    beliefChanged: events.some(({ patch }) => patch.some(isTold)),
    relationChanged: before !== undefined && events.some((event) => isRelationMoved(before, event)),
    threadOpened:
      some(/^\/threads\//) &&
      events.some(({ patch }) =>
        patch.some(({ op, path }) => op === 'add' && path.startsWith('/threads/')),
      ),
    threadClosed: events.some(({ patch }) =>
      patch.some(({ op, path }) => op === 'remove' && path.startsWith('/threads/')),
    ),
    topics: topicsOf(speech),
    speech,
    mode: 'talk',
    place,
  };
}

/** Something is believed on somebody's word; what is seen moves with the world itself. */
function isTold(operation: Operation): boolean {
  const isBelief = operation.path.startsWith('/beliefs/');
  if (!isBelief || !('value' in operation) || !isJsonObject(operation.value)) return false;
  return operation.value.source !== 'saw';
}

/** Affinity drifts a little with every word; what counts is that it stands on another step. */
function isRelationMoved(before: World, { patch }: SealedEvent): boolean {
  return patch.some((one) => {
    const relation = before.relations.get(parsePointer(one.path)[1] ?? '');
    const after = stepOf(one);
    return after !== undefined && relation !== undefined && stepAt(relation.affinity) !== after;
  });
}

const AFFINITY_STEP = 25;

function stepOf(operation: Operation): number | undefined {
  if (!operation.path.startsWith('/relations/') || !('value' in operation)) return undefined;
  const { value } = operation;
  const affinity = isJsonObject(value) ? value.affinity : value;
  return typeof affinity === 'number' ? stepAt(affinity) : undefined;
}

function stepAt(affinity: number): number {
  return Math.floor(affinity / AFFINITY_STEP);
}
