// The options of `hakoniwa scene` that are about a model.

import type { OptionHelp } from '../command.ts';
import { commandText } from '../help/locale/index.ts';

export const MODEL_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  model: {
    type: 'string',
    value: 'name',
    help: commandText('model-options.model'),
  },
  fused: {
    type: 'boolean',
    help: commandText('model-options.fused'),
  },
  deadline: {
    type: 'string',
    value: 'ms',
    help: commandText('model-options.deadline'),
  },
  'max-tokens': {
    type: 'string',
    value: 'n',
    help: commandText('model-options.max-tokens'),
  },
  quality: {
    type: 'boolean',
    help: commandText('model-options.quality'),
  },
  embed: {
    type: 'string',
    value: 'name',
    help: commandText('model-options.embed'),
  },
  record: {
    type: 'string',
    value: 'file',
    help: commandText('model-options.record'),
  },
  replay: {
    type: 'string',
    value: 'file',
    help: commandText('model-options.replay'),
  },
};
