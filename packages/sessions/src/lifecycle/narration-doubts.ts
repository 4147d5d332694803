// Why a model's narrative is not believed: its length, its language, what it names, quotes or counts.
import { isInLanguage } from '@hakoniwa/model';
import { writingOf } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { type Narration, plainNarrative } from '../runtime/narrator.ts';

/** The first doubt about a narrative; undefined when there is none. */
export function doubtAbout(text: string, narration: Narration): string | undefined {
  const { language } = narration;
  const plain = plainNarrative(narration);
  if (text === '') return 'it is empty';
  if (!isInLanguage(text, language)) return 'it is in another language';
  if (text.length < plain.length * limits.narrationLeast) return 'it is too short';
  if (text.length > Math.max(plain.length, limits.narrationShort) * limits.narrationMost)
    return 'it is too long';
  return strangerIn(text, narration) ?? changedPart(text, plain);
}

/** Somebody or something that is not there: a name of this world, or one nobody has given. */
function strangerIn(text: string, narration: Narration): string | undefined {
  const { language, name, place, people, things, facts, known } = narration;
  const given = [plainNarrative(narration), name, place.name, place.description];
  const there = [...given, ...people, ...things, ...facts].join('\n').toLowerCase();
  const { isNamedIn, nameLike } = writingOf(language);
  const named = [
    ...known.filter((one) => one.length > 1 && isNamedIn(text, one)),
    // Words that look like names.
    ...(text.match(nameLike) ?? []),
  ];
  const stranger = named.find((one) => !there.includes(one.toLowerCase()));
  return stranger === undefined ? undefined : `it names ${stranger}`;
}

/** What is quoted, titled or counted stays as it is: nothing is put into a mouth, no number moves. */
function changedPart(text: string, plain: string): string | undefined {
  const [before, after] = [fixedParts(plain), fixedParts(text)];
  const lost = [...before].find((one) => !after.has(one));
  if (lost !== undefined) return `it leaves out ${lost}`;
  const added = [...after].find((one) => !before.has(one));
  return added === undefined ? undefined : `it adds ${added}`;
}

function fixedParts(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC');
  const marked = plain.matchAll(
    /「([^「」]*)」|『([^『』]*)』|“([^“”]*)”|"([^"]*)"|〈([^〈〉]*)〉|\[([^[\]]*)\]/g,
  );
  const inside = [...marked].map((found) => found.slice(1).find((one) => one !== undefined) ?? '');
  // How a sentence goes on after a quote is the narrator's to choose.
  const words = inside.map((one) => one.replace(/(?<![.,。、])[.,。、]+$/u, ''));
  return new Set([...words, ...(plain.match(/\d+/g) ?? [])]);
}
