// English as the gauge knows it.
import { ARTICLE } from './article.ts';
import type { GaugeWords } from './gauge-words.ts';

const DETERMINERS = 'the a an my your his her its our their every';
const PREPOSITIONS = 'of in on at to for with by from into under over about than as';
const BEING = 'is was are were am be been has have had do does did will would can could';
const OTHERS =
  'and or but if so not no yes i you he she it we they me him them us this that these those there here what which who where when why how all any some just only then now up down out one';

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  [DETERMINERS, PREPOSITIONS, BEING, OTHERS].flatMap((list) => list.split(' ')),
);
const LEADS: ReadonlySet<string> = new Set(DETERMINERS.split(' '));
/** What cannot follow a determiner. */
const NEVER_LED: ReadonlySet<string> = new Set(
  [DETERMINERS, PREPOSITIONS, BEING, 'and or but if i he she we they'].flatMap((list) =>
    list.split(' '),
  ),
);
const LINKS: ReadonlySet<string> = new Set('of from into under and or'.split(' '));
/** What cannot follow a word that links. */
const NEVER_LINKED: ReadonlySet<string> = new Set(
  'of is was are were be been am and or'.split(' '),
);

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
}

/** Function words hold a sentence together, and stand only where they can. */
function isBuilt(text: string): number {
  const clauses = text.split(/[.,;:!?…—–"]+/u).map(wordsOf);
  const words = clauses.flat();
  if (words.length < 5) return 1;
  const holding = words.filter((word) => FUNCTION_WORDS.has(word.replace(/['’].*/u, ''))).length;
  const wrong = clauses.flatMap((clause) => clause.filter((_, at) => isMisplaced(clause, at)));
  const held = Math.min(1, holding / words.length / 0.25);
  return Math.max(0, held - (wrong.length / words.length) * 8);
}

/** Whether what follows a word cannot follow it. */
function isMisplaced(clause: readonly string[], at: number): boolean {
  const [word = '', next = ''] = [clause[at], clause[at + 1]];
  if (LEADS.has(word)) return NEVER_LED.has(next);
  return (LINKS.has(word) && NEVER_LINKED.has(next)) || (word === next && word.length > 2);
}

function stem(word: string): string {
  return word.replace(/['’]s?$/u, '').replace(/(?:ing|ed|es|s)$/u, '');
}

export const en: GaugeWords = {
  words: wordsOf,
  topics: (text) =>
    wordsOf(text)
      .filter((word) => word.length > 2 && !FUNCTION_WORDS.has(word.replace(/['’].*/u, '')))
      .map(stem)
      .filter((word) => word.length > 2),
  isBuilt,
  spoken:
    /\b(?:i|you|we|me|us|my|your|our|i'm|let's|oh|ah|well|hm+|please|sir|come|look|tell|don't)\b|n['’]t\b|['’](?:ll|ve|re|m|d)\b|[?!…]/iu,
  acting: (name) =>
    new RegExp(`(?:^|[.!?"\\]\\uFFFC\\n]\\s?)(?:the )?${escaped(name)}(?=\\s\\p{Ll})`, 'iu'), // linear: a name
  bareGesture: 5,
};

function escaped(name: string): string {
  return name.replace(ARTICLE, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
