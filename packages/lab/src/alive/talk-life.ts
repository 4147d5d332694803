// A scene as talk: whether lines fit what is done beside them, whether first parts are answered, and how much is said
// over again. Read from the text alone.
import { WISHING_ACTS } from '@hakoniwa/actor';
import {
  answersTo,
  callsForAnswer,
  drawBelow,
  isSpeechAct,
  type SpeechAct,
  seedRng,
  type World,
  wantsReason,
  worldFrom,
} from '@hakoniwa/stage';
import {
  handledIn,
  heardLines,
  type LineAsRead,
  type SaidLine,
  saidLinesOf,
} from './heard-lines.ts';
import type { CountedShare, LivedScene } from './lived-scene.ts';

/** The measures of talk. */
export const TALK_MEASURES = [
  'fits',
  'fitsShuffled',
  'answered',
  'answeredShuffled',
  'touches',
  'touchesShuffled',
  'refused',
  'templates',
] as const;
export type TalkMeasure = (typeof TALK_MEASURES)[number];
export type TalkLife = Readonly<Record<TalkMeasure, CountedShare>>;

/** Measures the talk of a scene; `seed` is that of the shuffled lines. */
export function talkLifeOf({ log, genesis }: LivedScene, seed: number): TalkLife {
  const world = worldFrom(genesis);
  const raw = saidLinesOf(log);
  const handled = new Map(log.turns.map(({ turn, events }) => [turn, handledIn(events)]));
  const talk = { lines: heardLines(world, raw), handled };
  const mixed = { lines: heardLines(world, dealtOut(raw, seed)), handled };
  return {
    fits: fitting(talk),
    fitsShuffled: fitting(mixed),
    answered: answered(talk.lines),
    answeredShuffled: answered(mixed.lines),
    touches: touching(talk.lines),
    touchesShuffled: touching(mixed.lines),
    refused: refused(talk.lines),
    templates: overAgain(world, raw),
  };
}

/** Lines with what was handled beside them. */
export interface Talk {
  readonly lines: readonly LineAsRead[];
  /** What was handled in each turn. */
  readonly handled: ReadonlyMap<number, ReadonlySet<string>>;
}

/** Lines that name what is done beside them, or answer what was just said to their speaker. */
export function fitting({ lines, handled }: Talk): CountedShare {
  const fit = lines.filter((line, index) => {
    const beside = handled.get(line.turn) ?? new Set();
    return [...line.names].some((id) => beside.has(id)) || lineAnswered(lines, index) !== undefined;
  });
  return [fit.length, lines.length];
}

/** Which of the last lines its speaker heard a line answers. */
export function lineAnswered(lines: readonly LineAsRead[], index: number): LineAsRead | undefined {
  const line = lines[index];
  if (!line) return undefined;
  const heard = lines.slice(0, index).filter(({ turn, who, hearers }) => {
    return who !== line.who && hearers.includes(line.who) && turn >= line.turn - WITHIN;
  });
  return heard.findLast(({ acts }) => acts.some((first) => isSecond(line, first)));
}

const isSecond = ({ acts }: LineAsRead, first: LineAsRead['acts'][number]) =>
  acts.some((second) => answersTo(second, first));

/** First parts that somebody who heard them answers within the next turns. */
export function answered(lines: readonly LineAsRead[]): CountedShare {
  const due = lines.flatMap((line, index) =>
    line.hearers.length === 0
      ? []
      : line.acts
          .filter((first) => callsForAnswer(first) && !isReturned(lines, { index, first }))
          .map((first) => ({ line, index, first })),
  );
  const met = due.filter(({ line, index, first }) =>
    lines
      .slice(index + 1)
      .some(
        (next) =>
          next.who !== line.who &&
          line.hearers.includes(next.who) &&
          next.turn <= line.turn + WITHIN &&
          isSecond(next, first),
      ),
  );
  return [met.length, due.length];
}

/** Whether a first part gives back what was just given: who greets who has greeted them waits for nothing. */
function isReturned(
  lines: readonly LineAsRead[],
  { index, first }: { readonly index: number; readonly first: SpeechAct },
): boolean {
  const line = lines[index];
  return lines
    .slice(0, index)
    .some(
      ({ turn, who, hearers, acts }) =>
        line !== undefined &&
        who !== line.who &&
        hearers.includes(line.who) &&
        turn >= line.turn - WITHIN &&
        acts.some((before) => isSpeechAct(before, first) && answersTo(first, before)),
    );
}

/** Turns within which an answer is one. */
const WITHIN = 2;

/** Lines that name something one of the last three named too; of lines that name anything. */
export function touching(lines: readonly LineAsRead[]): CountedShare {
  const naming = lines.flatMap((line, index) => (line.names.size > 0 && index > 0 ? [index] : []));
  const touch = naming.filter((index) =>
    lines
      .slice(Math.max(0, index - 3), index)
      .some(({ names }) => [...names].some((id) => lines[index]?.names.has(id))),
  );
  return [touch.length, naming.length];
}

/** Of the answers to what somebody wanted, those that say no. */
export function refused(lines: readonly LineAsRead[]): CountedShare {
  const answers = lines.flatMap((line, index) => {
    const before = lines.slice(0, index).findLast(({ who, hearers }) => {
      return who !== line.who && hearers.includes(line.who);
    });
    const first = before?.acts.find((act) => WISHING_ACTS.has(act));
    if (first === undefined || !isSecond(line, first)) return [];
    return [line.acts.some((second) => wantsReason(second, first))];
  });
  return [answers.filter(Boolean).length, answers.length];
}

/** Lines a speaker said before, but for the names in them; of all lines. */
function overAgain(world: World, lines: readonly SaidLine[]): CountedShare {
  const blank = blanked(world);
  const known = new Set<string>();
  const again = lines.filter(({ who, text }) => {
    const line = `${who} ${blank(text)}`;
    const isOld = known.has(line);
    known.add(line);
    return isOld;
  });
  return [again.length, lines.length];
}

function blanked(world: World): (text: string) => string {
  const names = [...world.props.values(), ...world.places.values(), ...world.characters.values()]
    .flatMap((one) => [one.name, ...('aliases' in one ? (one.aliases ?? []) : [])])
    .sort((a, b) => b.length - a.length);
  return (text) => names.reduce((left, name) => left.replaceAll(name, '#'), text);
}

/** The same words in the same mouths, in an order that means nothing. */
function dealtOut(lines: readonly SaidLine[], seed: number): SaidLine[] {
  const dealt = [...lines];
  let rng = seedRng(Math.imul(seed, 0x9e3779b1));
  for (const who of new Set(lines.map((line) => line.who))) {
    const own = lines.flatMap((line, index) => (line.who === who ? [index] : []));
    const texts = own.map((index) => lines[index]?.text ?? '');
    for (const index of own) {
      const [drawn, next] = drawBelow(rng, texts.length);
      rng = next;
      const [text = ''] = texts.splice(drawn, 1);
      dealt[index] = { ...(lines[index] as SaidLine), text };
    }
  }
  return dealt;
}
