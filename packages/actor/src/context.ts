// Everything a mind decides from: its own view, what it believes, remembers and wants. Nothing else.
import { memoryIn, stallScore } from '@hakoniwa/gm';
import { storiesIn, type ToldStory } from '@hakoniwa/sift';
import {
  type Act,
  admissible,
  believedWorld,
  type CharacterId,
  type CharacterView,
  type Personality,
  type Rng,
  type Rulebook,
  type Thread,
  type View,
  viewFor,
  type World,
} from '@hakoniwa/stage';
import { limits } from './limits.ts';
import type { PhraseBook } from './phrases/phrase-book.ts';
import { openPromises } from './promise/promises.ts';
import type { Vectors } from './remember/likeness.ts';
import type { Memory } from './remember/memory.ts';
import { pinnedFacts } from './remember/pinned.ts';
import { recallableOf } from './remember/recallable.ts';
import { type Sheet, sheetOf } from './sheet/sheet.ts';

export interface MindContext {
  readonly rules: Rulebook;
  readonly id: CharacterId;
  readonly view: View;
  readonly self: CharacterView;
  readonly personality: Personality;
  readonly sheet: Sheet;
  /** The world as this character takes it to be. */
  readonly believed: World;
  /** What it could do, as it believes. */
  readonly choices: readonly Act[];
  /** What it witnessed, oldest first, bounded. */
  readonly recent: readonly Memory[];
  /** All it witnessed, oldest first; a mind looks at its end alone, or a turn would cost more the longer it lives. */
  readonly memories: readonly Memory[];
  /** What of it can come back: the latest, and what weighed much. */
  readonly recallable: readonly Memory[];
  /** What it made of earlier days, oldest first. */
  readonly insights: readonly Memory[];
  /** Vectors of texts that may be recalled, where an embedder gave some. */
  readonly vectors?: Vectors | undefined;
  /** What it must never forget. */
  readonly pinned: readonly string[];
  /** Whom it knows of that came to its house from elsewhere. */
  readonly guests: readonly CharacterId[];
  /** How it stands to others. */
  readonly affinity: Readonly<Record<string, number>>;
  /** Questions put to it and left open. */
  readonly asked: readonly Thread[];
  /** Stories that came to their end before its eyes, from first to last, oldest first. */
  readonly stories: readonly ToldStory[];
  /** Promises it gave or was given that stand open, the nearest first. */
  readonly promises: readonly Thread[];
  readonly phrases: PhraseBook;
  readonly rng: Rng;
  /** The seed of the scene: the same from its first turn to its last. */
  readonly seed: string;
  /** Whether plans are switched off: what is done is done on the spur of the moment. */
  readonly hasNoPlans?: true;
  /** What the GM makes of the talk so far: how much it stalls, and what it was about. */
  readonly gmSays?: { readonly stall: number; readonly topics: readonly string[] };
}

export interface ContextParts {
  readonly rules: Rulebook;
  readonly world: World;
  readonly id: CharacterId;
  readonly memories: readonly Memory[];
  /** What of them can come back; worked out from all of them when left out. */
  readonly recallable?: readonly Memory[] | undefined;
  readonly insights?: readonly Memory[] | undefined;
  readonly vectors?: Vectors | undefined;
  readonly phrases: PhraseBook;
  readonly rng: Rng;
}

/** The context of a character; undefined when there is no such character. */
export function contextOf(parts: ContextParts): MindContext | undefined {
  const { rules, world, id, memories, insights = [], vectors, phrases, rng } = parts;
  const view = viewFor({ as: 'character', id }, world);
  const self = view.characters.find((one) => one.id === id);
  if (!self?.inner) return undefined;
  const believed = believedWorld(view, world);
  const relations = [...world.relations.values()].filter(({ from }) => from === id);
  return {
    rules,
    id,
    view,
    self,
    personality: self.inner.personality,
    sheet: sheetOf(world, id),
    believed,
    choices: admissible(rules, { world: believed, id }),
    recent: memories.slice(-limits.recent),
    memories,
    recallable: parts.recallable ?? recallableOf(memories),
    insights,
    ...(vectors ? { vectors } : {}),
    pinned: pinnedFacts(world, id),
    guests: guestsOf(world, { id, believed }),
    affinity: Object.fromEntries(relations.map(({ to, affinity }) => [to, affinity])),
    asked: [...world.threads.values()].filter(
      ({ kind, toward, closed }) => kind === 'question' && toward === id && closed === undefined,
    ),
    promises: openPromises(world)
      .filter(({ owner, toward }) => owner === id || toward === id)
      .sort((a, b) => (a.due ?? 0) - (b.due ?? 0)),
    stories: storiesSeen(world, memories),
    phrases,
    rng,
    seed: world.rng.join(),
    gmSays: gmSays(world),
  };
}

/** Where somebody is at home whoever has no home in this world is a guest. */
function guestsOf(
  { characters }: World,
  { id, believed }: { readonly id: CharacterId; readonly believed: World },
): readonly CharacterId[] {
  if (characters.get(id)?.home === undefined) return [];
  return [...believed.characters.values()]
    .filter((one) => one.id !== id && characters.get(one.id)?.home === undefined)
    .map((one) => one.id);
}

/** By the turns the GM remembers of this world. */
function gmSays(world: World): NonNullable<MindContext['gmSays']> {
  const { turns } = memoryIn(world);
  const last = turns.at(-1);
  if (!last) return { stall: 0, topics: [] };
  return {
    stall: stallScore(turns.slice(0, -1), last),
    topics: turns.flatMap((turn) => turn.topics),
  };
}

/** Who missed a part of a story does not know it. */
function storiesSeen(world: World, memories: readonly Memory[]): readonly ToldStory[] {
  const stories = storiesIn(world);
  if (stories.length === 0) return stories;
  return stories.filter(({ events }) => events.every((seq) => isAmong(memories, seq)));
}

/** Memories stand in the order of the log. */
function isAmong(memories: readonly Memory[], seq: number): boolean {
  let [low, high] = [0, memories.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((memories[middle]?.seq ?? 0) < seq) low = middle + 1;
    else high = middle;
  }
  return memories[low]?.seq === seq;
}

/** The others who are here. */
export function companions({ view, id }: MindContext): readonly CharacterView[] {
  return view.characters.filter((one) => one.id !== id);
}
