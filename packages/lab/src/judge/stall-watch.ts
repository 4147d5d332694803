// How much a session stalls after each turn: spec 1's score and the progress detector, both from the log.
import { progressOf } from '@hakoniwa/garden';
import { type Gm, memoryIn, NO_PROGRESS, stallScore, watchProgress } from '@hakoniwa/gm';
import type { SealedEvent, World } from '@hakoniwa/stage';
import type { TurnLine } from '../play/cell-log.ts';
import type { JudgedStall } from './judged-turn.ts';

export class StallWatch {
  readonly #gm: Gm;
  #state = NO_PROGRESS;
  /** The world the last turn left. */
  #before: World | undefined;

  constructor(gm: Gm) {
    this.#gm = gm;
  }

  /** Takes a turn in, with the world after it. */
  take({ who, events, injected }: TurnLine, world: World): JudgedStall {
    const { language } = this.#gm.tongues[world.language];
    const place = world.characters.get(who)?.place ?? '';
    const topicsOf = (speech: string) => language.topics(speech);
    const turn = progressOf(events, { topicsOf, place, before: this.#before });
    this.#before = world;
    const { state, report } = watchProgress(this.#state, { turn });
    this.#state =
      injected.length === 0
        ? state
        : watchProgress(state, { turn: { ...turn, injected: true } }).state;
    return {
      score: wireScore(world, events),
      progress: round(report.score),
      isRepeating: report.repetition,
      ...(report.recovered === undefined ? {} : { recovered: report.recovered }),
    };
  }
}

/** Spec 1's score of the turn that was performed last; 0 where nothing was performed. */
function wireScore(world: World, events: readonly SealedEvent[]): number {
  if (!events.some(({ type }) => type === 'turn-performed')) return 0;
  const { turns } = memoryIn(world);
  const last = turns.at(-1);
  return last ? round(stallScore(turns.slice(0, -1), last)) : 0;
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
