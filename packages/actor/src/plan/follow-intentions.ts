// The reactor that follows intentions: whoever does the step that was next has come one step farther.
import {
  type EventDraft,
  intentionOf,
  isJsonObject,
  isSpeechAct,
  type Operator,
  type Reactor,
  saysIn,
  stepping,
} from '@hakoniwa/stage';

/** After each event: an intention whose step it was moves on, and ends with the last one. */
export const followIntentions: Reactor = {
  name: 'follow',
  react: (world, event) => {
    const { actor, outcome } = event;
    if (actor === undefined || outcome === 'denied' || isAdopted(event)) return [];
    const intention = intentionOf(world.characters.get(actor) ?? {});
    const next = intention?.steps[intention.at];
    return next && isDone(next, event) ? stepping(world, actor) : [];
  },
};

/** Who adopts it in this event says how far it is. */
function isAdopted({ patch, actor }: EventDraft): boolean {
  return patch.some(({ path }) => path === `/characters/${actor}/intention`);
}

function isDone(step: Operator, event: EventDraft): boolean {
  if ('line' in step) return saysIn(event).some(({ act }) => isSpeechAct(act, step.line.act));
  if (!('do' in step)) return false;
  const { verb, object, target } = step.do;
  const done = isJsonObject(event.detail) ? event.detail.verb : undefined;
  const isSame = (wanted: string | undefined, was: string | undefined) =>
    wanted === undefined || wanted === was;
  return done === verb && isSame(object, event.object) && isSame(target, event.target);
}
