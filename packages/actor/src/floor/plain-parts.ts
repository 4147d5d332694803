// The acts and the words of a turn as they are meant: in their marks, without what was written about them.
import { type Language, writingOf } from '@hakoniwa/stage';
import type { FloorScene } from './floor-check.ts';
import { ALL_FLOOR_WORDS, floorWords } from './language/index.ts';
import type { MarkedSpan } from './marks.ts';
import { tellsDeed } from './tells-deed.ts';
import { firstOfTwo, toldDeed } from './told-deed.ts';

/** Something one can do: mostly letters, and no entry of a form. */
export function isAct(inner: string, { language }: FloorScene): boolean {
  const act = inner.trim();
  const signs = act.replace(/\s/gu, '').length;
  const letters = act.match(/[\p{L}ー]/gu)?.length ?? 0;
  if (
    letters < 2 ||
    letters * 10 < signs * 7 ||
    /^\d|:\/\/|www\.|[+＋±−]\s?\d|\d\s?[-–:：]\s?\d|[:：]$/u.test(act)
  )
    return false;
  if (/[?？]/u.test(act) || floorWords(language).asides.test(act)) return false;
  return !ENTRY.test(act) || /^[A-Z_]{2,}/u.test(act) || isTag(act, language);
}

const ENTRY = /^[^\s:：「」"]{1,16}(?:\s[^\s:：「」"]{1,16}){0,2}\s?[:：]/u;

/** `Inspect: …` in a scene of another script names an act, as the GM reads it. */
function isTag(act: string, language: Language): boolean {
  const [tag = ''] = /^[A-Z][a-z]{1,15}/u.exec(act) ?? [];
  return tag !== '' && floorWords(language).isForeign(tag);
}

/** An act in its brackets; right before words anything that may be done is one, elsewhere it must tell a deed. */
export function inBrackets(
  { text, isOpen }: MarkedSpan,
  { scene, isBeforeWords }: { readonly scene: FloorScene; readonly isBeforeWords: boolean },
): string {
  const [open, close] = writingOf(scene.language).brackets;
  const act = toldDeed(text, scene);
  const isDone =
    isBeforeWords &&
    !isOpen &&
    act === text.trim() &&
    /^[\p{L}…]/u.test(act) &&
    isBareDeed(act, scene);
  return isDone || (act !== '' && tellsDeed(act, scene))
    ? `${open}${act}${isOpen ? '' : close}`
    : '';
}

/** Neither a title of a form nor something of which the speaker is a part. */
function isBareDeed(act: string, { speaker }: FloorScene): boolean {
  const isTitle = ALL_FLOOR_WORDS.some(
    ({ actLabels, wordLabels }) => actLabels.test(act) || wordLabels.test(act),
  );
  return !isTitle && !speaker.some((name) => name !== '' && act.includes(name));
}

/** A line that goes on in the next one. */
const WRAPPED = /\s{0,3}\n\s{0,3}(?=[\p{L}ー。、！？])/gu;

/** Choices for somebody else, behind the words. */
const MENU = /\s{0,3}(?<!\p{L})A[)）:：.][^」"]{1,80}?(?<!\p{L})B[)）:：.]/u;

/** Words as far as the choices behind them. */
function beforeMenu(words: string): string {
  const at = words.search(MENU);
  return at < 0 ? words : words.slice(0, at);
}

/** Signs of chats within words. */
const CHAT_SIGNS = /@\p{L}{1,30}\s?|[#＃]\p{L}[\p{L}\p{N}_]{1,30}|\s\/[a-z]{1,6}(?=\s|$)/gu;

/** Words in their quotes; deeds within them stay where the turn has no other. */
export function inQuotes(
  { text, isOpen }: MarkedSpan,
  { scene, hasAct }: { readonly scene: FloorScene; readonly hasAct: boolean },
): string {
  const [open, close] = writingOf(scene.language).typedQuotes;
  const words = plainWords(text, { scene, hasAct });
  // A comma leads on to who says it, which is told by nobody here.
  return `${open}${isOpen ? words : words.replace(/,$/u, '.')}${isOpen ? '' : close}`;
}

/** Words without emphasis and without what is no aside, quotes within them in marks of their own. */
function plainWords(
  words: string,
  { scene, hasAct }: { readonly scene: FloorScene; readonly hasAct: boolean },
): string {
  const [open, close] = floorWords(scene.language).innerQuotes;
  return (
    firstOfTwo(beforeMenu(unlabelled(balanced(words), scene)))
      .trim()
      // A deed between asterisks stands before or behind a sentence, a stressed word within one.
      .replace(
        /(?<=^|[.!?。！？…」]\s?)\*([^*\n]{1,80})\*(?=\s|$|\p{L})/gu,
        (whole, inner: string) => (scene.isAct?.(inner) === true ? '' : whole),
      )
      .replace(/\*{1,2}([^*\n]{1,80})\*{1,2}/gu, '$1')
      .replace(
        /(\p{L}?)(\s?)[（(【[]([^（()）【】[\]\n]{1,80})[)）】\]]/gu,
        (whole, letter: string, space: string, inner: string) =>
          !hasAct && isAside(inner) && !(letter !== '' && space === '') && tellsDeed(inner, scene)
            ? whole
            : letter,
      )
      .replace(WRAPPED, writingOf(scene.language).gap === '' ? '' : '$&')
      .replace(CHAT_SIGNS, '')
      .replace(/^[\s、,]{1,4}/u, '')
      .replace(
        /「([^「」\n]{1,80})」|"([^"\n]{1,80})"|“([^“”\n]{1,80})”/gu,
        (_, a, b, c) => `${open}${a ?? b ?? c}${close}`,
      )
      .trim()
  );
}

/** Inner quotes of which one mark is missing are none. */
function balanced(given: string): string {
  const words = given.replace(/^[‘'](?=\p{Lu}[^’']*$)/u, '');
  const [opened, closed] = [words.match(/『/gu)?.length ?? 0, words.match(/』/gu)?.length ?? 0];
  return opened === closed ? words : words.replace(/[『』]/gu, '');
}

/** Words without a name or a title before them, and without numbers before their sentences. */
function unlabelled(words: string, scene: FloorScene): string {
  const [head = '', label = ''] = /^\s{0,9}([^\s:：]{1,20})\s?[:：]\s{0,9}/u.exec(words) ?? [];
  const isTitle =
    scene.speaker.includes(label) || ALL_FLOOR_WORDS.some((one) => one.wordLabels.test(label));
  const bare = isTitle ? words.slice(head.length) : words;
  return /^\s*1[.)．）]\s?\D/u.test(bare) && /[\s。.!?！？]2[.)．）]\s?\D/u.test(bare)
    ? bare.replace(/(?<=^|[\s。.!?！？])\d{1,2}[.)．）]\s{0,2}(?=\D)/gu, '')
    : bare;
}

function isAside(inner: string): boolean {
  const signs = inner.replace(/\s/gu, '').length;
  const letters = inner.match(/[\p{L}ー…]/gu)?.length ?? 0;
  return letters >= 2 && letters * 10 >= signs * 7 && !/^\d|:\/\/|www\.|†/u.test(inner);
}
