// Plays sessions in this thread, a few at a time: for models, whose server is what one waits for.
import type { Cell } from '../plan/cell.ts';

export interface PlayHere {
  readonly cells: readonly Cell[];
  readonly atOnce: number;
  readonly play: (cell: Cell) => Promise<number>;
  readonly onDone: (id: string, turns: number) => void;
  readonly signal?: AbortSignal | undefined;
  /** Asked before each session: whether the budget is used up. */
  readonly isSpent: () => boolean;
}

/** Plays all cells, or as many as the budget lets. */
export async function playHere({
  cells,
  atOnce,
  play,
  onDone,
  signal,
  isSpent,
}: PlayHere): Promise<void> {
  const waiting = [...cells];
  const one = async (): Promise<void> => {
    for (let cell = waiting.shift(); cell; cell = waiting.shift()) {
      if (signal?.aborted || isSpent()) return;
      onDone(cell.id, await play(cell));
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, one));
}
