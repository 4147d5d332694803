// What an event of play leaves in the graph beyond itself, by its kind.
import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import { PLAYER, playStateIn } from '../../state/play-state.ts';
import { subjectName } from '../../story/names.ts';
import type { PlayedEvent, ResultScene } from '../../story/result-scene.ts';
import {
  characterOf,
  type EdgeDraft,
  eventRef,
  fragmentOf,
  itemOf,
  logOf,
  type NodeDraft,
  node,
  npcOf,
  placeRef,
  questOf,
  sessionOf,
} from './refs.ts';

export interface Parts {
  readonly nodes: readonly NodeDraft[];
  readonly edges: readonly EdgeDraft[];
}

type PartsOf = (scene: ResultScene, event: PlayedEvent, subject: string) => Parts;

/** What each kind adds; one line each. People are met in all of them. */
const PARTS: Readonly<Partial<Record<PlayEventKind, PartsOf>>> = {
  'facility.visited': visited,
  'place.visited': visited,
  'gate.reached': visited,
  'fragment.found': found,
  'fragment.collected': found,
  'item.gained': gained,
  'quest.completed': questDone,
  'log.compiled': compiled,
  'log.manifested': manifested,
};

export function eventParts(scene: ResultScene, event: PlayedEvent): Parts {
  const { subject } = event;
  const own = subject === undefined ? undefined : PARTS[event.kind]?.(scene, event, subject);
  const people = peopleIn(scene, event);
  return {
    nodes: [...people.nodes, ...(own?.nodes ?? [])],
    edges: [...people.edges, ...(own?.edges ?? [])],
  };
}

function peopleIn(scene: ResultScene, { id, subject, detail }: PlayedEvent): Parts {
  const named = [subject, detail.to].filter((one): one is string => typeof one === 'string');
  const people = named.filter((one) => one !== PLAYER && scene.after.characters.has(one as never));
  return {
    nodes: people.map((one) => node(npcOf(one), { name: subjectName(scene, one) })),
    edges: people.map((one) => ({ kind: 'MET_IN', from: npcOf(one), to: eventRef(id) })),
  };
}

function visited(scene: ResultScene, { seq }: PlayedEvent, subject: string): Parts {
  const name = scene.after.places.get(subject as never)?.name;
  if (name === undefined) return { nodes: [], edges: [] };
  const to = placeRef(subject);
  const edge = { kind: 'VISITED' as const, from: characterOf(scene), to, properties: { seq } };
  return { nodes: [node(to, { name })], edges: [edge] };
}

function found(scene: ResultScene, { kind, place, seq }: PlayedEvent, subject: string): Parts {
  const to = fragmentOf(subject);
  const isCollected = kind === 'fragment.collected';
  const at = place === undefined ? [] : [place];
  return {
    nodes: [node(to, { name: subjectName(scene, subject), isCollected })],
    edges: [
      { kind: 'FOUND', from: characterOf(scene), to, properties: { seq } },
      ...at.map((id) => ({ kind: 'LOCATED_IN' as const, from: to, to: placeRef(id) })),
    ],
  };
}

function gained(scene: ResultScene, { seq }: PlayedEvent, subject: string): Parts {
  const to = itemOf(subject);
  const edge = { kind: 'FOUND' as const, from: characterOf(scene), to, properties: { seq } };
  return { nodes: [node(to, { name: subjectName(scene, subject) })], edges: [edge] };
}

function questDone(scene: ResultScene, _: PlayedEvent, subject: string): Parts {
  const to = questOf(subject);
  const properties = { name: subjectName(scene, subject), status: 'completed' };
  return {
    nodes: [node(to, properties)],
    edges: [{ kind: 'ADVANCED', from: sessionOf(scene), to }],
  };
}

function compiled(scene: ResultScene, _: PlayedEvent, subject: string): Parts {
  const log = playStateIn(scene.after).logs[subject];
  if (!log) return { nodes: [], edges: [] };
  const to = logOf(subject);
  const edge = (id: string, role: string) =>
    ({ kind: 'COMPILED_INTO', from: fragmentOf(id), to, properties: { role } }) as const;
  const fragments = [log.core, ...log.subs];
  return {
    nodes: [
      node(to, { name: log.name, title: log.title, contamination: log.contamination }),
      ...fragments.map((id) => node(fragmentOf(id), { name: subjectName(scene, id) })),
    ],
    edges: [edge(log.core, 'core'), ...log.subs.map((id) => edge(id, 'sub'))],
  };
}

function manifested(scene: ResultScene, _: PlayedEvent, subject: string): Parts {
  const log = playStateIn(scene.after).logs[subject];
  if (!log?.livesAs) return { nodes: [], edges: [] };
  const to = npcOf(log.livesAs);
  const name = subjectName(scene, log.livesAs) || log.name;
  return {
    nodes: [node(logOf(subject), { name: log.name }), node(to, { name })],
    edges: [{ kind: 'MANIFESTED_AS', from: logOf(subject), to }],
  };
}
