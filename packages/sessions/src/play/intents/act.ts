// A typed act: judged by the laws, told as it was done, or why not.
import { type Act, actText, MINUTE_MS, type StepResult, toldText } from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { tellOfArrival } from '../arrive.ts';
import { tellDenial } from '../deny.ts';
import type { IntentOf } from '../intent.ts';
import { noticeDeeds } from '../notice.ts';
import type { PlayTurn } from '../turn.ts';

/** Does it; false when the world said no. */
export function runAct(turn: PlayTurn, { act }: IntentOf<'act'>): void {
  perform(turn, { act });
}

export function perform(
  turn: PlayTurn,
  {
    act,
    options = {},
  }: {
    readonly act: Omit<Act, 'actor'>;
    readonly options?: { readonly isPassing?: boolean } | undefined;
  },
): boolean {
  if (act.verb === 'move') passTime(turn, act.target);
  const { world } = turn;
  const from = turn.place.id;
  const result = turn.act(act);
  if (!result.verdict.allowed) {
    tellDenial(turn, result.verdict.denial);
    return false;
  }
  if (act.verb === 'move') tellOfArrival(turn, { ...options, from });
  else tellAct(turn, { act, world, result });
  noticeDeeds(turn, result);
  return true;
}

/** The way takes its time. */
function passTime(turn: PlayTurn, target: string | undefined): void {
  const exit = turn.place.exits.find(({ to }) => to === target);
  const minutes = Math.max(1, Math.round(exit?.minutes ?? 1));
  turn.do({ type: 'advance', to: turn.world.clock.now + minutes * MINUTE_MS });
}

interface Done {
  readonly act: Omit<Act, 'actor'>;
  /** The world in which what was used up still has its name. */
  readonly world: PlayTurn['world'];
  readonly result: StepResult;
}

function tellAct(turn: PlayTurn, { act, world, result }: Done): void {
  const { rules, words, space } = turn.scene;
  const of = { world, act: { ...act, actor: PLAYER } };
  const sentence = words.did({
    told: toldText(rules, of),
    act: actText(rules, of),
    name: turn.self.name,
  });
  const more = [
    act.verb === 'give' ? '' : seenIn(turn, act.object),
    ...happened(result, world),
  ].filter(Boolean);
  const isPlain = more.length === 0 && LOOKING.has(act.verb);
  const rest = isPlain ? [turn.saying('nothingSpecial', {})] : more;
  turn.tell([sentence, ...rest].join(space));
  const receiver = act.verb === 'give' ? turn.world.characters.get(act.target ?? '') : undefined;
  if (receiver) turn.say('received', { name: receiver.name });
}

/** Verbs after which one wants to hear what was seen. */
const LOOKING: ReadonlySet<string> = new Set(['inspect', 'read', 'search']);

/** What something looked at is written to be. */
function seenIn(turn: PlayTurn, object: string | undefined): string {
  const thing = turn.world.props.get(object ?? '') ?? turn.world.characters.get(object ?? '');
  return thing?.description ?? '';
}

/** What the pack says came of it. */
function happened({ world }: StepResult, before: PlayTurn['world']): string[] {
  return [...world.happenings.values()]
    .filter(({ id }) => !before.happenings.has(id))
    .map(({ text }) => text);
}
