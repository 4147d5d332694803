// The port of the knowledge graph: told updates, asked what a campaign remembers of itself.
import type { GraphEdge, GraphNode, GraphUpdate, NodeRef } from './update.ts';

/** Somebody a character met, the last one first. */
export interface Acquaintance {
  readonly npcId: string;
  readonly name: string;
  /** How they stand to the character; 0 when nobody said. */
  readonly affinity: number;
  /** Events they were in together. */
  readonly times: number;
  readonly last: Meeting;
  /** Every place they met at, the last one first. */
  readonly places: readonly Named[];
  /** The numbers of the sessions they met in, the last one first. */
  readonly sessions: readonly number[];
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Meeting {
  readonly eventId: string;
  readonly seq: number;
  readonly text: string;
  readonly sessionId: string;
  readonly place?: Named | undefined;
}

/** A plot nobody resolved. */
export interface OpenPlot {
  readonly plotId: string;
  readonly text: string;
  /** The first session that left it open. */
  readonly sessionId: string;
  readonly sessionNumber: number;
  readonly people: readonly Named[];
  readonly places: readonly Named[];
}

/** Something told within two hops of a place. */
export interface Rumour {
  readonly eventId: string;
  readonly seq: number;
  readonly text: string;
  /** 1: it happened here, or somebody here was in it; 2: somebody they know was. */
  readonly hops: 1 | 2;
  /** Who was in it, of those it came through. */
  readonly via: readonly Named[];
  /** Where it happened. */
  readonly place?: Named | undefined;
  /** Whether whoever asks was in it. */
  readonly isOwn: boolean;
}

/** What belongs to one arc. */
export interface ArcView {
  readonly arc: GraphNode;
  readonly sessions: readonly GraphNode[];
  readonly quests: readonly GraphNode[];
  readonly people: readonly Named[];
}

/** Where a log comes from and what became of it. */
export interface Genealogy {
  readonly log: GraphNode;
  readonly fragments: readonly GraphNode[];
  readonly npc?: Named | undefined;
  /** The events its person was in, the last one first. */
  readonly meetings: readonly Meeting[];
}

/** A part of a campaign's graph to draw or to compare. */
export interface DrawnGraph {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

export interface OfCharacter {
  readonly campaign: string;
  readonly characterId: string;
}

export interface KnowledgeGraph {
  /** Takes an update in, whole or not at all; an event it knows changes nothing. Updates of a campaign come in order. */
  apply(update: GraphUpdate): Promise<void>;
  /** Takes everything of a campaign away. */
  forget(campaign: string): Promise<void>;
  /** Who did I meet, and where. */
  met(input: OfCharacter): Promise<Acquaintance[]>;
  /** What is open between us; with everybody when nobody is named. */
  openPlots(input: OfCharacter & { readonly npcId?: string | undefined }): Promise<OpenPlot[]>;
  /** What is told within two hops of a place. */
  rumours(input: OfCharacter & { readonly placeId: string }): Promise<Rumour[]>;
  arcView(input: {
    readonly campaign: string;
    readonly arcId: string;
  }): Promise<ArcView | undefined>;
  /** The logs that come from a fragment, are a log, or live as a person; all of the campaign by default. */
  genealogy(input: {
    readonly campaign: string;
    readonly of?: NodeRef | undefined;
  }): Promise<Genealogy[]>;
  /** The campaign's graph, without its events unless they are asked for. */
  draw(input: {
    readonly campaign: string;
    readonly withEvents?: boolean | undefined;
  }): Promise<DrawnGraph>;
  close(): Promise<void>;
}
