// What a player wants to do in a turn, once it is clear; everything else goes to the GM as it was written.
import type { Meta } from '@hakoniwa/gm';
import type { Act } from '@hakoniwa/stage';

/** What the game itself answers, besides a look and one's belongings. */
export type GameQuestion = Exclude<Meta, 'look' | 'bag'>;

export type PlayIntent =
  | { readonly do: 'act'; readonly act: Omit<Act, 'actor'> }
  | {
      readonly do: 'talk';
      readonly to: string;
      readonly words?: string;
      /** Whether something is wanted to know, though in no words. */
      readonly asks?: boolean;
      /** What was written, where nothing stands in quotes. */
      readonly text?: string;
    }
  | { readonly do: 'absent'; readonly who: string }
  | { readonly do: 'travel'; readonly to: string }
  /** Back the way one came, one place. */
  | { readonly do: 'back' }
  | { readonly do: 'look' }
  | { readonly do: 'inventory' }
  /** Asked of the game and of nobody in it. */
  | { readonly do: 'game'; readonly meta: GameQuestion }
  /** Words nothing was made of. */
  | { readonly do: 'unread'; readonly words: string }
  | { readonly do: 'collect'; readonly fragment: string }
  | { readonly do: 'seek' }
  | { readonly do: 'attack'; readonly skill?: string }
  | { readonly do: 'guard' }
  | { readonly do: 'flee' }
  | { readonly do: 'way'; readonly way: string }
  | { readonly do: 'item'; readonly item: string }
  | { readonly do: 'offer'; readonly who: string; readonly offer: string; readonly item?: string }
  | { readonly do: 'idle'; readonly how: 'noFoe' | 'noChase' | 'notFound' | 'gesture' }
  | {
      readonly do: 'write';
      readonly text: string;
      /** Whether more of the same text is wanted besides: then nothing need be told of it. */
      readonly isPart?: boolean;
    };

export type IntentOf<D extends PlayIntent['do']> = Extract<PlayIntent, { do: D }>;
