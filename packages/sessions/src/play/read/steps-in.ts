// A player's text as steps in written order: what is plainly wanted, and every deed beside it for the GM to judge.
import type { ReadDeed, Reading } from '@hakoniwa/gm';
import type { PlayIntent } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { type DeedOfWish, deedOfWish } from './own-deed.ts';
import { readIntent } from './read-intent.ts';
import { readingText } from './reading-text.ts';

/** A step of a turn: it is made out when it comes, in the world that the steps before it left. */
export type PlayStep = (turn: PlayTurn) => PlayIntent;

/** The steps of a text. No deed is left out: what the wish does not do itself, the GM judges. */
export function stepsIn(turn: PlayTurn, text: string): PlayStep[] {
  const whole = readIntent(turn, text);
  if (whole.do === 'write') return [() => whole];
  const { reading } = readingText(turn, text);
  const stretches = stretchesOf({ turn, reading, whole });
  const wished =
    stretches.find(({ is }) => is === 'wish') ?? stretches.find(({ is }) => is === 'part');
  const steps = stretches.flatMap((one): PlayStep[] => {
    const written = bare(text.slice(one.start, one.end));
    if (one === wished) return [(now) => wishOf(now, { text, written })];
    return one.is === 'other' ? [() => ({ do: 'write', text: written, isPart: true })] : [];
  });
  return wished ? steps : [...steps, (now) => wishOf(now, { text, written: text })];
}

/** What is wanted, once it comes to it; what is no longer plain is judged as it is written. */
function wishOf(
  turn: PlayTurn,
  { text, written }: { readonly text: string; readonly written: string },
): PlayIntent {
  const intent = readIntent(turn, text);
  return intent.do === 'write' ? { do: 'write', text: written } : intent;
}

interface Made {
  readonly turn: PlayTurn;
  readonly reading: Reading;
  /** What the whole text asks for. */
  readonly whole: PlayIntent;
}

interface Stretch {
  readonly is: DeedOfWish;
  readonly start: number;
  readonly end: number;
}

/** Deeds of one sort one after another; words between them part them. */
function stretchesOf(made: Made): Stretch[] {
  const stretches: Stretch[] = [];
  for (const clause of clausesOf(made.reading)) {
    const written = bare(made.reading.text.slice(clause.start, clause.end));
    const { deed, start, end } = clause;
    const is = deedOfWish(made.turn, { deed, written, whole: made.whole });
    const last = stretches.at(-1);
    if (last?.is === is && last.end === start) stretches[stretches.length - 1] = { ...last, end };
    else stretches.push({ is, start, end });
  }
  return stretches;
}

interface Clause {
  readonly deed: ReadDeed;
  readonly start: number;
  readonly end: number;
}

/** The deeds with all words around them: up to the next part, the first from where the words before it end. */
function clausesOf({ parts, text }: Reading): Clause[] {
  let from = 0;
  return parts.flatMap((part, i): Clause[] => {
    const start = from;
    const next = parts[i + 1]?.span.start ?? text.length;
    from = part.is === 'saying' ? part.span.end : next;
    return part.is === 'saying' ? [] : [{ deed: part, start, end: next }];
  });
}

/** A stretch without what is left of quotes and lists around it. */
function bare(written: string): string {
  return written.replace(/^[\s,、。」』"”]+|(?<![\s,、「『"“])[\s,、「『"“]+$/gu, '');
}
