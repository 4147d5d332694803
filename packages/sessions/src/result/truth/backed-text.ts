// Prose held against its events: sentences that name, gain, lose or go to what is in none of them are left out.
import { mendWords } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import { type Language, writingOf } from '@hakoniwa/stage';
import { truthWords } from './language/index.ts';

/** What prose may tell of. */
export interface Backing {
  readonly language: Language;
  readonly tongue: Gm['tongues'][Language];
  /** Everything that is known to be so, in words: events, names, numbers, descriptions. */
  readonly known: string;
  readonly kinds: ReadonlySet<PlayEventKind>;
  /** Every name of this world, wherever it is. */
  readonly names: readonly string[];
  /** What the model was asked to do, which is nobody's story. */
  readonly told?: readonly string[];
}

/** The text without the sentences nothing backs, and without what no narrator writes; empty when none is left. */
export function backedText(text: string, backing: Backing): string {
  const { language } = backing;
  const { text: mended, faults } = mendWords(text, {
    ...{ language, form: 'prose', speaker: [], others: [], told: backing.told ?? [], said: [] },
    maxSentences: Number.POSITIVE_INFINITY,
  });
  if (faults.length > 0) return '';
  const known = backing.known.toLowerCase();
  const kept = sentencesIn(mended).filter((sentence) => isBacked(sentence, { ...backing, known }));
  return kept.join('').trim();
}

/** Sentences with their ends and the space behind them. */
function sentencesIn(text: string): string[] {
  return text.match(/[^。！？!?.\n]+(?:[。！？!?]+[」』”"]?|\.+["”]?(?=\s|$)|\.|\n+)?\s*/gu) ?? [];
}

function isBacked(sentence: string, backing: Backing): boolean {
  const { language, known, names, tongue } = backing;
  const { isNamedIn, nameLike } = writingOf(language);
  const has = (word: string) => known.includes(word.toLowerCase());
  const named = [
    ...names.filter((one) => one.length > 1 && isNamedIn(sentence, one)),
    ...(sentence.match(nameLike) ?? []),
    ...(sentence.normalize('NFKC').match(/\d+/g) ?? []),
    ...allOf(sentence, truthWords(language).people),
  ];
  if (!named.every(has)) return false;
  const nouns = tongue.language.topics(sentence);
  if (!nouns.every((noun) => has(noun) || !isConcrete(noun, tongue.lore))) return false;
  return truthWords(language).claims.every(({ words, kinds }) => {
    const claimed = allOf(sentence, words);
    if (claimed.length === 0 || claimed.every(has)) return true;
    return kinds.some((kind) => backing.kinds.has(kind)) && nouns.every(has);
  });
}

/** Things one can have and places one can go to. */
function isConcrete(noun: string, lore: Backing['tongue']['lore']): boolean {
  return (
    lore.isThing?.(noun) === true ||
    [lore.isArea(noun), lore.isContainer(noun), lore.isFixture(noun)].includes(true) ||
    [lore.isMachine?.(noun), lore.isVehicle?.(noun), lore.isWorn?.(noun)].includes(true)
  );
}

function allOf(text: string, pattern: RegExp): string[] {
  const every = new RegExp(pattern.source, `${pattern.flags}g`); // linear: a row of a language, looked at there
  return text.match(every) ?? [];
}
