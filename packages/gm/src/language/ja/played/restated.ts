// A step of a player's Japanese as a performance tells it.
import type { PlayedMood } from '../../played-clauses.ts';
import { HANDING, TRYING } from '../data/played-moods.ts';
import { japanesePlayedVerbs } from '../data/played-verbs.ts';
import type { Clause } from '../parse/types.ts';
import { dictionaryForm } from './dictionary-form.ts';
import type { PlayedStep, ReadingScene } from './step.ts';

/** Endings that a performance does not have: they are written plainly. */
const RESTATED = [
  'negative',
  'volitional',
  'wish',
  'request',
  'attempt',
  'favour',
  'spoken',
  'polite',
] as const;

/** The step in the plain form. */
export function restated(
  { text, start, verbAt, end, clause }: PlayedStep,
  { mood, scene }: { readonly mood: PlayedMood; readonly scene: ReadingScene },
): string {
  const { predicate } = clause;
  const front = text.slice(start, verbAt);
  const inner = mood === 'tried' || mood === 'done' ? questioned(front, scene) : undefined;
  if (inner !== undefined && predicate.words.some((word) => TRYING.has(word))) return inner.tried;
  if (inner !== undefined) return `${inner.topic}${dictionaryForm(predicate.words)}`;
  const handed = handedOver(clause, scene);
  if (handed !== undefined) return front + handed;
  const isPlain = !RESTATED.some((one) => predicate.moods.has(one));
  const things = topicAsObject(front, { clause, scene });
  if (isPlain && mood === 'done') return things + text.slice(verbAt, end);
  return `${things}${dictionaryForm(predicate.words)}`;
}

/** エミールに壺を売る: whatever passes to somebody is handed over. */
function handedOver(
  { predicate, phrases }: Clause,
  { isPerson }: ReadingScene,
): string | undefined {
  const isHanding = predicate.words.some((word) => japanesePlayedVerbs.get(word)?.verb === 'give');
  const isToPerson = phrases.some(
    ({ particle, nouns }) =>
      particle === 'に' &&
      nouns.some(({ text, head, someone }) => someone || isPerson(text) || isPerson(head)),
  );
  if (!isHanding || !isToPerson) return undefined;
  if (predicate.link === 'te') return HANDING.te;
  return predicate.link === 'stem' ? HANDING.stem : HANDING.end;
}

/** このボンベ、使えるか: what is asked of, and what is tried with it. */
function questioned(
  front: string,
  { analyse }: ReadingScene,
): { readonly topic: string; readonly tried: string } | undefined {
  const asked = /^(.*?)か(?:どうか)?(?:を|と)?$/su.exec(front)?.[1];
  if (asked === undefined) return undefined;
  const { clauses } = analyse(asked).parse;
  const last = clauses.at(-1);
  if (!last) return undefined;
  const before = asked.slice(0, last.predicate.start);
  const topic = before.replace(/(?:、|は|が|を)?$/u, 'を');
  return { topic, tried: `${before}${dictionaryForm(last.predicate.words)}` };
}

/** 離れの戸、鍵であける; 窓は開けずに: a thing named first, with no case of its own, is what it is done to. */
export function topicAsObject(
  front: string,
  { clause, scene }: { readonly clause: Clause; readonly scene: ReadingScene },
): string {
  if (clause.phrases.some(({ particle }) => particle === 'を')) return front;
  // 古いフィルムが見たい: what is wished for.
  if (clause.predicate.moods.has('wish') && /が[^がを]*$/u.test(front))
    return front.replace(/が([^がを]*)$/u, 'を$1');
  const [all, name = '', mark = ''] =
    /^([^、はもを「」]{1,30})(、|は(?!、)|も|だけ|なら)/u.exec(front) ?? [];
  if (all === undefined) return front;
  const isThing = scene.isThing(name) || scene.isThing(name.replace(/^(?:この|その|あの)/u, ''));
  return isThing ? `${name}を${front.slice(name.length + mark.length)}` : front;
}
