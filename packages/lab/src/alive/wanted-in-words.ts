// What people come to want by words: what they are asked for, and what two agree to do together. What the words are
// about is what their speaker meant; that they ask, propose or agree is read from their text.
import { type Practice, partWanted, stepsOf } from '@hakoniwa/actor';
import { isSpeechAct, type SpeechAct, type SpokenAct, saysIn } from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';
import type { WantedState } from './goals.ts';
import { doesAct, type LineAsRead } from './heard-lines.ts';

/** Words as their speaker meant them. */
export interface MeantLine {
  readonly seq: number;
  readonly by: string;
  readonly at: number;
  readonly says: readonly SpokenAct[];
}

/** Everything that was meant by words, in order. */
export function meantIn({ turns }: Pick<CellLog, 'turns'>): MeantLine[] {
  return turns.flatMap(({ who, events }) =>
    events.flatMap((event) => {
      const says = saysIn(event);
      const { actor: by = who, at, seq } = event;
      return says.length === 0 ? [] : [{ seq, by, at, says }];
    }),
  );
}

export interface WordsHeard {
  readonly meant: readonly MeantLine[];
  readonly heard: readonly Pick<LineAsRead, 'seq' | 'acts'>[];
  readonly practices: readonly Practice[];
}

/** What is wanted from then on, and by whom. */
export function wantedInWords(words: WordsHeard): WantedState[] {
  const lines = new Map(words.heard.map((line) => [line.seq, line]));
  const isHeard = ({ seq }: MeantLine, acts: readonly SpeechAct[]) => {
    const line = lines.get(seq);
    return line !== undefined && acts.some((act) => doesAct(line, act));
  };
  return words.meant.flatMap((line, index) => [
    ...(isHeard(line, ASKING) ? askedOf(line) : []),
    ...(isHeard(line, AGREEING)
      ? agreedOn(line, {
          ...words,
          meant: words.meant.slice(0, index).filter((one) => isHeard(one, ASKING)),
        })
      : []),
  ]);
}

const ASKING: readonly SpeechAct[] = ['request', 'propose', 'offer', 'ask'];
const AGREEING: readonly SpeechAct[] = ['accept', 'agree', 'confirm', 'propose', 'announce'];

function askedOf({ by, at, says }: MeantLine): WantedState[] {
  return says.flatMap(({ act, to, about }) => {
    if (act !== 'request' || to === undefined || about?.kind !== 'deed' || about.of === undefined)
      return [];
    const deed = { verb: about.of, by: to };
    const done = about.with === undefined ? deed : { ...deed, object: about.with };
    return [{ who: to, id: `request:${by}`, wants: { done }, since: at }];
  });
}

/** Both want their part of what was proposed and accepted. */
function agreedOn({ by, at, says }: MeantLine, { meant, practices }: WordsHeard): WantedState[] {
  const yes = says.find(
    ({ act, about }) => isSpeechAct(act, 'accept') && about?.kind === 'practice',
  );
  const id = yes?.about?.of;
  const proposed = meant.findLast(
    (one) =>
      one.by !== by && one.says.some(({ act, about }) => act === 'propose' && about?.of === id),
  );
  const practice = practices.find((one) => one.id === id);
  if (!yes || !proposed || !practice) return [];
  const place = proposed.says.find(({ about }) => about?.of === id)?.about?.with;
  return stepsOf(practice).flatMap((step) => {
    const wants = partWanted(step, place);
    const people = { by: [proposed.by], to: [by], each: [by, proposed.by] }[step.who];
    return wants === undefined
      ? []
      : people.map((who) => ({ who, id: `practice:${id}`, wants, since: at }));
  });
}
