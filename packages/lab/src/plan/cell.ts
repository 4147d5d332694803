// A cell: one session of one arm, mind, scenario and seed; the unit that is played, kept and resampled.
import type { Language } from '@hakoniwa/stage';

export interface Switches {
  readonly inject: boolean;
  readonly gm: boolean;
  readonly sanitizer: boolean;
  readonly storyteller: boolean;
  /** Every try is judged and the verdict kept; the text stays as it is. */
  readonly observe?: boolean;
  /** Nobody thinks ahead: the layer of plans is off. */
  readonly hasNoPlans?: boolean;
  /** What is wrong is tried again although there is no GM to say what it was. */
  readonly retries?: boolean;
  /** How often at most; once where nothing is said. */
  readonly tries?: number;
}

export interface Cell {
  /** `A/noisy/kitchen.coffee_trap/3`; also its path in a run's folder. */
  readonly id: string;
  readonly arm: string;
  readonly mind: string;
  readonly switches: Switches;
  readonly pack: string;
  readonly scenario: string;
  readonly seed: number;
  readonly language: Language;
  /** The scenario's own number when absent. */
  readonly turns?: number | undefined;
}
