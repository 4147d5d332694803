// Which of the words that are marked in a text are its writer's own, and of whom its sentences tell.
import type { Language } from '@hakoniwa/stage';
import type { FloorScene } from './floor-check.ts';
import { floorWords } from './language/index.ts';
import type { MarkedSpan } from './marks.ts';

/** Which spans are the writer's own words: those nothing leads up to, or where there are none, any that stand free. */
export function ownWordsOf(spans: readonly MarkedSpan[], scene: FloorScene): boolean[] {
  const free = spans.map((_, at) => isOwnWords(spans, { at, scene }) && !isLater(spans, at));
  const clear = free.map((isFree, at) => isFree && !isLedUpTo(spans, { at, scene }));
  return clear.includes(true) ? clear : free;
}

/** Whether three quotes or more stand in a row with nothing between them, and this is not the first: two are talking. */
function isLater(spans: readonly MarkedSpan[], at: number): boolean {
  const marks = (from: number, by: 1 | -1) => {
    let row = 0;
    for (let i = from + by; isJoint(spans[i]); i += by) if (spans[i]?.kind === 'words') row += 1;
    return row;
  };
  const [before, after] = [marks(at, -1), marks(at, 1)];
  return before > 0 && before + after >= 2;
}

function isJoint(span: MarkedSpan | undefined): boolean {
  return (
    span?.kind === 'words' || (span?.kind === 'plain' && /^[ \t\u3000]{0,3}$/u.test(span.text))
  );
}

/** `Chapter One: "Waking Up"`: behind words of the same sentence a quote is a title, unless they tell of the speaker. */
function isLedUpTo(spans: readonly MarkedSpan[], { at, scene }: SpanOf): boolean {
  const before = spans[at - 1];
  const line = (before?.kind === 'plain' ? before.text : '').split('\n').at(-1) ?? '';
  const lead = line.split(/[。！？!?]|\.\s/u).at(-1) ?? '';
  if (beginsWithOne(lead, { names: scene.speaker, language: scene.language })) return false;
  const nameless = scene.speaker.reduce((left, name) => left.replaceAll(name, ''), lead);
  return (nameless.match(/\p{L}/gu)?.length ?? 0) >= 2;
}

interface SpanOf {
  readonly at: number;
  readonly scene: FloorScene;
}

/** Words that stand free and are told of nobody else; within a sentence a quote only mentions something. */
export function isOwnWords(spans: readonly MarkedSpan[], { at, scene }: SpanOf): boolean {
  const [before, span, after] = [spans[at - 1], spans[at], spans[at + 1]];
  if (span?.kind !== 'words' || !/[\p{L}\p{N}…！？!?♪]/u.test(span.text)) return false;
  const lead = (before?.kind === 'plain' ? before.text : '').split('\n').at(-1) ?? '';
  const trail = (after?.kind === 'plain' ? after.text : '').split('\n')[0] ?? '';
  if (
    [lead, trail].some((frame) =>
      beginsWithOne(frame, { names: scene.others, language: scene.language }),
    )
  )
    return false;
  if (
    tellsOfOne(lead.split(/[。！？!?]/u).at(-1) ?? '', {
      names: scene.others,
      language: scene.language,
    })
  )
    return false;
  if (beginsWithOne(lead, { names: scene.speaker, language: scene.language })) return true;
  const { saying } = floorWords(scene.language);
  const isTold = tellsOfOne(trail, { names: scene.speaker, language: scene.language });
  const isWithin =
    /[\p{L}\p{N}]\s{0,2}$/u.test(lead) ||
    (/^[\p{L}\p{N}]/u.test(trail) && !(isTold && saying.test(trail)));
  return !isWithin;
}

/** Whose names are looked for, and in which language. */
interface ToldNames {
  readonly names: readonly string[];
  readonly language: Language;
}

/** Whether a frame begins with somebody's name as the one who does something. */
export function beginsWithOne(frame: string, { names, language }: ToldNames): boolean {
  const start = frame.replace(/^[\s\p{P}\p{S}]{1,6}/u, '');
  const { toldOf } = floorWords(language);
  return names.some(
    (name) => name !== '' && start.startsWith(name) && toldOf.test(start.slice(name.length)),
  );
}

/** Whether somebody is told of anywhere in a sentence. */
export function tellsOfOne(sentence: string, { names, language }: ToldNames): boolean {
  const { toldOf } = floorWords(language);
  return names.some((name) => {
    const at = name === '' ? -1 : sentence.lastIndexOf(name);
    return at >= 0 && toldOf.test(sentence.slice(at + name.length));
  });
}
