// Finds a promise in what somebody says: a deed, a time or a given word, and no doubt about it.
import type { Language } from '@hakoniwa/stage';
import { deedIn, type PromisedDeed } from './deed.ts';
import { type DueTime, dueIn } from './due.ts';

export interface Promised extends DueTime {
  /** The sentence that promised it. */
  readonly text: string;
  readonly deed: PromisedDeed;
}

/** The first promise of a speech; undefined when nothing is promised. */
export function promiseIn(
  speech: string,
  { language, now }: { readonly language: Language; readonly now: number },
): Promised | undefined {
  const sentences = speech.split(SENTENCE).filter((one) => one.trim() !== '');
  for (const [index, sentence] of sentences.entries()) {
    const found = termsOf(sentence, { language, now });
    const next = sentences[index + 1] ?? '';
    const isSworn = WORD[language].test(sentence) || isWordAlone(next, language);
    if (found && (isSworn || (found.isStated && found.deed.isForYou)))
      return { ...found, text: sentence.trim() };
  }
  return undefined;
}

/** What a promising sentence commits to; the sentence alone, as a thread keeps it. */
export function termsOf(
  sentence: string,
  { language, now }: { readonly language: Language; readonly now: number },
): (DueTime & { readonly deed: PromisedDeed }) | undefined {
  if (BROKEN_WORD[language].test(sentence)) return undefined;
  const deed = deedIn(sentence, language);
  const due = deed && dueIn(sentence, { language, now });
  return deed && due ? { ...due, deed } : undefined;
}

const SENTENCE = /(?<=[。！!？?…\n]|[.](?=\s|$))/u;

/** Words by which one gives one's word. */
const WORD: Readonly<Record<Language, RegExp>> = {
  ja: /約束(?:する|します|だ|です|よ|ね)|誓(?:う|って|います)|必ず|絶対に?/u,
  en: /\bi (?:promise|swear)\b|\byou have my word\b|\bi give you my word\b|,? promise[.!]?\s*$/i,
};

/** A word given for what was said just before, and for nothing else. */
function isWordAlone(sentence: string, language: Language): boolean {
  const said = sentence.trim();
  if (BROKEN_WORD[language].test(said)) return false;
  return language === 'ja'
    ? /^(?:うん、?|ね、?|ほんとに、?)?(?:約束(?:する|します|だ|です)?|誓(?:う|います))(?:よ|ね|わ|から|ぞ)*[。！!…]*$/u.test(
        said,
      )
    : /^(?:that's )?(?:(?:i|it's a) )?promise[.!]*$|^you have my word[.!]*$|^i (?:promise|swear)(?: you)?[.!]*$/i.test(
        said,
      );
}

/** Talk about promises that gives none. */
const BROKEN_WORD: Readonly<Record<Language, RegExp>> = {
  ja: /約束(?:は|を)?(?:でき|しな|しま?せん|した|だった|破|守)|約束の(?!時間)/u,
  en: /\b(?:can't|cannot|won't|don't|didn't|not|never|no) promise|\bpromised\b|\bpromises\b|\b(?:your|the|my) promise\b/i,
};
