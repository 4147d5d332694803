// hakoniwa lab: experiments, their reports, comparisons and gates, and the check of a model.
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { MODEL_OPTIONS } from '../input/model-options.ts';
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
  };

const { quality: _, embed: _1, ...CHECK_OPTIONS } = MODEL_OPTIONS;

export const lab: CliCommand = {
  name: 'lab',
  usage:
    'hakoniwa lab run <experiment> [--out folder] | report <folder> | compare <folder> <folder> | gate <folder> | model --model auto',
  summary: {
    ja: '実験を走らせ、報告し、比べ、関門にかける。モデルの力も確かめる',
    en: 'run experiments, report, compare and gate them; check what a model can do',
  },
  options: {
    out: {
      type: 'string',
      value: 'folder',
      help: {
        ja: 'run: 実験を残すフォルダー（同じフォルダーなら続きから）',
        en: 'run: folder to keep the run in; the same folder goes on from there',
      },
    },
    parallel: {
      type: 'string',
      value: 'n',
      help: { ja: 'run: 並べて演じるスレッドの数', en: 'run: threads that play side by side' },
    },
    'at-once': {
      type: 'string',
      value: 'n',
      help: {
        ja: 'run: モデルに同時に聞くセッションの数',
        en: 'run: sessions asked of a model at once',
      },
    },
    gate: {
      type: 'boolean',
      help: { ja: 'run: 終わったら関門にかける', en: 'run: hold the result against its gates' },
    },
    arm: {
      type: 'string',
      value: 'id',
      help: { ja: 'gate: 調べる条件', en: 'gate: the arm to look at' },
    },
    gates: {
      type: 'string',
      value: 'nav,retry',
      help: { ja: 'gate: 調べる関門', en: 'gate: which gates' },
    },
    metrics: {
      type: 'string',
      value: 'a,b|all',
      help: { ja: 'compare: 比べる指標', en: 'compare: which metrics' },
    },
    ...CHECK_OPTIONS,
  },
  run: async (call) => {
    const [deed = '', ...rest] = call.arguments;
    const run = Object.hasOwn(DEEDS, deed) ? DEEDS[deed] : undefined;
    if (!run) throw new UsageError(lab.usage);
    return explained(call, () => run(call, rest));
  },
};
