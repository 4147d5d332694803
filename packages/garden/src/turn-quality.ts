// The score of a turn's line by rule, from what the turn's own record says.
import { type Quality, qualityOf, sheetOf } from '@hakoniwa/actor';
import { isJsonObject } from '@hakoniwa/stage';
import type { TakenTurn } from './turn.ts';

export interface RuleScored {
  readonly taken: TakenTurn;
  readonly speech: string;
  readonly said: readonly string[];
}

/** Five axes by rule: refusals, slips of voice, mended form, and the lines before. */
export function ruleQuality({ taken, speech, said }: RuleScored): Quality {
  const { events, world, who } = taken;
  const told = events.find(({ type }) => type === 'turn-performed');
  const note = told?.command.type === 'perform' ? told.command.note : undefined;
  const form = isJsonObject(note) && isJsonObject(note.form) ? note.form : {};
  return qualityOf({
    speech,
    before: said,
    violations: events.filter(({ denial }) => denial !== undefined).length,
    repairs: typeof form.repairs === 'number' ? form.repairs : 0,
    slips: typeof form.slips === 'number' ? form.slips : 0,
    maxSentences: sheetOf(world, who).speech.maxSentences,
  });
}
