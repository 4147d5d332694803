// Whether what happened keeps a promise: the deed was done, the two met, or the words were said, in time.
import {
  type EventDraft,
  isJsonObject,
  MINUTE_MS,
  type Prop,
  saidIn,
  type Thread,
  type World,
} from '@hakoniwa/stage';
import { relevance } from '../remember/relevance.ts';
import type { PromisedDeed } from './deed.ts';
import { termsOf } from './promise.ts';

type Happened = Omit<EventDraft, 'inverse'>;

/** Whether this event keeps the promise; `world` is the one after it. */
export function keeps(
  world: World,
  { event, thread }: { readonly event: Happened; readonly thread: Thread },
): boolean {
  if (event.outcome === 'denied') return false;
  const terms = termsOf(thread.text, { language: world.language, now: thread.opened });
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
    return isIt && isDeed({ world, deed, text: thread.text }, { verb, object: event.object });
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
    const speech = saidIn(event);
    const isSaid =
      event.actor === thread.owner &&
      speech !== undefined &&
      event.witnesses.includes(thread.toward ?? '');
    const isLater = world.clock.now - thread.opened >= SAID_LATER_MS;
    return isSaid && (isLater || relevance(thread.text, speech) > 0);
  },
};

/** What is said this long after a promise to talk counts as the talk. */
const SAID_LATER_MS = 10 * MINUTE_MS;

function isThere({ place }: Thread, here: string): boolean {
  return place === undefined || place === here;
}

/** Whether an act is the promised one: by its verb, and by the thing where the words name one. */
export function isDeed(
  { world, deed, text }: { world: World; deed: Pick<PromisedDeed, 'verbs'>; text: string },
  act: { verb: string; object?: string | undefined },
): boolean {
  if (!deed.verbs.includes(act.verb)) return false;
  const prop = world.props.get(act.object ?? '');
  if (prop && isNamed(prop, text)) return true;
  return ![...world.props.values()].some((one) => isNamed(one, text));
}

/** A thing is named by its name, another name, or what it brings forth. */
function isNamed({ name, aliases, yields = [] }: Prop, text: string): boolean {
  const said = fold(text);
  return [name, ...aliases, ...yields.map((one) => one.name)]
    .map(fold)
    .some((word) => word.length > 1 && said.includes(word));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
