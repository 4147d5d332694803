// Finds people whom speech brings on stage: a role noun that comes in, said as happening now.
import type { OtherPerson } from '../../types.ts';
import { NOT_NOW } from '../data/claims.ts';
import { ARRIVALS } from '../data/persons.ts';
import { isRole } from '../noun-kinds.ts';
import type { Clause, JapanesePhrase } from '../parse/types.ts';

/** Role nouns that arrive in a clause of speech. */
export function arrivalsIn(clauses: readonly Clause[], text: string): OtherPerson[] {
  const found: OtherPerson[] = [];
  let before: Clause | undefined;
  for (const clause of clauses) {
    const { moods, words, link } = clause.predicate;
    const subject = subjectIn(clause) ?? carriedOn(before, clause);
    before = clause;
    const arrives =
      words.some((word) => ARRIVALS.has(word)) &&
      (moods.has('arriving') || moods.has('past') || moods.has('ongoing'));
    const unreal =
      moods.has('negative') ||
      moods.has('wish') ||
      moods.has('question') ||
      moods.has('likeness') ||
      moods.has('volitional') ||
      link === 'if';
    if (!arrives || unreal) continue;
    const noun = subject?.nouns.at(-1);
    if (noun === undefined || !isRole(noun.head)) continue;
    const sentence = sentenceAround(text, clause.predicate.start);
    if (!NOT_NOW.test(sentence) && !/[？?]/u.test(sentence))
      found.push({ name: noun.head, text: noun.text, role: true });
  }
  return found;
}

function subjectIn({ phrases }: Clause): JapanesePhrase | undefined {
  return phrases.find((phrase) => phrase.particle === 'が');
}

/** 店員がドアを開けて入ってきた: whoever opens the door is who comes in. */
function carriedOn(before: Clause | undefined, clause: Clause): JapanesePhrase | undefined {
  const goesOn = before?.predicate.link === 'te' || before?.predicate.link === 'stem';
  return goesOn && before?.sentence === clause.sentence ? subjectIn(before) : undefined;
}

function sentenceAround(text: string, at: number): string {
  const before = Math.max(
    text.lastIndexOf('。', at),
    text.lastIndexOf('！', at),
    text.lastIndexOf('？', at),
    text.lastIndexOf('\n', at),
  );
  const after = text.slice(at).search(/[。！？\n]/u);
  return text.slice(before + 1, after < 0 ? text.length : at + after + 1);
}
