// The last update of a session: its summary, how people stand, what is open and what is not any more, the arc.
import type { GraphUpdateDraft } from '@hakoniwa/database/graph';
import { arcNamed } from '../../arcs/next-arc.ts';
import { PLAYER, playStateIn } from '../../state/play-state.ts';
import { placeName, subjectName } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import { isOpen } from '../open-plots.ts';
import type { StepOutputs } from '../outputs.ts';
import type { Parts } from './event-parts.ts';
import {
  arcOf,
  characterOf,
  type EdgeDraft,
  eventRef,
  node,
  npcOf,
  placeRef,
  plotOf,
  questOf,
  sessionOf,
} from './refs.ts';

/** People of the world whose places and ties are told: a town has more than a graph needs. */
const MOST_PEOPLE = 100;
const MOST_TIES = 150;

export function resultUpdate(
  scene: ResultScene,
  done: StepOutputs,
): Omit<GraphUpdateDraft, 'campaign'> {
  const id = `${scene.session.id}.result`;
  const { summary } = done.historian;
  const parts = [
    people(scene),
    relations(scene, done),
    plots(scene, done),
    quests(scene),
    arc(scene, done),
  ];
  return {
    event: { id, seq: scene.session.endSeq, type: 'session.completed', text: done.world.note.text },
    nodes: [
      node(sessionOf(scene), {
        summary: summary.slice(0, 1_000),
        hook: done.dramatist.hook.slice(0, 1_000),
      }),
      ...parts.flatMap(({ nodes }) => nodes),
    ],
    edges: [
      { kind: 'PART_OF', from: eventRef(id), to: sessionOf(scene) },
      ...parts.flatMap(({ edges }) => edges),
    ],
  };
}

/** Where everybody is, and how they stand to one another. */
function people(scene: ResultScene): Parts {
  const all = [...scene.after.characters.values()].slice(0, MOST_PEOPLE);
  const known = new Set<string>(all.map(({ id }) => id));
  const others = all.filter(({ id }) => id !== PLAYER);
  const ties = [...scene.after.relations.values()]
    .filter(({ from, to }) => from !== PLAYER && to !== PLAYER && known.has(from) && known.has(to))
    .slice(0, MOST_TIES);
  const places = new Set(all.map(({ place }) => place));
  const self = scene.after.characters.get(PLAYER);
  return {
    nodes: [
      ...others.map(({ id, name }) => node(npcOf(id), { name })),
      ...[...places].map((id) => node(placeRef(id), { name: placeName(scene, id) })),
    ],
    edges: [
      ...others.map(({ id, place }) => located(npcOf(id), place)),
      ...(self ? [located(characterOf(scene), self.place)] : []),
      ...ties.map(({ from, to, affinity }): EdgeDraft => {
        return { kind: 'KNOWS', from: npcOf(from), to: npcOf(to), properties: { affinity } };
      }),
    ],
  };
}

const located = (from: EdgeDraft['from'], place: string): EdgeDraft => ({
  kind: 'LOCATED_IN',
  from,
  to: placeRef(place),
});

function relations(scene: ResultScene, { npcManager }: StepOutputs): Parts {
  const memories = new Map(npcManager.memories.map(({ npcId, text }) => [npcId, text]));
  return {
    nodes: [],
    edges: npcManager.relations.map(({ npcId, affinity }) => {
      const memory = memories.get(npcId);
      const properties = { affinity, ...(memory === undefined ? {} : { memory }) };
      return { kind: 'KNOWS', from: npcOf(npcId), to: characterOf(scene), properties };
    }),
  };
}

function plots(scene: ResultScene, { dramatist }: StepOutputs): Parts {
  const resolved = scene.earlierPlots.filter((id) => !isOpen(scene, id));
  return {
    nodes: dramatist.plots.map(({ id, text }) => node(plotOf(id), { text })),
    edges: [
      ...dramatist.plots.flatMap(({ id, people, places }): EdgeDraft[] => [
        { kind: 'LEFT_OPEN', from: sessionOf(scene), to: plotOf(id) },
        ...people.map((one) => ({ kind: 'PART_OF' as const, from: npcOf(one), to: plotOf(id) })),
        ...places.map((one) => ({ kind: 'PART_OF' as const, from: placeRef(one), to: plotOf(id) })),
      ]),
      ...resolved.map((id): EdgeDraft => {
        return { kind: 'RESOLVED_IN', from: plotOf(id), to: sessionOf(scene) };
      }),
    ],
  };
}

/** Quests that counted something new in this session. */
function quests(scene: ResultScene): Parts {
  const [before, after] = [playStateIn(scene.before), playStateIn(scene.after)];
  const count = (done: Readonly<Record<string, readonly string[]>> | undefined) =>
    Object.values(done ?? {}).flat().length;
  const moved = Object.entries(after.quests).filter(([id, { done }]) => {
    return count(done) > count(before.quests[id]?.done);
  });
  return {
    nodes: moved.map(([id, { status }]) =>
      node(questOf(id), { name: subjectName(scene, id), status }),
    ),
    edges: moved.map(([id, { done }]) => ({
      ...{ kind: 'ADVANCED', from: sessionOf(scene), to: questOf(id) },
      properties: { done: count(done) },
    })),
  };
}

function arc(scene: ResultScene, { coordinator }: StepOutputs): Parts {
  const outcome = coordinator.arc;
  const told = arcNamed(scene.campaign, outcome?.arc)?.arc;
  if (!outcome || !told) return { nodes: [], edges: [] };
  const { arcId, progress, phase, status } = outcome;
  const wanted = new Set(
    told.phases.flatMap(({ milestones = [] }) =>
      milestones.flatMap(({ needs }) => needs.quests ?? []),
    ),
  );
  const to = arcOf(arcId);
  return {
    nodes: [
      node(to, { name: scene.text(told.title), progress, phase, status }),
      // A quest that nobody has touched yet is known by its name all the same.
      ...[...wanted].map((id) => node(questOf(id), { name: subjectName(scene, id) })),
    ],
    edges: [
      { kind: 'PART_OF', from: sessionOf(scene), to },
      { kind: 'ADVANCED', from: sessionOf(scene), to, properties: { progress } },
      ...[...wanted].map((id): EdgeDraft => ({ kind: 'PART_OF', from: questOf(id), to })),
    ],
  };
}
