// How things of a campaign are called in its graph.
import type { GraphUpdateDraft, NodeKind, NodeRef } from '@hakoniwa/database/graph';
import type { ResultScene } from '../../story/result-scene.ts';

export type NodeDraft = NonNullable<GraphUpdateDraft['nodes']>[number];
export type EdgeDraft = NonNullable<GraphUpdateDraft['edges']>[number];

const ref = <Kind extends NodeKind>(kind: Kind, id: string) => ({ kind, id }) as const;

export const npcOf = (id: string) => ref('Npc', id);
export const placeRef = (id: string) => ref('Place', id);
export const questOf = (id: string) => ref('Quest', id);
export const eventRef = (id: string) => ref('Event', id);
export const plotOf = (id: string) => ref('Plot', id);
export const arcOf = (id: string) => ref('StoryArc', id);
export const fragmentOf = (id: string) => ref('LogFragment', id);
export const logOf = (id: string) => ref('CompletedLog', id);
export const itemOf = (id: string) => ref('Item', id);
export const characterOf = ({ character }: ResultScene) => ref('Character', character.id);
export const sessionOf = ({ session }: ResultScene) => ref('Session', session.id);

/** A node with what is known of it. */
export function node(
  at: NodeRef,
  properties: NonNullable<NodeDraft['properties']> = {},
): NodeDraft {
  return { ...at, properties };
}
