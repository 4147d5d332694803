// Facts for a prompt: only where something changed, was refused, stalls or came out without words, as the GM tells it.
import { aroundOf, factCards, shouldInject, type TriedInVain } from '@hakoniwa/gm';
import { nameOf, textIn } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Memory, Refusal } from '../remember/memory.ts';
import { tellMemory } from '../remember/tell.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';

/** The director's public hook: at most three cards, from what the actor saw since its last turn. */
export function getFactsForInjection(context: MindContext): string[] {
  const { view, believed, id, gmSays = SILENT_GM } = context;
  const { language } = view;
  const lately = sinceOwnTurn(context);
  const violations = lately.flatMap((memory) => refusalsOf(context, memory));
  const changes = lately
    .filter((memory) => memory.isChange)
    .map((memory) => tellMemory(context, { memory }));
  const told = changes.filter((line) => line !== '');
  const [injectsWorld, injectsFeedback] = shouldInject({
    allowed: violations.length === 0,
    stall_score: gmSays.stall,
    parsed: { speech: spokenLast(context, lately), thought: null, action_intents: [] },
    world_delta: told.map((value) => ({ op: 'add', path: '/events/-', value })),
  });
  const around = () => aroundOf(believed, id);
  const cards = factCards({
    violations: injectsFeedback ? violations : [],
    stallScore: injectsFeedback ? gmSays.stall : 0,
    change: injectsWorld ? told.at(-1) : undefined,
    around,
    topics: gmSays.topics,
    language,
  });
  const story = injectsWorld ? justTold(context) : [];
  const here = injectsFeedback && cards.length === 0 ? hereCard(context) : [];
  return [...cards, ...[...story, ...here].map((line) => `FACT: ${line}`)].slice(0, CARDS);
}

/** What was witnessed from the actor's own last turn on; all of it before the first. */
function sinceOwnTurn({ recent, id }: MindContext): readonly Memory[] {
  const last = recent.findLastIndex(({ actor }) => actor === id);
  const first = recent.slice(0, Math.max(0, last)).findLastIndex(({ actor }) => actor !== id) + 1;
  return last < 0 ? [] : recent.slice(first);
}

/** What the actor said in its last turn: null where it was silent; a first turn has nothing to answer for. */
function spokenLast({ id }: MindContext, lately: readonly Memory[]): string | null {
  const own = lately.filter(({ actor }) => actor === id);
  return own.length === 0 ? '' : (own.find(({ speech }) => speech !== undefined)?.speech ?? null);
}

/** What the actor tried in vain, in words it has: names it knows, or its own word for what is not. */
function refusalsOf({ id, believed }: MindContext, memory: Memory): TriedInVain[] {
  if (memory.actor !== id) return [];
  const given = [...(memory.denial ? [memory.denial] : []), ...(memory.refused ?? [])];
  const isOwnWord = memory.refused !== undefined;
  const name = (word: string | undefined, { cause }: Refusal) => {
    if (word === undefined) return null;
    const isKnown = [believed.props, believed.characters, believed.places].some((table) =>
      table.has(word),
    );
    return isKnown || isOwnWord || cause === 'nowhere' ? nameOf(believed, word) : null;
  };
  return given.map((one) => ({
    reason: one.reason as TriedInVain['reason'],
    cause: one.cause as TriedInVain['cause'],
    target: name(one.about, one),
    ...needsOf(name(one.needs, one)),
  }));
}

function needsOf(needs: string | null): { readonly needs?: string } {
  return needs === null ? {} : { needs };
}

/** The story that came to its end just now, if one did. */
function justTold({ stories, recent }: MindContext): string[] {
  const since = recent.at(-TELL_ON)?.seq ?? 0;
  const story = stories.findLast(({ events }) => (events.at(-1) ?? 0) >= since);
  return story ? [story.text] : [];
}

function hereCard({ view, believed, id }: MindContext): string[] {
  const says = textIn(DIRECTOR_WORDINGS, view.language);
  const names = aroundOf(believed, id).here(NAMES);
  return names.length === 0 ? [] : [says.here(names.join(says.comma))];
}

const SILENT_GM = { stall: 0, topics: [] };
const NAMES = 8;
const CARDS = 3;
/** Memories for which a story stays news. */
const TELL_ON = 6;
