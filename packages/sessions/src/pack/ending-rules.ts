// The numbers of an ending with everything filled in.
import type { EndingSheet } from './ending.ts';

export interface EndingRules {
  readonly propose: {
    readonly turns: number;
    readonly messages: number;
    readonly activeMinutes: number;
    readonly hpPercent: number;
    readonly mpPercent: number;
    readonly importantItems: readonly string[];
  };
  readonly end: {
    readonly proposals: number;
    readonly turns: number;
    readonly activeMinutes: number;
    readonly characters: number;
  };
  readonly gapMinutes: number;
}

/** A pack's numbers over those of the product. */
export function endingRules({ propose = {}, end = {}, gapMinutes }: EndingSheet = {}): EndingRules {
  return {
    propose: {
      turns: propose.turns ?? 50,
      messages: propose.messages ?? 100,
      activeMinutes: propose.activeMinutes ?? 120,
      hpPercent: propose.hpPercent ?? 20,
      mpPercent: propose.mpPercent ?? 20,
      importantItems: propose.importantItems ?? [],
    },
    end: {
      proposals: end.proposals ?? 3,
      turns: end.turns ?? 100,
      activeMinutes: end.activeMinutes ?? 180,
      characters: end.characters ?? 50_000,
    },
    gapMinutes: gapMinutes ?? 5,
  };
}
