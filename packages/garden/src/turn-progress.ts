// Whether a turn moved anything on: the world, a thread, a topic.
import type { ProgressTurn } from '@hakoniwa/gm';
import type { SealedEvent } from '@hakoniwa/stage';
import { speechOf } from './scene-turn.ts';

/** Did anything move? The world, a belief, a relation, a thread, a topic. */
export function progressOf(
  events: readonly SealedEvent[],
  { topicsOf, place }: { topicsOf: (speech: string) => readonly string[]; place: string },
): ProgressTurn {
  const paths = events
    .filter(({ type }) => type !== 'time-passed')
    .flatMap(({ patch }) => patch.map(({ path }) => path));
  const speech = events.map(speechOf).find((one) => one !== undefined) ?? '';
  const some = (test: RegExp) => paths.some((path) => test.test(path));
  return {
    worldChanged: some(/^\/(props|characters\/[^/]+\/(place|posture|status)|flags)/),
    beliefChanged: false,
    relationChanged: false,
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
