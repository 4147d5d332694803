// The options of `hakoniwa scene` that have nothing to do with a model, and the numbers in all of them.
import { type Call, type OptionHelp, UsageError } from '../command.ts';

export const SCENE_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  pack: {
    type: 'string',
    value: 'folder',
    help: { ja: 'パックのフォルダー', en: 'folder of the pack' },
  },
  scenario: {
    type: 'string',
    value: 'id',
    help: {
      ja: 'シナリオ（省略時はパックの既定）',
      en: "scenario (the pack's default when absent)",
    },
  },
  turns: {
    type: 'string',
    value: 'n',
    help: {
      ja: 'ターン数（省略時はシナリオの指定）',
      en: "how many turns (the scenario's number when absent)",
    },
  },
  seed: {
    type: 'string',
    value: 'n',
    help: { ja: '乱数の種（既定は 1）', en: 'seed of chance (1 by default)' },
  },
  out: {
    type: 'string',
    value: 'folder',
    help: {
      ja: '記録を残すフォルダー。同じフォルダーなら続きから始まり、hakoniwa replay で再生できる',
      en: 'folder to keep the log in; the same folder goes on from there, hakoniwa replay plays it again',
    },
  },
  thoughts: {
    type: 'boolean',
    help: { ja: '心の中の言葉も見せる', en: 'show what they think as well' },
  },
};

/** A whole number from an option. */
export function numberOf({ options }: Call, name: string): number | undefined {
  const given = options[name];
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0)
    throw new UsageError(`--${name} ${String(given)}: 0, 1, 2 …`);
  return value;
}
