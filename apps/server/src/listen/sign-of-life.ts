// Says now and then that a start goes on, and what it waits for: whoever sits at the terminal must not take it for dead.

import { limits } from '../limits.ts';
import { DATABASE_AWAY_TEXT, STILL_OPENING_TEXT } from './locale/start-text.ts';

export interface SignOfLife {
  /** The database is away; said at once, and then now and then. */
  readonly databaseAway: () => void;
  /** The start is over, in one way or the other. */
  readonly end: () => void;
}

/** Begins to say so. */
export function signOfLife(say: (text: string) => void): SignOfLife {
  let isOver = false;
  let isSaid = false;
  let hasWaited = false;
  const timer = setInterval(() => {
    say(hasWaited ? DATABASE_AWAY_TEXT : STILL_OPENING_TEXT);
    isSaid = hasWaited;
    hasWaited = false;
  }, limits.signOfLifeMs);
  timer.unref();
  return {
    databaseAway: () => {
      if (isOver) return;
      hasWaited = true;
      if (!isSaid) say(DATABASE_AWAY_TEXT);
      isSaid = true;
    },
    end: () => {
      isOver = true;
      clearInterval(timer);
    },
  };
}
