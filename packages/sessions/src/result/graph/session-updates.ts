// What a session tells the knowledge graph: its beginning, each event of play, and how it ended.
import type { GraphUpdateDraft } from '@hakoniwa/database/graph';
import { sentenceOf } from '../../story/deeds.ts';
import { placeName } from '../../story/names.ts';
import type { ResultScene } from '../../story/result-scene.ts';
import type { StepOutputs } from '../outputs.ts';
import { eventParts } from './event-parts.ts';
import { characterOf, eventRef, node, placeRef, sessionOf } from './refs.ts';
import { resultUpdate } from './result-update.ts';

/** All of it, in order; every update has an event of its own. */
export function sessionUpdates(scene: ResultScene, done: StepOutputs): GraphUpdateDraft[] {
  const campaign = scene.garden;
  return [beginning(scene), ...scene.events.map((event) => played(scene, event))]
    .concat(resultUpdate(scene, done))
    .map((update) => ({ campaign, ...update }));
}

type Update = Omit<GraphUpdateDraft, 'campaign'>;

function beginning(scene: ResultScene): Update {
  const { session, character } = scene;
  const { number } = session;
  return {
    event: { id: `${session.id}.begun`, seq: session.startSeq, type: 'session.begun' },
    nodes: [
      node(characterOf(scene), { name: character.name }),
      node(sessionOf(scene), { number, name: `#${number}` }),
    ],
    edges: [{ kind: 'PLAYED', from: characterOf(scene), to: sessionOf(scene) }],
  };
}

/** An event of play: who was in it, where, and what it left behind. */
function played(scene: ResultScene, event: ResultScene['events'][number]): Update {
  const here = eventRef(event.id);
  const parts = eventParts(scene, event);
  const place = placeName(scene, event.place);
  const at = event.place === undefined || place === '' ? undefined : placeRef(event.place);
  return {
    event: { id: event.id, seq: event.seq, type: event.kind, text: sentenceOf(scene, event) },
    nodes: [...(at ? [node(at, { name: place })] : []), ...parts.nodes],
    edges: [
      { kind: 'PART_OF', from: here, to: sessionOf(scene) },
      { kind: 'MET_IN', from: characterOf(scene), to: here },
      ...(at ? [{ kind: 'LOCATED_IN' as const, from: here, to: at }] : []),
      ...parts.edges,
    ],
  };
}
