// Whether what happened keeps a promise: the deed was done, the two met, or the words were said, in time.
import {
  type EventDraft,
  isJsonObject,
  isSaying,
  isSpeechAct,
  MINUTE_MS,
  type PromisedDeed,
  type Prop,
  saysIn,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { termsOf } from './promise.ts';

type Happened = EventDraft;

/** Whether this event keeps the promise; `world` is the one after it. */
export function keeps(
  world: World,
  { event, thread }: { readonly event: Happened; readonly thread: Thread },
): boolean {
  if (event.outcome === 'denied') return false;
  const terms = termsOf(thread, world.language);
  if (!terms || world.clock.now < terms.from) return false;
  return KEPT[terms.deed.kind]({ world, event, thread, deed: terms.deed });
}

interface Case {
  readonly world: World;
  readonly event: Happened;
  readonly thread: Thread;
  readonly deed: PromisedDeed;
}

const KEPT: Readonly<Record<PromisedDeed['kind'], (one: Case) => boolean>> = {
  act({ world, event, thread, deed }) {
    const verb = isJsonObject(event.detail) ? event.detail.verb : undefined;
    const isIt = event.actor === thread.owner && typeof verb === 'string';
    return isIt && isDeed({ world, deed }, { verb, object: event.object });
  },
  meeting({ world, event, thread }) {
    const { owner = '', toward = '' } = thread;
    const [place, other] = [
      world.characters.get(owner)?.place,
      world.characters.get(toward)?.place,
    ];
    const isTheirs = event.actor === owner || event.actor === toward;
    return isTheirs && place !== undefined && place === other && isThere(thread, place);
  },
  words({ world, event, thread }) {
    const isSaid =
      isSaying(event.type) &&
      event.actor === thread.owner &&
      event.witnesses.includes(thread.toward ?? '');
    const isLater = world.clock.now - thread.opened >= SAID_LATER_MS;
    return isSaid && (isLater || saysIn(event).some(({ act }) => isSpeechAct(act, 'tell')));
  },
};

/** What is said this long after a promise to talk counts as the talk. */
const SAID_LATER_MS = 10 * MINUTE_MS;

function isThere({ place }: Thread, here: string): boolean {
  return place === undefined || place === here;
}

/** The things a promised deed may be done with; undefined when none was named. */
export function propsOfDeed(
  world: World,
  { things = [] }: Pick<PromisedDeed, 'things'>,
): readonly string[] | undefined {
  if (things.length === 0) return undefined;
  return [...world.props.values()].filter((prop) => isOneOf(prop, things)).map(({ id }) => id);
}

/** Whether an act is the promised one: by its verb, and by the thing where one was named. */
function isDeed(
  { world, deed }: { world: World; deed: Pick<PromisedDeed, 'verbs' | 'things'> },
  act: { verb: string; object?: string | undefined },
): boolean {
  if (!deed.verbs.includes(act.verb)) return false;
  const { things = [] } = deed;
  const prop = world.props.get(act.object ?? '');
  return things.length === 0 || (prop !== undefined && isOneOf(prop, things));
}

/** A thing goes by its name, another name, or what it brings forth. */
function isOneOf({ name, aliases, yields = [] }: Prop, names: readonly string[]): boolean {
  return [name, ...aliases, ...yields.map((one) => one.name)].some((one) =>
    names.includes(fold(one)),
  );
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
