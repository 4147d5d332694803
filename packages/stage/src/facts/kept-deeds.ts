// What must be remembered of what was done, so that a condition about deeds can still be asked later.
import { limits } from '../limits.ts';
import type { Condition } from '../world/schema/condition.ts';
import type { Term } from '../world/schema/term.ts';
import type { Deed } from './deeds.ts';

/** Every deed a condition speaks of, what must not be done included. */
export function deedsAskedIn({ done, all = [], any = [], not }: Condition): AskedDone[] {
  const parts = [...all, ...any, ...(not ? [not] : [])];
  return [...(done ? [done] : []), ...parts.flatMap(deedsAskedIn)];
}

type AskedDone = NonNullable<Condition['done']>;

/**
 * The deeds to remember after one more was done: those the condition may ask about, of each its latest time, and no
 * more than some. The list itself when nothing changed.
 */
export function keptDeeds(
  condition: Condition,
  { kept, deed }: { readonly kept: readonly Deed[]; readonly deed: Deed },
): readonly Deed[] {
  if (!deedsAskedIn(condition).some((asked) => mayMean(asked, deed))) return kept;
  const others = kept.filter((one) => !isSame(one, deed));
  return [...others, deed].slice(-limits.deedsKept);
}

function mayMean({ verb, by, object, target }: AskedDone, deed: Deed): boolean {
  const fits = (term: Term | undefined, id: string | undefined) =>
    term === undefined || (id !== undefined && (typeof term !== 'string' || term === id));
  return (
    verb === deed.verb &&
    fits(by, deed.actor) &&
    fits(object, deed.object) &&
    fits(target, deed.target)
  );
}

function isSame(one: Deed, other: Deed): boolean {
  return (
    one.verb === other.verb &&
    one.actor === other.actor &&
    one.object === other.object &&
    one.target === other.target
  );
}
