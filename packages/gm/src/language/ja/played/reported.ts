// Words told of without quotes, put into quotes: 「休め」と命ずる for 休めと命ずる.
import { type EditedText, edited } from '../../edited.ts';
import type { Morpheme } from '../analyser/morpheme.ts';
import { IMAGINING, WRITING } from '../data/played-moods.ts';
import { SAYING_VERBS } from '../data/saying-verbs.ts';
import { lookUp } from '../lexicon.ts';
import type { Clause } from '../parse/types.ts';
import type { ReadingScene } from './step.ts';

/** The text with quotes around what a verb of saying reports. */
export function withQuotes(text: string, scene: ReadingScene): EditedText {
  const same: EditedText = { text, back: (offset) => offset };
  if (/[「『"“]/u.test(text) || !REPORTING.test(text)) return same;
  const { morphemes } = scene.analyse(text);
  for (let at = morphemes.length - 1; at > 0; at--) {
    const found = reportedBefore(morphemes, { at, text, scene });
    if (found === undefined) continue;
    const { start, end, from } = found;
    return edited(text, [
      { start, end: start, by: '「' },
      { start: end, end: from, by: '」' },
    ]);
  }
  return same;
}

const REPORTING = /と|って/u;

interface AtParticle {
  readonly at: number;
  readonly text: string;
  readonly scene: ReadingScene;
}

/** What is reported before a と or って, where one stands here: from where, to where, and where the particle begins. */
function reportedBefore(
  morphemes: readonly Morpheme[],
  { at, text, scene }: AtParticle,
): { start: number; end: number; from: number } | undefined {
  const particle = morphemes[at];
  const last = morphemes[at - 1];
  if (!particle || !last || !isReporting(particle)) return undefined;
  const isSetOff = /^[、,！!？?…]$/u.test(last.surface);
  if (!isSetOff && !endsSentence(last, particle)) return undefined;
  const behind = text.slice(particle.end);
  const clause = onlyClause(behind, scene);
  if (clause === undefined || !reports(clause, { behind, isSetOff, scene })) return undefined;
  const start = addresseeEnd(text.slice(0, last.end), scene);
  const end = last.surface === '、' || last.surface === ',' ? last.start : last.end;
  return end - start < 2 ? undefined : { start, end, from: particle.start };
}

function isReporting({ surface, pos }: Morpheme): boolean {
  return pos === '助詞' && (surface === 'と' || surface === 'って');
}

const SENTENCE_ENDS: ReadonlySet<string> = new Set(['動詞', '形容詞', '助動詞', '感動詞']);

/** 休め|と, 来い|と, かな|って, 取ってきて|って. */
function endsSentence(last: Morpheme, { surface }: Morpheme): boolean {
  if (last.pos === '動詞' && surface === 'と') return last.form.startsWith('命令');
  if (last.pos === '助詞')
    return (
      last.detail === '終助詞' || (surface === 'って' && /^(?:て|で|か|の)$/u.test(last.surface))
    );
  return SENTENCE_ENDS.has(last.pos) || (surface === 'って' && last.pos === '名詞');
}

function onlyClause(text: string, { analyse }: ReadingScene): Clause | undefined {
  const { clauses } = analyse(text).parse;
  const [first] = clauses;
  return first?.predicate.verbal === true ? first : undefined;
}

/** A verb of saying; behind a pause, whatever is done toward somebody with words. */
function reports(
  { predicate: { words }, phrases }: Clause,
  {
    behind,
    isSetOff,
    scene,
  }: { readonly behind: string; readonly isSetOff: boolean; readonly scene: ReadingScene },
): boolean {
  if (words.some((word) => IMAGINING.has(word) || WRITING.test(word))) return false;
  const says = words.some((word) => SAYING_VERBS.has(word)) || SAID_BY_NOUN.test(behind);
  if (says) return true;
  const toSomebody = phrases.some(
    ({ particle, nouns }) =>
      particle === 'に' &&
      nouns.some(
        ({ text, head, someone }) => someone || scene.isPerson(text) || scene.isPerson(head),
      ),
  );
  return isSetOff && (toSomebody || lookUp(words) === undefined);
}

const SAID_BY_NOUN =
  /^(?:[^、。]{0,20})(?:声|言葉|一言|口止め|文句|礼|挨拶|返事|冗談|独り言|ひとりごと)/u;

/** Where the words begin: behind whom they are said to, or who says them. */
function addresseeEnd(front: string, { isPerson }: ReadingScene): number {
  const [all, name = ''] =
    /^([^、。「」]{1,20}?)(?:に向かって|に対して|には|にも|に|へ|は)、?/u.exec(front) ?? [];
  const bare = name.replace(/(?:さん|さま|様|くん|君|ちゃん|先生|殿)$/u, '');
  return all !== undefined && (isPerson(name) || isPerson(bare)) ? all.length : 0;
}
