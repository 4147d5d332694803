// Whether some word, repeated, makes an expression super-linear: found in the product of its automaton with itself.
import { type Automaton, automatonOf, loopsOf, type Step } from './automaton.ts';
import type { Expression } from './expression.ts';

export type Attack = 'move' | 'trade' | 'exponential' | 'too large';

/** Combinations of states looked at; an expression with more should be cut into smaller ones anyway. */
const MOST = 2_000_000;

/** Every kind of character. */
const ANYTHING = -1n;

/**
 * What some repeated word does to an expression, if anything. A move: the word can lead from the beginning into a
 * loop that reads the same word, so that every place in the text is a beginning that reads to the end. A trade: it
 * can be shared out between two loops. Exponential: one loop can read it in two ways.
 */
export function repeatedWordAttack(expression: Expression): Attack | undefined {
  try {
    if (!expression.flags.includes('y') && isMoved(expression)) return 'move';
    const automaton = automatonOf(expression, 'the start');
    if (automaton.finals.has(0)) return undefined;
    const steps = unfinished(automaton);
    const search = new Search(steps.length);
    const { loops } = automaton;
    if (loops.some((loop) => search.isAmbiguous(steps, loop))) return 'exponential';
    const isTraded = loops.some((one) =>
      loops.some((other) => one !== other && search.trades(steps, one, other)),
    );
    return isTraded ? 'trade' : undefined;
  } catch (error) {
    if (error instanceof TooLarge) return 'too large';
    throw error;
  }
}

function isMoved(expression: Expression): boolean {
  const automaton = automatonOf(expression, 'further on');
  const { steps, finals } = automaton;
  const isGlobal = expression.flags.includes('g');
  if (finals.has(0) && !isGlobal) return false;
  const inside = unfinished(automaton);
  // A search ends where it has matched; one that goes on after a match may read on from there.
  const ways = { before: isGlobal ? steps : inside, inside };
  const search = new Search(steps.length + 1);
  // One state speaks for its loop: who waits reads the way there, and has joined the reader when both go on from it.
  return loopsOf(inside).some(([state = 0]) => search.moves(ways, state));
}

/** The steps that do not end in a match. */
function unfinished({ steps, finals }: Automaton): Steps {
  return steps.map((list) => list.filter(({ to }) => !finals.has(to)));
}

class TooLarge extends Error {}

type Steps = Automaton['steps'];

/** Follows several readers of one text through the automaton. */
class Search {
  readonly #states: number;

  constructor(states: number) {
    this.#states = states;
  }

  /** One reader waits before the beginning, one is in the loop; can both stand in the loop after one word? */
  moves({ before, inside }: { before: Steps; inside: Steps }, loop: number): boolean {
    const waiting = before.length;
    const waited = [...before, [...(before[0] ?? []), { to: waiting, on: ANYTHING }]];
    return this.#reaches([waited, inside], [waiting, loop], [loop, loop]);
  }

  /** Two readers leave a state of the loop, part, and are there again. */
  isAmbiguous(steps: Steps, loop: readonly number[]): boolean {
    const inside = within(steps, loop);
    const [state = 0] = loop;
    return this.#partsAndMeets(inside, state);
  }

  /** A word that leads the first loop back to itself, from the first to the second, and the second to itself. */
  trades(steps: Steps, first: readonly number[], second: readonly number[]): boolean {
    const ways = [within(steps, first), steps, within(steps, second)];
    return first.some((from) =>
      second.some((to) => this.#reaches(ways, [from, from, to], [from, to, to])),
    );
  }

  #reaches(ways: readonly Ways[], from: readonly number[], to: readonly number[]): boolean {
    const goal = this.#key(to);
    return this.#walk(ways, [from], (key) => key === goal);
  }

  #partsAndMeets(inside: Ways, state: number): boolean {
    const meeting = this.#key([state, state]);
    const apart: number[][] = [];
    this.#walk([inside, inside], [[state, state]], (_key, [a = 0, b = 0]) => {
      if (a !== b) apart.push([a, b]);
      return false;
    });
    return this.#walk([inside, inside], apart, (key) => key === meeting);
  }

  /** Goes to every combination of states that the readers can reach by one word; ends where `isFound` says so. */
  #walk(
    ways: readonly Ways[],
    from: readonly (readonly number[])[],
    isFound: (key: number, states: readonly number[]) => boolean,
  ): boolean {
    const seen = new Set(from.map((states) => this.#key(states)));
    const open = [...from];
    for (let states = open.pop(); states !== undefined; states = open.pop()) {
      for (const next of this.#together(ways, states, 0)) {
        const key = this.#key(next);
        if (isFound(key, next)) return true;
        if (seen.has(key)) continue;
        if (seen.size >= MOST) throw new TooLarge();
        seen.add(key);
        open.push(next);
      }
    }
    return false;
  }

  /** Where all readers can go on one character. */
  *#together(
    ways: readonly Ways[],
    states: readonly number[],
    reader: number,
    on = ANYTHING,
  ): Generator<number[]> {
    if (reader === states.length) {
      yield [];
      return;
    }
    for (const step of ways[reader]?.[states[reader] ?? 0] ?? []) {
      const shared = on & step.on;
      if (shared === 0n) continue;
      for (const rest of this.#together(ways, states, reader + 1, shared)) yield [step.to, ...rest];
    }
  }

  #key(states: readonly number[]): number {
    return states.reduce((key, state) => key * this.#states + state, 0);
  }
}

type Ways = readonly (readonly Step[])[];

function within(steps: Steps, states: readonly number[]): Ways {
  const inside = new Set(states);
  return steps.map((list, from) =>
    inside.has(from) ? list.filter(({ to }) => inside.has(to)) : [],
  );
}
