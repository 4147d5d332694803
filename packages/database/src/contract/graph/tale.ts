// A small campaign as updates: two sessions, three people, a plot, an arc, a log that became somebody.
import { type GraphUpdateDraft, wholeUpdate } from '../../graph/index.ts';

const ref =
  <Kind extends string>(kind: Kind) =>
  (id: string) =>
    ({ kind, id }) as const;
const character = ref('Character');
const npc = ref('Npc');
const place = ref('Place');
const session = ref('Session');
const event = ref('Event');

export const ME = 'me';

/** A meeting with somebody at a place in a session. */
function meeting(at: { id: string; seq: number; who: string; where: string; in: string }) {
  const here = event(at.id);
  return {
    event: { id: at.id, seq: at.seq, type: 'npc.talked', text: `${at.who} at ${at.where}` },
    nodes: [
      { ...npc(at.who), properties: { name: at.who.toUpperCase() } },
      { ...place(at.where), properties: { name: `the ${at.where}` } },
    ],
    edges: [
      { kind: 'MET_IN', from: character(ME), to: here },
      { kind: 'MET_IN', from: npc(at.who), to: here },
      { kind: 'LOCATED_IN', from: here, to: place(at.where) },
      { kind: 'LOCATED_IN', from: npc(at.who), to: place(at.where) },
      { kind: 'VISITED', from: character(ME), to: place(at.where), properties: { seq: at.seq } },
      { kind: 'PART_OF', from: here, to: session(at.in) },
      { kind: 'KNOWS', from: npc(at.who), to: character(ME), properties: { affinity: at.seq } },
    ],
  } satisfies Omit<GraphUpdateDraft, 'campaign'>;
}

const begin = (id: string, number: number): Omit<GraphUpdateDraft, 'campaign'> => ({
  event: { id: `${id}-begins`, seq: number * 100, type: 'session.started' },
  nodes: [
    { ...character(ME), properties: { name: 'Me' } },
    { ...session(id), properties: { number } },
  ],
  edges: [{ kind: 'PLAYED', from: character(ME), to: session(id) }],
});

/** The updates in order. */
export const TALE: readonly Omit<GraphUpdateDraft, 'campaign'>[] = [
  begin('s1', 1),
  meeting({ id: 'e1', seq: 101, who: 'anna', where: 'gate', in: 's1' }),
  meeting({ id: 'e2', seq: 102, who: 'ben', where: 'inn', in: 's1' }),
  {
    event: { id: 'e3', seq: 103, type: 'thread.opened', text: 'Ben waits for a letter' },
    nodes: [{ kind: 'Plot', id: 'letter', properties: { text: 'the letter' } }],
    edges: [
      { kind: 'LEFT_OPEN', from: session('s1'), to: { kind: 'Plot', id: 'letter' } },
      { kind: 'PART_OF', from: npc('ben'), to: { kind: 'Plot', id: 'letter' } },
      { kind: 'PART_OF', from: place('inn'), to: { kind: 'Plot', id: 'letter' } },
      { kind: 'LEFT_OPEN', from: session('s1'), to: { kind: 'Plot', id: 'debt' } },
      { kind: 'PART_OF', from: npc('anna'), to: { kind: 'Plot', id: 'debt' } },
    ],
  },
  {
    event: { id: 'e4', seq: 104, type: 'fragment.collected', text: 'a shard' },
    nodes: [
      { kind: 'LogFragment', id: 'shard', properties: { keyword: 'dawn' } },
      { kind: 'LogFragment', id: 'splinter' },
      { kind: 'CompletedLog', id: 'log', properties: { name: 'Dawn' } },
    ],
    edges: [
      { kind: 'FOUND', from: character(ME), to: { kind: 'LogFragment', id: 'shard' } },
      {
        kind: 'COMPILED_INTO',
        from: { kind: 'LogFragment', id: 'shard' },
        to: { kind: 'CompletedLog', id: 'log' },
        properties: { role: 'core' },
      },
      {
        kind: 'COMPILED_INTO',
        from: { kind: 'LogFragment', id: 'splinter' },
        to: { kind: 'CompletedLog', id: 'log' },
        properties: { role: 'sub' },
      },
      { kind: 'MANIFESTED_AS', from: { kind: 'CompletedLog', id: 'log' }, to: npc('echo') },
    ],
  },
  begin('s2', 2),
  {
    event: { id: 'e5', seq: 201, type: 'people.talked', text: 'Carla saw a light' },
    nodes: [{ ...npc('carla'), properties: { name: 'CARLA' } }],
    edges: [
      { kind: 'MET_IN', from: npc('carla'), to: event('e5') },
      { kind: 'LOCATED_IN', from: event('e5'), to: place('woods') },
      { kind: 'KNOWS', from: npc('carla'), to: npc('ben') },
    ],
  },
  meeting({ id: 'e6', seq: 202, who: 'echo', where: 'gate', in: 's2' }),
  {
    event: { id: 'e7', seq: 203, type: 'arc.advanced' },
    nodes: [
      { kind: 'StoryArc', id: 'arc', properties: { name: 'Setting out', progress: 10 } },
      { kind: 'Quest', id: 'errand', properties: { name: 'An errand' } },
    ],
    edges: [
      { kind: 'PART_OF', from: session('s2'), to: { kind: 'StoryArc', id: 'arc' } },
      { kind: 'ADVANCED', from: session('s2'), to: { kind: 'StoryArc', id: 'arc' } },
      { kind: 'ADVANCED', from: session('s2'), to: { kind: 'Quest', id: 'errand' } },
      { kind: 'RESOLVED_IN', from: { kind: 'Plot', id: 'debt' }, to: session('s2') },
    ],
  },
  meeting({ id: 'e8', seq: 204, who: 'anna', where: 'inn', in: 's2' }),
];

/** The tale in a campaign, whole. */
export const taleIn = (campaign: string) =>
  TALE.map((update) => wholeUpdate({ ...update, campaign }));
