// The options of `hakoniwa sim`, with their help.

import type { OptionHelp } from '../command.ts';
import { commandText } from '../help/locale/index.ts';

export const SIM_OPTIONS: Readonly<Record<string, OptionHelp>> = {
  pack: {
    type: 'string',
    value: 'folder',
    help: commandText('options.pack'),
  },
  scenario: {
    type: 'string',
    value: 'id',
    help: commandText('options.scenario'),
  },
  days: {
    type: 'string',
    value: 'n',
    help: commandText('options.days'),
  },
  until: {
    type: 'string',
    value: 'when',
    help: commandText('options.until'),
  },
  seed: {
    type: 'string',
    value: 'n',
    help: commandText('options.seed'),
  },
  residents: {
    type: 'string',
    value: 'n',
    help: commandText('options.residents'),
  },
  report: {
    type: 'string',
    value: 'folder',
    help: commandText('options.report'),
  },
  out: {
    type: 'string',
    value: 'folder',
    help: commandText('options.out'),
  },
  quiet: {
    type: 'boolean',
    help: commandText('options.quiet'),
  },
};
