// What the verb of an action tag means: the forms prompts ask for, and every other verb as its language has it.
import type { TagVerb } from './tag-verb.ts';
import { TAG_VERBS } from './words.ts';

const TAKE: TagVerb = { intent: 'GET', verb: 'take', needsObject: true };
const PUT: TagVerb = { intent: 'PUT', verb: 'put', needsObject: true };
const USE: TagVerb = { intent: 'USE', verb: 'use', needsObject: true };
const MOVE: TagVerb = { intent: 'MOVE', verb: 'move', needsObject: false, takes: 'target' };
const EMOTE: TagVerb = { intent: 'EMOTE', verb: 'emote', needsObject: false };
const using = (verb: string): TagVerb => ({ intent: 'USE', verb, needsObject: true });

const FRAMES: Readonly<Record<string, TagVerb>> = {
  GET: TAKE,
  TAKE,
  PICK: TAKE,
  PICKUP: TAKE,
  PICK_UP: TAKE,
  GRAB: TAKE,
  PUT,
  PLACE: PUT,
  DROP: PUT,
  GIVE: { intent: 'PUT', verb: 'give', needsObject: true },
  THROW: { intent: 'PUT', verb: 'throw', needsObject: true },
  DISCARD: { intent: 'PUT', verb: 'discard', needsObject: true },
  USE,
  OPEN: using('open'),
  CLOSE: using('close'),
  UNLOCK: using('unlock'),
  LOCK: using('lock'),
  SWITCH_ON: using('switch-on'),
  TURN_ON: using('switch-on'),
  SWITCH_OFF: using('switch-off'),
  TURN_OFF: using('switch-off'),
  READ: using('read'),
  WRITE: USE,
  EAT: { intent: 'EAT_DRINK', verb: 'eat', needsObject: true },
  DRINK: { intent: 'EAT_DRINK', verb: 'drink', needsObject: true },
  EAT_DRINK: { intent: 'EAT_DRINK', verb: 'drink', needsObject: true },
  POUR: using('pour'),
  SIT: { intent: 'USE', verb: 'sit', needsObject: false },
  MOVE,
  GO: MOVE,
  WALK: MOVE,
  ENTER: MOVE,
  LEAVE: MOVE,
  INSPECT: using('inspect'),
  EXAMINE: using('inspect'),
  SEARCH: { intent: 'USE', verb: 'search', needsObject: false },
  KNOCK: using('knock'),
  CALL: { intent: 'USE', verb: 'call', needsObject: false, takes: 'target' },
  MAKE: using('make'),
  BREW: using('make'),
  COOK: using('make'),
  HOLD: using('hold'),
  WEAR: USE,
  PUSH: USE,
  PULL: USE,
};

/** Tags that do nothing to a thing. */
const QUIET: ReadonlySet<string> = new Set('STAND LOOK EMOTE SAY ASK ANSWER WAIT'.split(' '));

/** What a tag of that verb does. */
export function tagFrame(verb: string): TagVerb {
  const known = Object.hasOwn(FRAMES, verb) ? FRAMES[verb] : undefined;
  return known ?? (QUIET.has(verb) ? EMOTE : (frameOf(verb) ?? EMOTE));
}

/** Whether a word is the verb of a tag. Of all the verbs there are only one with something to do it to is. */
export function isTagVerb(verb: string, argument: string | undefined): boolean {
  if (Object.hasOwn(FRAMES, verb) || QUIET.has(verb)) return true;
  return argument !== undefined && /^\p{L}/u.test(argument) && frameOf(verb) !== undefined;
}

/** A verb as some language has it. */
function frameOf(verb: string): TagVerb | undefined {
  const word = verb.toLowerCase().replaceAll('_', ' ');
  for (const tagVerb of TAG_VERBS) {
    const found = tagVerb(word);
    if (found) return found;
  }
  return undefined;
}
