// The options of `hakoniwa scene` that have nothing to do with a model, and the numbers in all of them.

import { type Call, type OptionHelp, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';

export const SCENE_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  pack: {
    type: 'string',
    value: 'folder',
    help: commandText('scene-options.pack'),
  },
  scenario: {
    type: 'string',
    value: 'id',
    help: commandText('scene-options.scenario'),
  },
  turns: {
    type: 'string',
    value: 'n',
    help: commandText('scene-options.turns'),
  },
  seed: {
    type: 'string',
    value: 'n',
    help: commandText('scene-options.seed'),
  },
  out: {
    type: 'string',
    value: 'folder',
    help: commandText('scene-options.out'),
  },
  'no-plans': {
    type: 'boolean',
    help: commandText('scene-options.no-plans'),
  },
  thoughts: {
    type: 'boolean',
    help: commandText('scene-options.thoughts'),
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
