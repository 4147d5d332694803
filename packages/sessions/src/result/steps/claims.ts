// Checks of what a model claims: events it cites must be there, people it names must have been met.
import { z } from 'zod';
import { strangersIn } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { backedText } from '../truth/backed-text.ts';
import { backingOf } from '../truth/backing-of.ts';

/** Events as a model sees them: a short mark and a sentence. */
export interface CitedEvent {
  readonly id: string;
  readonly text: string;
}

/** The mark of the n-th cited event. */
const markOf = (index: number) => `e${index + 1}`;

export function eventLines(cited: readonly CitedEvent[]): string {
  return cited.map(({ text }, index) => `[${markOf(index)}] ${text}`).join('\n');
}

/**
 * Text of what happened and of people who were met, of at most so many characters; sentences that no event backs are
 * left out. `more` is what else is known to be so.
 */
export function claimText(
  scene: ResultScene,
  { most, more = [] }: { readonly most: number; readonly more?: readonly string[] },
): z.ZodType<string> {
  const backing = backingOf(scene, more);
  return z
    .string()
    .trim()
    .overwrite((text) => backedText(text, backing))
    .min(4)
    .max(most)
    .check((context) => {
      const strangers = strangersIn(scene, context.value);
      if (strangers.length === 0) return;
      const message = `${strangers.join(', ')} was not in these events`;
      context.issues.push({ code: 'custom', message, input: context.value });
    });
}

/** Marks of cited events, at least one. */
export function citedMarks(cited: readonly CitedEvent[]): z.ZodType<string[]> {
  const known = new Set(cited.map((_, index) => markOf(index)));
  const isKnown = (mark: string) => known.has(bare(mark));
  return z.array(z.string().refine(isKnown, 'no event of this number')).min(1).max(10);
}

/** The ids of the events that marks stand for, each once. */
export function idsOfMarks(cited: readonly CitedEvent[], marks: readonly string[]): string[] {
  const ids = new Map(cited.map(({ id }, index) => [markOf(index), id]));
  return [...new Set(marks.flatMap((mark) => ids.get(bare(mark)) ?? []))];
}

const bare = (mark: string) => mark.replace(/[[\]\s]/g, '');
