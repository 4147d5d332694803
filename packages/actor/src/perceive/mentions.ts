// Names of the world that stand in a sentence: the longest at each place, with everything that bears them.
import type { World } from '@hakoniwa/stage';

export interface Mention {
  /** As it stands in the sentence, folded. */
  readonly word: string;
  /** As the world writes it. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly props: readonly string[];
  readonly places: readonly string[];
  readonly people: readonly string[];
}

type Bearers = { name: string; props: string[]; places: string[]; people: string[] };

/** All names in a sentence, in order, none inside another. */
export function mentionsIn(world: World, sentence: string): Mention[] {
  const found: Mention[] = [];
  for (const [word, bearers] of namesIn(world, sentence)) {
    for (let start = at(sentence, word, 0); start >= 0; start = at(sentence, word, start + 1))
      found.push({ word, start, end: start + word.length, ...bearers });
  }
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.word.length > one.word.length,
      ),
  );
}

function namesIn(world: World, sentence: string): Map<string, Bearers> {
  const names = new Map<string, Bearers>();
  const add = (table: 'props' | 'places' | 'people', id: string, name: string) => {
    const word = name.normalize('NFKC').toLowerCase();
    if (word === '' || !sentence.includes(word)) return;
    const known = names.get(word) ?? { name, props: [], places: [], people: [] };
    names.set(word, known);
    if (!known[table].includes(id)) known[table].push(id);
  };
  for (const [table, entities] of [
    ['props', world.props],
    ['places', world.places],
    ['people', world.characters],
  ] as const)
    for (const { id, name, aliases } of entities.values())
      for (const word of [name, ...aliases]) add(table, id, word);
  return names;
}

/** Where a name stands as a word: letters may not run on, and no longer word of the same script may hold it. */
function at(sentence: string, word: string, from: number): number {
  for (let i = sentence.indexOf(word, from); i >= 0; i = sentence.indexOf(word, i + 1)) {
    const [before = '', after = ''] = [sentence[i - 1], sentence[i + word.length]];
    if (!runsOn(before, word.at(0) ?? '') && !runsOn(after, word.at(-1) ?? '')) return i;
  }
  return -1;
}

const SCRIPTS = [/[a-z0-9]/, /[\p{Script=Katakana}ー]/u, /\p{Script=Han}/u];

function runsOn(outside: string, inside: string): boolean {
  return SCRIPTS.some((script) => script.test(outside) && script.test(inside));
}
