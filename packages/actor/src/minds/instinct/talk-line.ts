// One line of a talk by instinct: said to somebody, among those who are in the talk.

import {
  believedWorld,
  type CharacterId,
  HOUR_MS,
  type Json,
  type Rng,
  type Rulebook,
  relationId,
  type SpokenAct,
  type View,
  viewFor,
  type Why,
  type World,
} from '@hakoniwa/stage';
import type { MindContext } from '../../context.ts';
import { limits } from '../../limits.ts';
import type { PhraseBook } from '../../phrases/phrase-book.ts';
import { speak } from '../../phrases/speak.ts';
import { lastSaid } from '../../remember/last-said.ts';
import type { Memory } from '../../remember/memory.ts';
import { recallableOf } from '../../remember/recallable.ts';
import { voiceSheet } from '../../sheet/sheet.ts';
import { mannerTo } from './manner-to.ts';
import { momentTopics, partOfDay } from './topics.ts';

export interface TalkLineParts {
  readonly rules: Rulebook;
  readonly world: World;
  readonly id: CharacterId;
  /** Whose phrases it speaks by. */
  readonly voice: string;
  /** Who is spoken to. */
  readonly to: string;
  /** Everybody in the talk. */
  readonly people: readonly string[];
  /** The moment the talk began; what was said before it is not answered any more. */
  readonly since: number;
  /** What the speaker heard and saw, oldest first. */
  readonly memories: readonly Memory[];
  /** What the speaker made of earlier days. */
  readonly insights?: readonly Memory[] | undefined;
  readonly phrases: PhraseBook;
  readonly rng: Rng;
}

export interface TalkLine {
  readonly speech: string;
  /** What the words do. */
  readonly says: SpokenAct[];
  /** Why it is said. */
  readonly why?: Why | undefined;
  readonly note: Json;
}

/** A line that fits; undefined when there is nothing new to say. The same parts give the same line. */
export function talkLine(parts: TalkLineParts): TalkLine | undefined {
  const context = talkContext(parts);
  if (!context) return undefined;
  const { spoken } = speak(momentTopics(context), {
    book: context.phrases,
    who: parts.voice,
    time: partOfDay(context),
    hasCompany: true,
    ...mannerTo(context, parts.to),
    said: lastSaid(context.memories, SAID),
    rng: context.rng,
  });
  if (!spoken) return undefined;
  return {
    speech: spoken.text,
    says: spoken.acts,
    why: spoken.why,
    note: { mind: 'instinct', on: spoken.on },
  };
}

/** Lines looked back on; some more than must stay apart, since others speak too. */
const SAID = 60;

/** How long a happening is something to talk about. */
const FRESH_MS = HOUR_MS;

/** The context of a speaker who minds only those in the talk; what only acts need is left for who asks. */
function talkContext(parts: TalkLineParts): MindContext | undefined {
  const { rules, world, id, memories, phrases, rng } = parts;
  const view = amongThem(viewFor({ as: 'character', id }, world), parts);
  const self = view.characters.find((one) => one.id === id);
  if (!self?.inner) return undefined;
  const relation = world.relations.get(relationId(id, parts.to));
  let believed: World | undefined;
  return {
    rules,
    id,
    view,
    self,
    personality: self.inner.personality,
    sheet: voiceSheet(world, parts),
    get believed() {
      believed ??= believedWorld(view, world);
      return believed;
    },
    choices: [],
    recent: memories.filter(({ at }) => at >= parts.since).slice(-limits.recent),
    memories,
    recallable: recallableOf(memories),
    insights: parts.insights ?? [],
    stories: [],
    promises: [],
    pinned: [],
    guests: [],
    affinity: relation ? { [parts.to]: relation.affinity } : {},
    asked: [...world.threads.values()].filter(
      ({ kind, toward, closed }) => kind === 'question' && toward === id && closed === undefined,
    ),
    phrases,
    rng,
    seed: world.rng.join(),
  };
}

/** The speaker, the one spoken to, then the others of the talk; nobody else, and no old happenings. */
function amongThem(view: View, { id, to, people, since }: TalkLineParts): View {
  const order = [id as string, to, ...people.filter((one) => one !== id && one !== to)];
  const characters = order.flatMap((one) => view.characters.find((seen) => seen.id === one) ?? []);
  const happenings = view.happenings.filter(({ at }) => at > since - FRESH_MS);
  return { ...view, characters, happenings };
}
