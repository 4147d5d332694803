// Whatever else a player writes goes to the GM as it is: judged by the laws, told as it came out.
import { markPlayed } from '@hakoniwa/gm';
import { type Denial, eventText, isJsonObject, type StepResult, type World } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { tellOfArrival } from '../arrive.ts';
import { tellDenial } from '../deny.ts';
import { filledBlanks } from '../fill.ts';
import type { IntentOf } from '../intent.ts';
import { othersHere } from '../look.ts';
import { noticeDeeds } from '../notice.ts';
import { asWritten } from '../read/as-written.ts';
import { personNamed } from '../read/person-named.ts';
import { readingText } from '../read/reading-text.ts';
import type { PlayTurn } from '../turn.ts';
import { runAbsent } from './absent.ts';
import { answer, speechIn } from './talk.ts';
import { exitsTo, runTravel } from './travel.ts';

export function runWrite(turn: PlayTurn, { text, isPart = false }: IntentOf<'write'>): void {
  const { world } = turn;
  const from = turn.place.id;
  const result = turn.do({ type: 'perform', actor: PLAYER, text: performedIn(turn, text) });
  const refused = result.verdict.denial;
  const denial = refused && asWritten(turn, { denial: refused, text });
  const far = denial && farPlace(turn, denial);
  if (far !== undefined) {
    runTravel(turn, { do: 'travel', to: far });
    return;
  }
  tellDone(turn, { result, world, from });
  if (denial) tellDenial(turn, denial);
  else answerIn(turn, { text, result });
  noticeDeeds(turn, result);
  if (turn.told.length === 0 && !isPart) inVain(turn, text);
}

/** What is done and said, as the judge reads it; what nothing was made of is judged as it is written. */
function performedIn(turn: PlayTurn, text: string): string {
  const { performed = '', parts } = readingText(turn, text).reading;
  return parts.length === 0 ? markPlayed(text).text : performed;
}

/** Words that were said without quotes are heard as well: by whom they name, else by whoever is here. */
function answerIn(
  turn: PlayTurn,
  { text, result }: { readonly text: string; readonly result: StepResult },
): void {
  const isSpoken = result.events.some(({ detail }) => speechIn(detail) !== undefined);
  const here = othersHere(turn);
  const who = personNamed(turn, text) ?? here[0]?.id;
  if (!isSpoken || who === undefined) return;
  if (here.some(({ id }) => id === who))
    answer(turn, { to: who, heard: result, asks: false, text });
  else runAbsent(turn, { do: 'absent', who });
}

/** A place that is too far for one step, and to which a way leads. */
function farPlace(turn: PlayTurn, { cause, about }: Denial): string | undefined {
  if (cause !== 'no-exit' || about === undefined) return undefined;
  return exitsTo(turn.world, { from: turn.place.id, to: about }).length > 0 ? about : undefined;
}

interface Written {
  readonly result: StepResult;
  readonly world: World;
  /** Where the player was. */
  readonly from: string;
}

function tellDone(turn: PlayTurn, { result, world, from }: Written): void {
  const { rules, words } = turn.scene;
  const arrival = result.events.findLast(isArrival);
  for (const event of result.events) {
    if (event === arrival && turn.place.id !== from) tellOfArrival(turn, { from });
    const speech = speechIn(event.detail);
    if (speech !== undefined)
      turn.tell(filledBlanks(words.told.said, { name: turn.self.name, words: speech }));
    else if (event.outcome === 'done' && isVerbed(event.detail) && !isArrival(event)) {
      const told = eventText(rules, { world, event });
      turn.tell(words.byOneself(told, turn.self.name));
    }
    const seen = turn.world.props.get(event.object ?? '')?.description;
    if (event.outcome === 'done' && seen !== undefined) turn.tell(seen);
  }
  // What was not done shows nothing.
  if (!result.verdict.denial) for (const looked of lookedAt(turn, result)) turn.tell(looked);
}

/** A step of the player to somewhere else. */
function isArrival({ type, outcome, actor }: StepResult['events'][number]): boolean {
  return type === 'character-moved' && outcome === 'done' && actor === PLAYER;
}

function isVerbed(detail: unknown): boolean {
  return isJsonObject(detail as never) && typeof (detail as { verb?: unknown }).verb === 'string';
}

/** What is written of the things that were looked at. */
function lookedAt(turn: PlayTurn, { events }: StepResult): string[] {
  const names = events.flatMap(({ detail }) => {
    const intents = isJsonObject(detail) && Array.isArray(detail.intents) ? detail.intents : [];
    return intents.flatMap((one) =>
      isJsonObject(one) && typeof one.target === 'string' ? [one.target] : [],
    );
  });
  const things = [...turn.world.props.values()].filter(({ name }) => names.includes(name));
  return things.flatMap(({ description, at }) =>
    'place' in at && at.place === turn.place.id && description !== undefined ? [description] : [],
  );
}

/** What changes nothing is said to change nothing: a wish or a boast is no fact. */
function inVain(turn: PlayTurn, text: string): void {
  const { words, called } = turn.scene;
  const { wants, played } = readingText(turn, text);
  const thing = wants('look-at') ? played.object : undefined;
  if (thing === undefined) turn.say('subjective', { place: called(turn.place.name) });
  else turn.tell(filledBlanks(words.told.notThere, { thing }));
}
