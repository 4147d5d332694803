// Sifts a garden's events as they happen: what is half told is kept in the world, what is told goes into its chronicle.
import { type EventFacts, nameOf, type Reactor, type World } from '@hakoniwa/stage';
import { fillCard } from './card.ts';
import type { SiftEvent } from './event.ts';
import type { SiftFacts } from './fit.ts';
import { siftPatch, siftStateIn, storiesPatch, type ToldStory } from './in-world.ts';
import type { Sifter } from './sift.ts';
import type { SiftState } from './state.ts';
import type { Match } from './take-in.ts';

/** An event as stories read it, whatever asked for it. */
export type Unsealed = EventFacts;

export interface SiftReactorParts {
  readonly sifter: Sifter;
  /** What stories read in an event: roles and tags, once for each thing that happened in it. */
  readonly read: (event: Unsealed, place: StoryPlace) => readonly SiftEvent[];
}

/** Where an event will stand: its number in the log, and its moment in world time. */
export interface StoryPlace {
  readonly seq: number;
  readonly at: number;
}

/** The reactor that lets stories be found in a garden, on every branch its own. */
export function siftReactor({ sifter, read }: SiftReactorParts): Reactor {
  return {
    name: 'sift',
    react: (world, event) => {
      const before = siftStateIn(world, sifter);
      let state: SiftState = before;
      const told: ToldStory[] = [];
      for (const one of read(event, { seq: world.seq + 1, at: event.at })) {
        const step = sifter.sift(state, one, factsOf(world));
        state = step.state;
        told.push(...step.completed.map((match) => toldStory(world, event, match)));
      }
      return [...siftPatch(world, { before, after: state }), ...storiesPatch(world, told)];
    },
  };
}

/** What patterns may ask of a world: what somebody holds dear, and what state they are in. */
function factsOf(world: World): SiftFacts {
  return {
    has: (who, fact) => {
      const one = world.characters.get(who);
      if (!one) return false;
      return one.personality.values.includes(fact) || one.status.some(({ name }) => name === fact);
    },
  };
}

function toldStory(world: World, { at, witnesses }: Unsealed, match: Match): ToldStory {
  const { pattern, roles, events } = match;
  const { language } = world;
  const text = fillCard(pattern.card, {
    roles,
    options: { language, nameOf: (id) => nameOf(world, id) },
  });
  return { pattern: pattern.id, kind: pattern.kind, roles, events, at, witnesses, text };
}
