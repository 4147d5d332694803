// What each step of a result comes to, as it is kept between the steps.
import type { ArcOutcome } from '../arcs/arc-state.ts';

/** A sentence and the events it rests on. */
export interface ResultClaim {
  readonly text: string;
  readonly eventIds: readonly string[];
}

export interface RelationChange {
  readonly npcId: string;
  readonly name: string;
  readonly change: number;
  readonly affinity: number;
}

export interface AxisChange {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

/** Something left open. */
export interface Plot {
  readonly id: string;
  readonly text: string;
  readonly people: readonly string[];
  readonly places: readonly string[];
  readonly eventIds: readonly string[];
}

export interface StepOutputs {
  readonly historian: { readonly summary: string; readonly keyEvents: readonly ResultClaim[] };
  readonly stateManager: {
    readonly experience: number;
    readonly skills: Readonly<Record<string, number>>;
    readonly items: readonly string[];
    readonly levelBefore: number;
    readonly levelAfter: number;
    readonly growth: ResultClaim;
  };
  readonly npcManager: {
    readonly relations: readonly RelationChange[];
    /** What people will remember, by their id. */
    readonly memories: readonly (ResultClaim & { readonly npcId: string })[];
  };
  readonly world: {
    readonly axes: readonly AxisChange[];
    readonly tensions: readonly AxisChange[];
    readonly note: ResultClaim;
  };
  readonly dramatist: { readonly hook: string; readonly plots: readonly Plot[] };
  readonly coordinator: { readonly context: string; readonly arc: ArcOutcome | null };
}

export type StepId = keyof StepOutputs;
export type DoneSteps = { readonly [Id in StepId]?: StepOutputs[Id] | undefined };
