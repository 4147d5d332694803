// A condition in which variables that are known stand for what they are.
import type { Condition, Term } from '@hakoniwa/stage';

type Known = Readonly<Record<string, string>>;

/** The condition with every known variable replaced by its id. */
export function substitute(condition: Condition, known: Known): Condition {
  return Object.fromEntries(
    Object.entries(condition).map(([form, said]) => [form, inForm(form, said, known)]),
  ) as Condition;
}

function inForm(form: string, said: unknown, known: Known): unknown {
  if (form === 'text' || said === undefined) return said;
  if (form === 'all' || form === 'any')
    return (said as readonly Condition[]).map((one) => substitute(one, known));
  if (form === 'not') return substitute(said as Condition, known);
  return Object.fromEntries(
    Object.entries(said as Readonly<Record<string, unknown>>).map(([slot, term]) => [
      slot,
      isVariable(term) ? (known[term.as ?? ''] ?? term) : term,
    ]),
  );
}

function isVariable(term: unknown): term is Exclude<Term, string> {
  return typeof term === 'object' && term !== null && !Array.isArray(term);
}
