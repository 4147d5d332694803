// Action tags such as (GET: X) as acts: the verb is given, the argument is the thing.
import type { Noun, TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import type { ActTag, Block } from '../read/types.ts';

type Frame = Pick<TextAct, 'intent' | 'verb' | 'needsObject'> & {
  readonly takes?: 'object' | 'target';
};

const TAKE: Frame = { intent: 'GET', verb: 'take', needsObject: true };
const PUT: Frame = { intent: 'PUT', verb: 'put', needsObject: true };
const USE: Frame = { intent: 'USE', verb: 'use', needsObject: true };
const MOVE: Frame = { intent: 'MOVE', verb: 'move', needsObject: false, takes: 'target' };
const EMOTE: Frame = { intent: 'EMOTE', verb: 'emote', needsObject: false };
const using = (verb: string): Frame => ({ intent: 'USE', verb, needsObject: true });

const FRAMES: Readonly<Record<string, Frame>> = {
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

/** The act a tag stands for; `X -> Y`, `X, Y` and `X を Y に` name a target too. */
export function tagAct(block: Block & { readonly tag: ActTag }): TextAct {
  const frame = FRAMES[block.tag.verb] ?? EMOTE;
  const { takes = 'object', ...fields } = frame;
  const [first, second] = nounsOf(block.tag.argument);
  const named = takes === 'object' ? { object: first, target: second } : { target: first };
  return {
    ...fields,
    word: block.tag.verb.toLowerCase(),
    ...given(named),
    start: block.start,
    end: block.end,
  };
}

/** What stands between the things of a tag: an arrow, a comma, or a word of some language. */
const PARTS = new RegExp(`->|→|⇒|,|${WORDS.tagJoints.source}`, 'u');

function nounsOf(argument: string | undefined): (Noun | undefined)[] {
  const parts = (argument ?? '')
    .split(PARTS)
    .map((part) => part.trim().replace(WORDS.tagEndings, '').trim());
  return parts.map((text) => (text === '' ? undefined : aNoun(text)));
}

function aNoun(text: string): Noun {
  const pieces = text.split(WORDS.joints).filter((piece) => piece !== '');
  const head = pieces.at(-1) ?? text;
  return { text, head, modifiers: pieces.slice(0, -1) };
}

function given(nouns: Readonly<Record<string, Noun | undefined>>): Record<string, Noun> {
  return Object.fromEntries(
    Object.entries(nouns).flatMap(([key, noun]) => (noun ? [[key, noun]] : [])),
  );
}
