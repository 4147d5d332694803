// Log events as the sifter reads them: types, roles, and the tags that stories listen for.
import { wordsGiven } from '@hakoniwa/actor';
import {
  createSifter,
  PATTERN_SECTION,
  type Pattern,
  patternsOf,
  type SiftEvent,
  type Sifter,
  type StoryPlace,
  type Unsealed,
} from '@hakoniwa/sift';
import {
  isJsonObject,
  isOfGround,
  isSaying,
  type Json,
  type Pack,
  saysIn,
  speechActSort,
} from '@hakoniwa/stage';
import { groundFor, NO_SECTIONS } from './ground.ts';

/** The stories that lie beneath every pack. */
export function groundPatterns(): readonly Pattern[] {
  return patternsOf(groundFor(NO_SECTIONS));
}

let shipped: Sifter | undefined;

/** Those stories made ready. */
export function groundSifter(): Sifter {
  shipped ??= createSifter(groundPatterns());
  return shipped;
}

/** The stories of a pack, with those beneath it. */
export function sifterOf(pack: Pack): Sifter {
  const files = Object.keys(pack.sections[PATTERN_SECTION.name] ?? {});
  return files.every(isOfGround) ? groundSifter() : createSifter(patternsOf(pack));
}

/** An event as stories read it: itself, and each promise it made, kept or broke. */
export function storyEvents(event: Unsealed, place: StoryPlace): SiftEvent[] {
  const { outcome, witnesses } = event;
  const words = wordsGiven(event).map(({ became, owner, toward }): SiftEvent => {
    const tag = WORD_TAGS[became];
    return { ...place, type: tag, tags: [tag], actor: owner, target: toward, outcome, witnesses };
  });
  return [storyEvent(event, place), ...words];
}

const WORD_TAGS = { made: 'promise', kept: 'promise-kept', broken: 'promise-broken' } as const;

/** An event with its story tags; a turn is what somebody says or does, not an event. */
function storyEvent(event: Unsealed, place: StoryPlace): SiftEvent {
  const detail = isJsonObject(event.detail) ? event.detail : {};
  return {
    ...place,
    type: event.type,
    outcome: event.outcome,
    witnesses: event.witnesses,
    tags: tagsOf(event, detail),
    ...(event.actor === undefined ? {} : { actor: event.actor }),
    ...(event.target === undefined ? listener(event) : { target: event.target }),
    ...(event.object === undefined ? {} : { object: event.object }),
    ...(event.place === undefined ? {} : { place: event.place }),
    ...(event.denial === undefined ? {} : { reason: event.denial.reason }),
  };
}

/** Words are meant for whoever hears them, if that is one person. */
function listener({ type, actor, witnesses }: Unsealed): { target?: string } {
  const others = witnesses.filter((id) => id !== actor);
  const [only] = others;
  return isSaying(type) && others.length === 1 && only !== undefined ? { target: only } : {};
}

function tagsOf(event: Unsealed, detail: { readonly [key: string]: Json }): string[] {
  const verb = typeof detail.verb === 'string' ? detail.verb : undefined;
  const byType = TYPE_TAGS[event.type] ?? [];
  const acts = verb === undefined ? [] : ['act', ...(event.object === undefined ? [] : ['used'])];
  const corrected =
    event.denial?.cause === 'nowhere' || event.denial?.cause === 'elsewhere'
      ? ['belief-corrected']
      : [];
  return [...new Set([...byType, ...acts, ...corrected, ...intentTags(detail), ...movesOf(event)])];
}

function intentTags(detail: { readonly [key: string]: Json }): string[] {
  const intents = Array.isArray(detail.intents) ? (detail.intents as readonly Json[]) : [];
  const kinds = intents.flatMap((one) =>
    isJsonObject(one) && typeof one.intent === 'string' ? [one.intent] : [],
  );
  return [
    ...(kinds.includes('ASK') ? ['question'] : []),
    ...(kinds.includes('ANSWER') ? ['answer'] : []),
  ];
}

function movesOf(event: Unsealed): readonly string[] {
  return saysIn(event).flatMap(({ act }) => MOVE_TAGS[speechActSort(act).kindOf ?? act] ?? []);
}

const TYPE_TAGS: Readonly<Record<string, readonly string[]>> = {
  'prop-given': ['transfer', 'affection'],
  'prop-thrown': ['harm'],
  'prop-spilled': ['harm'],
  'happening-injected': ['introduced'],
};

const MOVE_TAGS: Readonly<Record<string, readonly string[]>> = {
  ask: ['question'],
  answer: ['answer'],
  thank: ['affection'],
  comfort: ['affection'],
  propose: ['goal-stated'],
  yield: ['goal-touched'],
};
