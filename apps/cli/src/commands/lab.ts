// hakoniwa lab: experiments, their reports, comparisons and gates, and the check of a model.

import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { MODEL_OPTIONS } from '../input/model-options.ts';
import { aliveLab } from '../lab/alive-lab.ts';
import { compareLab } from '../lab/compare-lab.ts';
import { explained } from '../lab/explain-lab.ts';
import { gateLab } from '../lab/gate-lab.ts';
import { modelLab } from '../lab/model-lab.ts';
import { reportLab } from '../lab/report-lab.ts';
import { runLab } from '../lab/run-lab.ts';

/** What can be done in the Lab: to add something, write its file and list it here. */
const DEEDS: Readonly<Record<string, (call: Call, rest: readonly string[]) => Promise<ExitCode>>> =
  {
    run: runLab,
    report: reportLab,
    compare: compareLab,
    gate: gateLab,
    model: modelLab,
    alive: aliveLab,
  };

const { quality: _, embed: _1, ...CHECK_OPTIONS } = MODEL_OPTIONS;

export const lab: CliCommand = {
  name: 'lab',
  usage:
    'hakoniwa lab run <experiment> [--out folder] | report <folder> | compare <folder> <folder> | gate <folder> | model --model auto | alive [pack …]',
  summary: commandText('lab.summary'),
  options: {
    out: {
      type: 'string',
      value: 'folder',
      help: commandText('lab.out'),
    },
    parallel: {
      type: 'string',
      value: 'n',
      help: commandText('lab.parallel'),
    },
    'at-once': {
      type: 'string',
      value: 'n',
      help: commandText('lab.at-once'),
    },
    gate: {
      type: 'boolean',
      help: commandText('lab.gate'),
    },
    arm: {
      type: 'string',
      value: 'id',
      help: commandText('lab.arm'),
    },
    'allow-unmeasured': {
      type: 'boolean',
      help: commandText('lab.allow-unmeasured'),
    },
    gates: {
      type: 'string',
      value: 'nav,retry',
      help: commandText('lab.gates'),
    },
    metrics: {
      type: 'string',
      value: 'a,b|all',
      help: commandText('lab.metrics'),
    },
    seeds: { type: 'string', value: 'n', help: commandText('lab.seeds') },
    turns: { type: 'string', value: 'n', help: commandText('lab.turns') },
    'no-plans': { type: 'boolean', help: commandText('scene-options.no-plans') },
    page: { type: 'string', value: 'file', help: commandText('lab.page') },
    print: { type: 'string', value: 'n', help: commandText('lab.print') },
    lines: { type: 'string', value: 'n', help: commandText('lab.lines') },
    ...CHECK_OPTIONS,
  },
  run: async (call) => {
    const [deed = '', ...rest] = call.arguments;
    const run = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
    if (!run) throw new UsageError(lab.usage);
    return explained(call, () => run(call, rest));
  },
};
