// Whether a turn moved anything on: the world, a thread, a topic.
import type { ProgressTurn } from '@hakoniwa/gm';
import { allSaidIn, isJsonObject, type Operation, type SealedEvent } from '@hakoniwa/stage';

/** Did anything move? The world, a belief, a relation, a thread, a topic. */
export function progressOf(
  events: readonly SealedEvent[],
  { topicsOf, place }: { topicsOf: (speech: string) => readonly string[]; place: string },
): ProgressTurn {
  const paths = events
    .filter(({ type }) => type !== 'time-passed')
    .flatMap(({ patch }) => patch.map(({ path }) => path));
  const speech = allSaidIn(events) ?? '';
  const some = (test: RegExp) => paths.some((path) => test.test(path));
  return {
    worldChanged: some(/^\/(props|characters\/[^/]+\/(place|posture|status)|flags)/),
    beliefChanged: events.some(({ patch }) => patch.some(isTold)),
    relationChanged: events.some(isRelationMoved),
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
function isRelationMoved({ patch, inverse }: SealedEvent): boolean {
  return patch.some((one) => {
    const after = stepOf(one);
    const before = inverse.find(({ path }) => path === one.path);
    return after !== undefined && before !== undefined && stepOf(before) !== after;
  });
}

const AFFINITY_STEP = 25;

function stepOf(operation: Operation): number | undefined {
  if (!operation.path.startsWith('/relations/') || !('value' in operation)) return undefined;
  const { value } = operation;
  const affinity = isJsonObject(value) ? value.affinity : value;
  return typeof affinity === 'number' ? Math.floor(affinity / AFFINITY_STEP) : undefined;
}
