// What a person types into a scene, as the judge reads it: deeds and words as they were meant, and what came to nothing.
import { type CommandOf, type Denial, deny, limits, type World } from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import { read } from '../reader/read.ts';
import { takeApart } from '../reader/take-apart.ts';

/** What was typed and is neither done nor said; kept in the event, so that it is shown. */
export interface LeftOut {
  /** Of which nothing was made out. */
  readonly unread?: readonly string[];
  /** What is not to happen: thought of, or left undone. */
  readonly undone?: readonly string[];
}

export type TypedText =
  | { readonly raw: string; readonly left: LeftOut }
  | { readonly denial: Denial };

interface Typed {
  readonly gm: Gm;
  readonly world: World;
  readonly command: CommandOf<'perform'>;
}

/** The text of a turn as the judge wants it; a denial where nothing of it was understood. */
export function typedText({ gm, world, command }: Typed): TypedText {
  const { actor: speaker, text = '', mode } = command;
  if (mode !== 'played' || isMarked(text, { gm, world, command })) return { raw: text, left: {} };
  const reading = read(text, { gm, names: world, speaker, mode });
  const { parts, staged = '', asks = [], unread: dark } = reading;
  const asked = asks.filter(({ meta }) => meta !== 'look').map(({ span }) => span);
  const spans = [...dark, ...asked].sort((a, b) => a.start - b.start);
  const words = ({ start, end }: (typeof spans)[number]) => reading.text.slice(start, end).trim();
  const undone = parts.flatMap((part) =>
    part.is === 'deed' && part.mood !== 'done' && part.mood !== 'tried' ? [words(part.span)] : [],
  );
  if (parts.length === 0 && staged === '') {
    const about = text.trim().slice(0, limits.nameLength);
    return { denial: deny('AMBIGUOUS_ACTION', { cause: 'not-understood', more: { about } }) };
  }
  return { raw: staged, left: { ...kept('unread', spans.map(words)), ...kept('undone', undone) } };
}

function kept(key: keyof LeftOut, words: readonly string[]): LeftOut {
  const some = words.filter((one) => one !== '');
  return some.length === 0 ? {} : { [key]: some };
}

/** Whoever marks deeds as in a play has what stands beside them said, as every performance has. */
function isMarked(text: string, { gm, world, command: { actor: speaker } }: Typed): boolean {
  const { output } = takeApart(text, { gm, names: world, speaker });
  return output.blocks.some(
    ({ kind, start }) => kind !== 'speech' && /[^\p{L}\p{N}\s]/u.test(output.text.charAt(start)),
  );
}
