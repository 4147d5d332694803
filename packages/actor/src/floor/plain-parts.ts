// The acts and the words of a turn as they are meant: in their marks, without what was written about them.
import { type Language, writingOf } from '@hakoniwa/stage';
import type { FloorScene } from './floor-check.ts';
import { floorWords } from './language/index.ts';
import type { MarkedSpan } from './marks.ts';

export function tellsDeed(text: string, { isAct: tells }: FloorScene): boolean {
  return tells?.(text) !== false;
}

/** Something one can do: mostly letters, and no entry of a form. */
export function isAct(inner: string, { language }: FloorScene): boolean {
  const act = inner.trim();
  const signs = act.replace(/\s/gu, '').length;
  const letters = act.match(/[\p{L}ー]/gu)?.length ?? 0;
  if (letters < 2 || letters * 10 < signs * 7 || /^\d|:\/\/|www\./u.test(act)) return false;
  if (floorWords(language).asides.test(act)) return false;
  return !ENTRY.test(act) || /^[A-Z_]{2,}/u.test(act) || isTag(act, language);
}

const ENTRY = /^[^\s:：「」"]{1,16}(?:\s[^\s:：「」"]{1,16})?\s?[:：]/u;

/** `Inspect: …` in a scene of another script names an act, as the GM reads it. */
function isTag(act: string, language: Language): boolean {
  const [tag = ''] = /^[A-Z][a-z]{1,15}/u.exec(act) ?? [];
  return tag !== '' && floorWords(language).isForeign(tag);
}

export function inBrackets({ text, isOpen }: MarkedSpan, language: Language): string {
  const [open, close] = writingOf(language).brackets;
  const act = withoutTask(text.trim().replace(REMARK, '').replace(EITHER, ''), language);
  return act === '' ? '' : `${open}${act}${isOpen ? '' : close}`;
}

/** An act without its clauses about the task. */
function withoutTask(act: string, language: Language): string {
  const { task } = floorWords(language);
  if (!task.test(act)) return act;
  const clauses = act.split(/(?<=。)|(?=, (?:which|as|to show|in order)\b)/u);
  const kept = clauses.filter((clause) => !task.test(clause)).join('');
  return kept.replace(/[。,、]$/u, '').trim();
}

/** One of two: nobody is there to choose. */
const EITHER = /\s?(?:／|(?<=\s)\/(?=\s))[^。！？!?.／」]{0,80}[。！？!?.]?/gu;

/** A line that goes on in the next one. */
const WRAPPED = /\s{0,3}\n\s{0,3}(?=[\p{L}ー。、！？])/gu;

/** Signs of chats within words. */
const CHAT_SIGNS = /@\p{L}{1,30}\s?|\s\/[a-z]{1,6}(?=\s|$)/gu;

/** What a form would say of an act behind it: `shrugs, tone: soft`. */
const REMARK = /[,、;；]\s{0,2}[^\s,、;；:：]{1,16}[:：][^:：]{0,200}$/u;

export function inQuotes({ text, isOpen }: MarkedSpan, scene: FloorScene): string {
  const [open, close] = writingOf(scene.language).typedQuotes;
  return `${open}${plainWords(text, scene)}${isOpen ? '' : close}`;
}

/** Words without emphasis and without what is no aside, quotes within them in marks of their own. */
function plainWords(words: string, scene: FloorScene): string {
  const [open, close] = floorWords(scene.language).innerQuotes;
  return (
    balanced(words)
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
          isAside(inner) && !(letter !== '' && space === '') && tellsDeed(inner, scene)
            ? whole
            : letter,
      )
      .replace(WRAPPED, writingOf(scene.language).gap === '' ? '' : '$&')
      .replace(EITHER, '')
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
function balanced(words: string): string {
  const [opened, closed] = [words.match(/『/gu)?.length ?? 0, words.match(/』/gu)?.length ?? 0];
  return opened === closed ? words : words.replace(/[『』]/gu, '');
}

function isAside(inner: string): boolean {
  const signs = inner.replace(/\s/gu, '').length;
  const letters = inner.match(/[\p{L}ー…]/gu)?.length ?? 0;
  return letters >= 2 && letters * 10 >= signs * 7 && !/^\d|:\/\/|www\.|†/u.test(inner);
}
