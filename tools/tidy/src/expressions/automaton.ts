// The automaton of an expression: states by number, and which of them lie in a loop.
import { type CharSet, JS, NFA } from 'refa';
import type { Expression } from './expression.ts';
import { type From, withoutAssertions } from './without-assertions.ts';

export interface Step {
  readonly to: number;
  /** The kinds of characters it is taken on, a bit each: characters that no step tells apart are of one kind. */
  readonly on: bigint;
}

export interface Automaton {
  /** The steps out of every state; the first state is where a match begins. */
  readonly steps: readonly (readonly Step[])[];
  /** States in which the expression has matched. */
  readonly finals: ReadonlySet<number>;
  /** States that a text can come back to, each with the others of its loop. */
  readonly loops: readonly (readonly number[])[];
}

/** The automaton of an expression; a backreference is taken for what never comes. */
export function automatonOf(expression: Expression, from: From): Automaton {
  const flags = expression.flags.replace(/[gy]/g, '');
  const parser = JS.Parser.fromLiteral({ source: withoutAssertions(expression, from), flags });
  const { expression: parsed, maxCharacter } = parser.parse({ backreferences: 'disable' });
  const nfa = NFA.fromRegex(parsed, { maxCharacter });
  const nodes = [nfa.initial, ...[...nfa.nodes()].filter((node) => node !== nfa.initial)];
  const numbers = new Map(nodes.map((node, number) => [node, number]));
  const kindsOf = kindsIn(nodes.flatMap((node) => [...node.out.values()]));
  const steps = nodes.map((node) =>
    [...node.out].map(([to, on]) => ({ to: numbers.get(to) ?? 0, on: kindsOf(on) })),
  );
  const finals = new Set([...nfa.finals].map((node) => numbers.get(node) ?? 0));
  return { steps, finals, loops: loopsOf(steps) };
}

/** Sorts all characters by which of the sets hold them; gives the kinds in a set. */
function kindsIn(sets: readonly CharSet[]): (set: CharSet) => bigint {
  const distinct = [...new Map(sets.map((set) => [nameOf(set), set])).values()];
  const begins = new Set(
    distinct.flatMap(({ ranges }) => ranges.flatMap(({ min, max }) => [min, max + 1])),
  );
  const kinds = new Map<string, { readonly bit: bigint; readonly example: number }>();
  for (const example of begins) {
    const holders = distinct.map((set) => Number(set.has(example))).join('');
    if (!kinds.has(holders)) kinds.set(holders, { bit: 1n << BigInt(kinds.size), example });
  }
  const known = new Map(
    distinct.map((set) => {
      const within = [...kinds.values()].filter(({ example }) => set.has(example));
      return [nameOf(set), within.reduce((all, { bit }) => all | bit, 0n)];
    }),
  );
  return (set) => known.get(nameOf(set)) ?? 0n;
}

function nameOf({ ranges }: CharSet): string {
  return ranges.map(({ min, max }) => `${min}-${max}`).join();
}

/** The strongly connected parts that have a step inside, by Tarjan's algorithm. */
export function loopsOf(steps: Automaton['steps']): number[][] {
  const order = new Map<number, number>();
  const lowest = new Map<number, number>();
  const open: number[] = [];
  const loops: number[][] = [];
  const visit = (state: number): number => {
    const at = order.size;
    order.set(state, at);
    lowest.set(state, at);
    open.push(state);
    let low = at;
    for (const { to } of steps[state] ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    lowest.set(state, low);
    if (low === at) {
      const part = open.splice(open.indexOf(state));
      if (part.length > 1 || steps[state]?.some(({ to }) => to === state)) loops.push(part);
    }
    return low;
  };
  for (const state of steps.keys()) if (!order.has(state)) visit(state);
  return loops;
}
