// The shape of the result's words: every language has all of them.
import type { Axis } from '../../pack/axes.ts';

export interface ResultWording {
  readonly comma: string;
  readonly stop: string;
  /** Deeds without their end, by the kind of event. */
  readonly deed: Readonly<Record<ResultDeedKind, string>>;
  readonly summary: Readonly<
    Record<'ways' | 'place' | 'deeds' | 'between' | 'nothing' | 'level' | 'hurt', string>
  >;
  /** The title of an arc that is lived once more. */
  readonly arcAgain: string;
  readonly growth: Readonly<Record<'level' | 'skills' | 'steady', string>>;
  readonly memory: Readonly<Record<'warmer' | 'colder' | 'same', string>>;
  readonly world: Readonly<Record<'calm' | 'unrest' | 'still' | 'cleaner' | 'darker', string>>;
  readonly axis: Readonly<Record<Axis, string>>;
  readonly plot: Readonly<
    Record<'thread' | 'quest' | 'questLeft' | 'fragment' | 'encounter' | 'promise', string>
  >;
  readonly hook: Readonly<Record<'plot' | 'none', string>>;
  readonly context: Readonly<Record<'here' | 'open' | 'free', string>>;
  readonly opening: Readonly<Record<'before' | 'here' | 'people' | 'open' | 'hook', string>>;
  /** What the writers are told, by step; `rules` goes with each. */
  readonly task: Readonly<
    Record<
      | 'rules'
      | 'unbacked'
      | 'historian'
      | 'stateManager'
      | 'npcManager'
      | 'world'
      | 'dramatist'
      | 'coordinator'
      | 'opening',
      string
    >
  >;
  readonly material: Readonly<
    Record<
      'events' | 'story' | 'numbers' | 'people' | 'plots' | 'summary' | 'arc' | 'place',
      string
    >
  >;
}

export type ResultDeedKind =
  | 'log.manifested'
  | 'quest.completed'
  | 'log.compiled'
  | 'battle.finished'
  | 'battle.lost'
  | 'level.up'
  | 'fragment.collected'
  | 'fragment.found'
  | 'encounter.survived'
  | 'gate.reached'
  | 'item.delivered'
  | 'affinity.raised'
  | 'npc.talked'
  | 'item.gained'
  | 'facility.visited'
  | 'info.gathered'
  | 'place.visited';
