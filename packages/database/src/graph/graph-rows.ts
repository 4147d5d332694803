// What a store of graphs gives: flat rows, which one file turns into answers for all stores.
import type { GraphEdge, GraphNode, GraphUpdate, NodeRef, Properties } from './update.ts';

/** Somebody in an event, with where and in which session it was. */
export interface MeetingRow {
  readonly npcId: string;
  readonly npcName: string | null;
  readonly affinity: number | null;
  readonly eventId: string;
  readonly seq: number | null;
  readonly text: string | null;
  readonly sessionId: string | null;
  readonly sessionNumber: number | null;
  readonly placeId: string | null;
  readonly placeName: string | null;
}

/** An open plot with one of those it is about, or with nobody. */
export interface PlotRow {
  readonly plotId: string;
  readonly text: string | null;
  readonly sessionId: string;
  readonly number: number | null;
  readonly aboutKind: string | null;
  readonly aboutId: string | null;
  readonly aboutName: string | null;
}

/** An event heard of through somebody, or at its place. */
export interface RumourRow {
  readonly eventId: string;
  readonly seq: number | null;
  readonly text: string;
  readonly hops: 1 | 2;
  readonly npcId: string | null;
  readonly npcName: string | null;
  readonly placeId: string | null;
  readonly placeName: string | null;
  readonly isOwn: boolean;
}

/** A node that belongs to another one. */
export interface BelongingRow {
  readonly to: string;
  readonly kind: GraphNode['kind'];
  readonly id: string;
  readonly properties: Properties;
}

/** The port a store of graphs implements. Every id is one of the campaign. */
export interface GraphRows {
  apply(update: GraphUpdate): Promise<void>;
  forget(campaign: string): Promise<void>;
  /** Meetings of a character, the newest first, at most `limit`. */
  meetingsOf(
    campaign: string,
    input: { characterId: string; limit: number },
  ): Promise<MeetingRow[]>;
  /** Events somebody was in, the newest first. */
  eventsOf(
    campaign: string,
    input: { npcIds: readonly string[]; limit: number },
  ): Promise<MeetingRow[]>;
  openPlots(campaign: string, input: { characterId: string }): Promise<PlotRow[]>;
  rumours(
    campaign: string,
    input: { characterId: string; placeId: string; limit: number },
  ): Promise<RumourRow[]>;
  node(campaign: string, ref: NodeRef): Promise<GraphNode | undefined>;
  /** Sessions, quests and people of an arc. */
  belongingsOfArc(campaign: string, input: { arcId: string }): Promise<BelongingRow[]>;
  /** Fragments and people of logs, by the log's id; and the logs themselves. */
  logs(campaign: string, input: { of: NodeRef | undefined; limit: number }): Promise<GraphNode[]>;
  belongingsOfLogs(campaign: string, input: { logIds: readonly string[] }): Promise<BelongingRow[]>;
  nodes(campaign: string, input: { withEvents: boolean; limit: number }): Promise<GraphNode[]>;
  edges(campaign: string, input: { withEvents: boolean; limit: number }): Promise<GraphEdge[]>;
  close(): Promise<void>;
}
