// A text of a player while it is read, with the words that were found in it.
import type { PlayTurn } from '../turn.ts';
import type { PlayerWish } from './words.data.ts';

export interface ReadingText {
  readonly turn: PlayTurn;
  readonly text: string;
  readonly wants: (wish: PlayerWish) => boolean;
}
