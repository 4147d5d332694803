// The form that is asked for: where words stand in quotes, only marked words and acts are the turn; the rest is talk about it.
import { writingOf } from '@hakoniwa/stage';
import { SUBJECT_MARK } from '../data/subject-mark.ts';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { ALL_FLOOR_WORDS, floorWords } from '../language/index.ts';
import { type MarkedSpan, markedSpans } from '../marks.ts';
import { beginsWithOne, isOwnWords, ownWordsOf, tellsOfOne } from '../own-words.ts';
import { sentencesWithin, shown } from '../pieces.ts';
import { inBrackets, inQuotes, isAct } from '../plain-parts.ts';
import { talkScore } from '../talk/talk-score.ts';
import { THOUGHT } from '../thought.ts';

/** Data and calls are no form of a turn; the checks behind this one find them. */
const DATA =
  /[{[]\s{0,3}"|"\s{0,2}:\s{0,2}["{[\d]|\\"|(?<!\w)[a-z_.]{2,30}\((?:\w{1,20}=)?["'「]|"[^"\n]{0,200}"[,;|\t]"/u;

/** Sentences as somebody says them who forgot the quotes: no line of a form, a list or a letter. */
const SAID = /^[^\n=<>|:：;#@\t_[\]{}()（）「」"“”]{1,400}[。！？!?….♪〜～ー」』]$/u;

/** Brackets that are left in the words twice. */
const ASIDE_LEFT = /\(\(|\)\)|（（|））/u;

/** A word or two that are only mentioned. */
const MENTIONED = /(?<=\p{L}|、)「[^「」]{1,6}」(?=\p{L})/gu;
/** A call, with no mark at its end. */
const CALLED = /^[^\n=<>|:：;#@\t_[\]{}()（）「」"“”.。]{2,24}$/u;

function isPlainTalk(speech: string): boolean {
  if (/\p{L},\p{L}/u.test(speech)) return false;
  return SAID.test(speech.replace(MENTIONED, '')) || CALLED.test(speech);
}

/** An entry of a form, up to its text. */
const ENTRY = /^\s*[\p{L}_ ]{1,20}\s?[:：=]\s*$/u;

/** A dash before words that are said. */
const DASHED = /^[ \t]{0,3}[―—–]{1,3}[ \t]{0,2}(?=\S)/gmu;

export const form: FloorCheck = {
  code: 'form',
  mend: (text, scene) => {
    if (scene.form !== 'turn' || DATA.test(text)) return text;
    const spans = markedSpans(text);
    // Where it is not clear what of it is the turn, nothing is cut.
    if (isTorn(spans, scene)) return text;
    const turn = inForm(spans, scene);
    if (turn === '') return firstActs(spans, scene) ?? text.replace(DASHED, '');
    const isWrappedInside = spans.some(
      ({ kind, text: one }) => kind === 'words' && one.includes('\n'),
    );
    return bare(turn) === bare(text) && !isWrappedInside && !text.trim().includes('\n')
      ? text
      : turn;
  },
  find: ({ text, speech, raw }, scene) => {
    if (scene.form !== 'turn' || speech.trim() === '') return undefined;
    const body = text.slice(THOUGHT.exec(text)?.[0].length ?? 0);
    const isLed = speech !== text && /^\s{0,3}[（(]/u.test(speech);
    if (DATA.test(body) || isLed || ASIDE_LEFT.test(speech)) return shown(speech);
    const blank = blankIn(raw, scene);
    if (blank !== undefined) return shown(blank);
    if (isWrapped(body, scene) || isWrapped(speech, scene)) return shown(speech);
    const spans = markedSpans(body);
    if (isTorn(spans, scene)) return shown(body);
    if (inForm(spans, scene) !== '') {
      if (/Thought|Output/iu.test(text)) return undefined;
      const around = spans.find(
        ({ kind, text: one }) => kind === 'plain' && /[\p{L}\p{N}]/u.test(one),
      );
      return around === undefined ? undefined : shown(around.text);
    }
    // Quotes of which none are one's own words: somebody tells a story.
    if (/^[「『“"]/u.test(body.trim()) || /[」』”"]\s{0,2}$/u.test(body.trim())) return shown(body);
    return isPlainTalk(speech.trim()) ? undefined : shown(speech);
  },
};

/**
 * Whether words of the turn stand on both sides of something that is not of it, or on lines of their own one after
 * the other: one of them is somebody else's, or another try.
 */
function isTorn(spans: readonly MarkedSpan[], scene: FloorScene): boolean {
  const own = ownWordsOf(spans, scene);
  const [first, last] = [own.indexOf(true), own.lastIndexOf(true)];
  const { saying } = floorWords(scene.language);
  const labelled = spans.filter(
    ({ kind }, i) => kind === 'words' && ENTRY.test(spans[i - 1]?.text.split('\n').at(-1) ?? ''),
  );
  if (
    labelled.length > 1 ||
    isExample(spans, own) ||
    spans.some((_, i) => isOneOfTwo(spans, { i, scene }))
  )
    return true;
  return spans.some(({ kind, text }, i) => {
    if (i <= first || i >= last || kind === 'act') return false;
    if (kind === 'words') return !own[i];
    const isBetweenWords = spans[i - 1]?.kind === 'words' && spans[i + 1]?.kind === 'words';
    if (text.includes('\n') && isBetweenWords) return true;
    if (!/[\p{L}\p{N}]/u.test(text)) return false;
    const isOwn = beginsWithOne(text.trim(), { names: scene.speaker, language: scene.language });
    return !isOwn && !saying.test(text);
  });
}

/** Whether a title stands before an act with words, and a turn on a line of its own comes behind: the first only shows how. */
function isExample(spans: readonly MarkedSpan[], own: readonly boolean[]): boolean {
  const [title] = spans;
  if (title?.kind !== 'plain' || !/\p{L}\s{0,2}[:：]\s*$/u.test(title.text)) return false;
  return spans.some(
    ({ kind, text }, i) =>
      i > 0 &&
      kind === 'plain' &&
      text.includes('\n') &&
      own.slice(0, i).includes(true) &&
      own.slice(i).includes(true),
  );
}

/** Whether a text stands between words and another act with words: one turn or the other was meant. */
function isOneOfTwo(
  spans: readonly MarkedSpan[],
  { i, scene }: { readonly i: number; readonly scene: FloorScene },
): boolean {
  const told = spans[i]?.kind === 'plain' ? (spans[i]?.text.trim() ?? '') : '';
  const behind = spans.slice(i + 1).filter((one) => !isBlank(one));
  if (!/^\p{L}/u.test(told) || spans[i - 1]?.kind !== 'words') return false;
  if (behind[0]?.kind !== 'act' || behind[1]?.kind !== 'words') return false;
  const isOwn = beginsWithOne(told, { names: scene.speaker, language: scene.language });
  return !isOwn && !floorWords(scene.language).saying.test(` ${told}`);
}

/** Square brackets within words that tell no deed: something was to be filled in, or is held back. */
function blankIn(raw: string, scene: FloorScene): string | undefined {
  for (const { kind, text } of markedSpans(raw)) {
    if (kind !== 'words') continue;
    for (const [whole, inner = ''] of text.matchAll(/[[【［]([^[\]【】［］\n]{2,60})[\]】］]/gu))
      if (/\p{L}{2}/u.test(inner) && scene.isAct?.(inner) === false) return whole;
  }
  return undefined;
}

/** Whether quotes are left open, or lines break within words where words stand apart. */
function isWrapped(body: string, { language }: FloorScene): boolean {
  if ((body.match(/"/gu)?.length ?? 0) % 2 === 1) return true;
  const isApart = writingOf(language).gap !== '';
  return isApart && /(?<=\p{Ll},?)\n\p{Ll}/u.test(body);
}

function bare(text: string): string {
  return text.replace(/\s/gu, '');
}

/** The turn in its own marks; empty where no words are marked as such. */
function inForm(given: readonly MarkedSpan[], scene: FloorScene): string {
  const isSpoken = given.some((_, i) => isOwnWords(given, { at: i, scene }));
  const all = (isSpoken ? given : given.flatMap(wordsOutOfAct)).filter((one) => !isBlankForm(one));
  const own = ownWordsOf(all, scene);
  if (!own.includes(true)) return '';
  const first = begunAnew(all, { own, scene });
  const end = theirTurn(all, scene);
  const acts = [...all.keys()].filter((i) => {
    const span = all[i];
    if (span?.kind !== 'act' || i < first || i >= end || isGloss(all[i - 1])) return false;
    return isAct(span.text, scene);
  });
  const hasAct = acts.length > 0;
  const last = own.lastIndexOf(true);
  const parts = all.flatMap((span, i) => {
    if (i < first || i >= end) return [];
    if (span.kind === 'words') return own[i] ? [inQuotes(span, { scene, hasAct })] : [];
    // What a paragraph tells behind the words is the story going on.
    const told = i > last ? (span.text.split(/\n[ \t]*\n/u)[0] ?? '') : span.text;
    if (span.kind === 'plain') return ownDeeds(told, scene);
    const isBehind = i > last && isRemark(all, { i, last });
    // Brackets that tell no deed would be read as words.
    // Beyond two deeds a turn is a pantomime, and its first one is enough.
    if (acts.length > MOST_ACTS && i !== acts[0]) return [];
    const isKept = acts.includes(i) && !isBehind && !isTitle(all, i);
    const isBeforeWords =
      all[i + 1]?.kind === 'words' || (isBlank(all[i + 1]) && all[i + 2]?.kind === 'words');
    return isKept ? [inBrackets(span, { scene, isBeforeWords })].filter((act) => act !== '') : [];
  });
  const turn = parts.join(writingOf(scene.language).gap).trim();
  return hasAct ? turn : withActApart(turn, scene);
}

/** A space between two marks. */
function isBlank(span: MarkedSpan | undefined): boolean {
  return span?.kind === 'plain' && /^[ \t\u3000]{0,3}\n?[ \t\u3000]{0,3}$/u.test(span.text);
}

const MOST_ACTS = 2;

/** Of a row of acts without a word, as many as one does at once. */
function firstActs(spans: readonly MarkedSpan[], scene: FloorScene): string | undefined {
  const acts = spans.filter(({ kind }) => kind === 'act');
  const isRow = spans.every(({ kind, text }) => kind === 'act' || text.trim() === '');
  if (!isRow || acts.length <= MOST_ACTS) return undefined;
  return acts
    .slice(0, MOST_ACTS)
    .map((act) => inBrackets(act, { scene, isBeforeWords: false }))
    .join('');
}

/** The form itself, with the titles of what was to be filled in: `(act) "words"`. */
function isBlankForm({ kind, text }: MarkedSpan): boolean {
  const titles = kind === 'act' ? 'actLabels' : 'wordLabels';
  return kind !== 'plain' && ALL_FLOOR_WORDS.some((words) => words[titles].test(text.trim()));
}

/** Brackets at the head of a line with plain text behind them on it. */
function isTitle(spans: readonly MarkedSpan[], at: number): boolean {
  const [before, behind] = [spans[at - 1], spans[at + 1]];
  const isHead =
    before === undefined || (before.kind === 'plain' && /\n[ \t]*$/u.test(before.text));
  return isHead && behind?.kind === 'plain' && /^[^\n]*[\p{L}\p{N}]/u.test(behind.text);
}

/** Where another answers without being named: on a line of its own, with an act and words that name the speaker. */
function theirTurn(spans: readonly MarkedSpan[], { speaker }: FloorScene): number {
  const at = spans.findIndex(
    ({ kind, text }, i) =>
      kind === 'plain' &&
      text.includes('\n') &&
      spans.slice(0, i).some((one) => one.kind === 'words') &&
      spans[i + 1]?.kind === 'act' &&
      spans
        .slice(i + 2)
        .some(
          (one) =>
            one.kind === 'words' && speaker.some((name) => name !== '' && one.text.includes(name)),
        ),
  );
  return at < 0 ? spans.length : at;
}

/** Words that begin with a deed told as by a narrator, the deed in brackets. */
function withActApart(turn: string, scene: FloorScene): string {
  const { typedQuotes, brackets, gap } = writingOf(scene.language);
  const [open, close] = typedQuotes;
  const { narrated } = floorWords(scene.language);
  const [told = '', ...words] = sentencesWithin(turn.slice(open.length));
  const rest = words.join('').trimStart();
  if (!turn.startsWith(open) || !narrated.sentence.test(told.trim())) return turn;
  if (rest.length <= close.length || !rest.includes(close)) return turn;
  const deed = told
    .trim()
    .replace(narrated.subject, '')
    .replace(/[.。]$/u, '');
  if (tellsOfOne(deed, { names: scene.others, language: scene.language })) return turn;
  if (soundsLikeTalk(told.trim(), scene)) return turn;
  return scene.isAct?.(deed) === true ? `${brackets.join(deed)}${gap}${open}${rest}` : turn;
}

/** Whether a sentence is nearer to what people say than to what nobody does. */
function soundsLikeTalk(sentence: string, { language }: FloorScene): boolean {
  const { talk: weights } = floorWords(language);
  return weights !== undefined && talkScore(sentence, { weights, language }) < weights.rest / 2;
}

/** Where a turn was begun again: behind talk that is neither of the speaker nor of anybody here, what comes last counts. */
function begunAnew(
  spans: readonly MarkedSpan[],
  { own, scene }: { readonly own: readonly boolean[]; readonly scene: FloorScene },
): number {
  const { saying } = floorWords(scene.language);
  const at = spans.findLastIndex(({ kind, text }, i) => {
    if (kind !== 'plain' || !own.slice(0, i).includes(true) || !own.slice(i).includes(true))
      return false;
    const told = [...scene.speaker, ...scene.others];
    const sentences = text.split('\n').flatMap(sentencesWithin);
    return sentences.some(
      (one) =>
        (one.match(/\p{L}/gu)?.length ?? 0) >= 6 &&
        !saying.test(one) &&
        !beginsWithOne(one.trim(), { names: told, language: scene.language }),
    );
  });
  return Math.max(0, at);
}

/** Sentences without marks that tell what the writer does, as acts. */
function ownDeeds(text: string, { speaker, others, language }: FloorScene): string[] {
  const { toldOf, saying } = floorWords(language);
  const { brackets } = writingOf(language);
  return sentencesWithin(text).flatMap((sentence) => {
    const told = sentence.trim().replace(/[.。]$/u, '');
    const name = speaker.find((one) => one !== '' && told.startsWith(one));
    const rest = told.slice(name?.length ?? 0);
    if (name === undefined || !toldOf.test(rest) || saying.test(rest)) return [];
    const deed = rest.replace(SUBJECT_MARK, '').trim();
    return /\p{L}{2}/u.test(deed) && !tellsOfOne(deed, { names: others, language: language })
      ? [brackets.join(deed)]
      : [];
  });
}

/** An act that ends with words in quotes is an act and words. */
function wordsOutOfAct(span: MarkedSpan): MarkedSpan[] {
  if (span.kind !== 'act') return [span];
  const inner = markedSpans(span.text);
  const words = inner.at(-1);
  if (words?.kind !== 'words') return [span];
  const act = inner
    .slice(0, -1)
    .map(({ text }) => text)
    .join('')
    .trim();
  return [...(act === '' ? [] : [{ ...span, text: act }]), words];
}

/** Brackets behind the words that are a paragraph of their own, or sentences. */
function isRemark(
  spans: readonly MarkedSpan[],
  { i, last }: { readonly i: number; readonly last: number },
): boolean {
  const between = spans.slice(last + 1, i);
  const sentences = sentencesWithin(spans[i]?.text ?? '').filter((one) => one.trim() !== '');
  return isParted(between) || sentences.length > 1;
}

/** Whether a blank line stands between the words and what comes after them. */
function isParted(spans: readonly MarkedSpan[]): boolean {
  return spans.some(({ kind, text }) => kind === 'plain' && /\n[ \t]*\n/u.test(text));
}

/** Whether what comes before is a word that the brackets only explain: `mug (clean)`. */
function isGloss(before: MarkedSpan | undefined): boolean {
  return before?.kind === 'plain' && /[\p{L}\p{N}] ?$/u.test(before.text);
}
