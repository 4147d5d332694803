// A text of a player while it is read, with the words that were found in it.
import type { Turn } from '../turn.ts';
import type { Wish } from './words.data.ts';

export interface ReadingText {
  readonly turn: Turn;
  readonly text: string;
  readonly wants: (wish: Wish) => boolean;
}
