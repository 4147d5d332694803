// Chooses and fills a line: one that fits the occasion, in this voice, and was not said lately.
import {
  answersTo,
  drawBelow,
  isSpeechAct,
  type Register,
  type Rng,
  type SpeechAct,
  type SpokenAct,
  type Why,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { type Hearing, takenWords } from './as-meant.ts';
import { linesOfVoice } from './lines-of-voice.ts';
import type { PhraseBook, PhraseChoice } from './phrase-book.ts';
import { OCCASION_ACTS, type Occasion } from './phrase-schema.ts';
import type { Point } from './points.ts';
import { UsedWords } from './used-words.ts';

/** What there is to speak about, by the placeholder it fills and the conditions it meets. */
export interface Topic {
  readonly on: Occasion;
  /** How strongly this wants to be said. */
  readonly weight: number;
  readonly to?: SpeechAct | undefined;
  /** What somebody waits to have answered by it. */
  readonly due?: SpeechAct | undefined;
  /** What it must be heard to take up, though nobody waits for it. */
  readonly takes?: SpeechAct | undefined;
  /** What its line must do, where no other will do. */
  readonly move?: SpeechAct | undefined;
  /** Whether its line must name what it is about. */
  readonly isNaming?: boolean | undefined;
  /** What exactly its words do, where that is decided already. */
  readonly says?: SpokenAct | undefined;
  readonly fill: Readonly<Record<string, string | undefined>>;
  readonly facts: TopicFacts;
  /** Why it would be said: what it answers, or what set it off. */
  readonly why?: Why | undefined;
}

export interface TopicFacts {
  readonly verb?: string | undefined;
  readonly kind?: string | undefined;
  readonly thing?: string | undefined;
  readonly reason?: string | undefined;
  readonly need?: string | undefined;
  /** What the words must say, where no others will do. */
  readonly point?: Point | undefined;
}

export interface SpeakOptions {
  readonly book: PhraseBook;
  readonly who: string;
  readonly time: string;
  readonly hasCompany: boolean;
  readonly affinity: number;
  readonly register: Register;
  /** A name as the speaker says it: nobody names their own things after themselves. */
  readonly mine?: ((name: string) => string) | undefined;
  /** Words the voice never uses; lines written for nobody in particular may hold them. */
  readonly never: readonly string[];
  /** Lines said lately by anybody, newest last. */
  readonly said: readonly string[];
  /** Whether a talk has come to rest: better something said long ago than nothing. */
  readonly isLull?: boolean | undefined;
  /** Among whom it is said; without it nobody minds how it is taken. */
  readonly hearing?: Hearing | undefined;
  readonly rng: Rng;
}

export interface Spoken {
  readonly text: string;
  /** What the words do. */
  readonly acts: SpokenAct[];
  readonly on: Occasion;
  readonly why?: Why | undefined;
}

/** A line on one of the topics, the weightiest that has one; undefined when there is nothing new to say. */
export function speak(
  topics: readonly Topic[],
  options: SpeakOptions,
): { spoken: Spoken | undefined; rng: Rng } {
  const used = new UsedWords(options.said);
  const fresh = speakOf(topics, { ...options, used, apart: limits.linesApart });
  if (fresh.spoken || !options.isLull) return fresh;
  return speakOf(topics, { ...options, used, apart: limits.linesApartInLull, rng: fresh.rng });
}

function speakOf(
  topics: readonly Topic[],
  options: Speaking,
): { spoken: Spoken | undefined; rng: Rng } {
  let rng = options.rng;
  let odd: Spoken | undefined;
  for (const topic of [...topics].sort((a, b) => b.weight - a.weight)) {
    const isNeeded = topic.due !== undefined || topic.says !== undefined;
    // Better said in odd words than not at all, where it is waited for or true.
    if (odd && !isNeeded) break;
    const found = lineOn(topic, { ...options, rng });
    rng = found.rng;
    if (found.spoken) return { spoken: found.spoken, rng };
    if (isNeeded) odd ??= found.odd;
  }
  return { spoken: odd, rng };
}

/** A line, or one that would be taken for something else; neither where there is nothing fresh to say. */
interface Found {
  readonly spoken?: Spoken | undefined;
  readonly odd?: Spoken | undefined;
  readonly rng: Rng;
}

interface Speaking extends SpeakOptions {
  readonly used: UsedWords;
  /** Lines heard within which no template comes twice. */
  readonly apart: number;
}

function lineOn(topic: Topic, options: Speaking): Found {
  let rng = options.rng;
  const { book, who, used, hearing } = options;
  let left = linesOfVoice(book, { who, on: topic.on }).filter(
    (line) => suits(line, topic, options) && used.ageOf(line.template) >= options.apart,
  );
  let odd: Spoken | undefined;
  let isAnswering = false;
  for (let tries = 0; left.length > 0 && tries < limits.linesTried; tries++) {
    const best = leastUsed(left, used);
    const [index, next] = drawBelow(rng, best.length);
    const line = best[index] as PhraseChoice;
    const filled = fill(line.template, topic, { ...options, rng: next });
    rng = filled.rng;
    left = left.filter((one) => one !== line);
    if (filled.text === undefined || used.ageOfText(filled.text) < options.apart) continue;
    const spoken = spokenLine(filled.text, line, topic);
    if (!hearing) return { spoken, rng };
    const due = topic.due ?? topic.takes;
    const meant = { text: spoken.text, acts: spoken.acts.map(({ act }) => act), due };
    const { isAsMeant, answer } = takenWords(meant, hearing);
    if (isAsMeant) return { spoken: answering(spoken, due, answer), rng };
    if (!odd || (answer !== undefined && !isAnswering)) odd = answering(spoken, due, answer);
    isAnswering ||= answer !== undefined;
  }
  return { odd, rng };
}

/** Words that answer by how they sound do so beside what they were written for. */
function answering(
  spoken: Spoken,
  due: SpeechAct | undefined,
  answer: SpeechAct | undefined,
): Spoken {
  if (due === undefined || answer === undefined) return spoken;
  if (spoken.acts.some(({ act }) => answersTo(act, due))) return spoken;
  return { ...spoken, acts: [...spoken.acts, { act: answer }] };
}

/** Of the lines that say it most sharply, those that were not heard for the longest. */
function leastUsed(lines: readonly PhraseChoice[], used: UsedWords): readonly PhraseChoice[] {
  const sharpest = Math.max(...lines.map(sharpness));
  const best = lines.filter((line) => sharpness(line) === sharpest);
  const age = Math.max(...best.map(({ template }) => used.ageOf(template)));
  return best.filter(({ template }) => used.ageOf(template) === age);
}

function spokenLine(text: string, { move }: PhraseChoice, { on, facts, why, says }: Topic): Spoken {
  if (says) return { text, acts: [says], on, why };
  const usual = OCCASION_ACTS[on];
  const act = move ?? usual.act;
  const of = usual.about && aboutOf(usual.about.kind, facts);
  const about = usual.about && { ...usual.about, ...(of === undefined ? {} : { of }) };
  const main: SpokenAct = { act, ...(about === undefined ? {} : { about }) };
  const isAsked = /[?？]/u.test(text) && !isSpeechAct(act, 'ask');
  return { text, acts: isAsked ? [main, { act: 'ask' }] : [main], on, why };
}

function aboutOf(kind: string, { thing, verb, need, reason }: TopicFacts): string | undefined {
  const of: Readonly<Record<string, string | undefined>> = {
    thing,
    deed: verb,
    need,
    denial: reason,
  };
  return of[kind];
}

/** Lines made for this very case come before lines for any. */
function sharpness({ who, to, when, isDefault }: PhraseChoice): number {
  return (
    (isDefault ? -BENEATH : 0) +
    (who === undefined ? 0 : 1) +
    (to === undefined ? 0 : 2) +
    (when.thing ? 2 : 0) +
    (when.verb || when.reason || when.need ? 1 : 0)
  );
}

const NAMING = /\{(?:the-)?object\}|\{act\}/;

/** More than everything that makes a line sharper: the default grammar comes last. */
const BENEATH = 10;

function suits(line: PhraseChoice, topic: Topic, options: SpeakOptions): boolean {
  if (line.register !== undefined && line.register !== options.register) return false;
  if (line.isDefault && options.never.some((word) => line.template.includes(word))) return false;
  const isAnswer = line.to === undefined || (topic.to && isSpeechAct(topic.to, line.to));
  if (topic.isNaming && !NAMING.test(line.template)) return false;
  if (!isAnswer || (topic.move !== undefined && line.move !== topic.move)) return false;
  if (!isWrittenFor(line, topic.due)) return false;
  const { when } = line;
  const { facts } = topic;
  if ((when.point === undefined) !== (facts.point === undefined)) return false;
  const one = (list: readonly string[] | undefined, value: string | undefined) =>
    list === undefined || (value !== undefined && list.includes(value));
  return (
    one(when.time, options.time) &&
    one(when.verb, facts.verb) &&
    one(when.kind, facts.kind) &&
    one(when.thing, facts.thing) &&
    one(when.reason, facts.reason) &&
    one(when.need, facts.need) &&
    one(when.point, facts.point) &&
    (when.company === undefined || when.company === options.hasCompany) &&
    (when.affinity === undefined || options.affinity >= when.affinity)
  );
}

/** Whether a line was written for what is waited for, or for nothing in particular. */
function isWrittenFor({ to, move }: PhraseChoice, due: SpeechAct | undefined): boolean {
  return due === undefined || to !== undefined || move === undefined || answersTo(move, due);
}

/** A blank that begins a sentence begins as sentences do. */
function beginning(value: string, before: string): string {
  const isFirst = before === '' || /[.!?…]\s$/.test(before);
  return isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}

/** Fills the blanks; a line with a blank nothing fits is no line. */
function fill(
  template: string,
  topic: Topic,
  options: SpeakOptions,
): { text: string | undefined; rng: Rng } {
  let rng = options.rng;
  let isWhole = true;
  const text = template.replace(
    /\{(#?)([\w-]+)\}/g,
    (_, hash: string, name: string, at: number) => {
      if (hash === '') {
        const value = topic.fill[name];
        isWhole &&= value !== undefined;
        return beginning(options.mine?.(value ?? '') ?? value ?? '', template.slice(0, at));
      }
      const list =
        options.book.lists.get(`${name}@${options.who}`) ?? options.book.lists.get(name) ?? [];
      const [index, next] = drawBelow(rng, list.length);
      rng = next;
      isWhole &&= list.length > 0;
      return list[index] ?? '';
    },
  );
  return { text: isWhole ? text : undefined, rng };
}
