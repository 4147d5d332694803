// A text of a player while it is made out, with what the reader found in it.
import { type PlayedWords, type PlayerWish, type Reading, read } from '@hakoniwa/gm';
import { PLAYER } from '../../state/play-state.ts';
import type { PlayTurn } from '../turn.ts';

export interface ReadingText {
  readonly turn: PlayTurn;
  readonly text: string;
  readonly reading: Reading;
  readonly played: PlayedWords;
  readonly wants: (wish: PlayerWish) => boolean;
}

/** Has a text read, in the world as it is now. */
export function readingText(turn: PlayTurn, text: string): ReadingText {
  const { gm } = turn.scene;
  const reading = read(text, { gm, names: turn.world, speaker: PLAYER, mode: 'played' });
  const played: PlayedWords = reading.played ?? { wishes: new Set() };
  return { turn, text, reading, played, wants: (wish) => played.wishes.has(wish) };
}
