// hakoniwa lab gate: holds a run against named checks; the exit code is for CI.
import {
  GATE_NAMES,
  type GateName,
  judgeGates,
  labText,
  measuredText,
  metricName,
  readRun,
  valueText,
} from '@hakoniwa/lab';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { sayLab } from './locale/index.ts';
import { textOption } from './run-lab.ts';

export async function gateLab(call: Call, [folder, ...more]: readonly string[]): Promise<ExitCode> {
  if (folder === undefined || more.length > 0)
    throw new UsageError(
      'hakoniwa lab gate <folder> [--arm D] [--gates nav,retry] [--allow-unmeasured]',
    );
  const { language, output } = call;
  const { results, experiment } = await readRun(folder);
  const arm = textOption(call, 'arm') ?? experiment.gates.arm;
  const gates = judgeGates(results, {
    ...{ arm, gates: wanted(call) ?? experiment.gates.checks },
    allowsUnmeasured:
      call.options['allow-unmeasured'] === true || experiment.gates.unmeasured === 'pass',
  });
  if (gates.length === 0) {
    output.err(sayLab(language, { word: 'nothingToGate' }));
    return 2;
  }
  const failed = gates.filter(({ passed }) => !passed);
  if (call.json) output.out(JSON.stringify(gates, null, 2));
  else {
    for (const gate of gates) {
      output.out(
        `${gate.passed ? '✓' : '✗'} ${labText(language, `gate_${gate.gate}`)}  ${gate.arm} · ${gate.mind}`,
      );
      for (const { metric, is, bar, measured, verdict } of gate.checks)
        output.out(
          `    ${MARK[verdict]} ${metricName(language, metric)}: ${measuredText(metric, { measured, language })}  (${is === '<=' ? '≤' : '≥'} ${valueText(metric, bar)})`,
        );
    }
    const names = failed.map(({ gate, mind }) => `${gate} (${mind})`).join(', ');
    output.out(
      failed.length === 0
        ? sayLab(language, { word: 'gatesPassed' })
        : sayLab(language, { word: 'gatesFailed', values: { gates: names } }),
    );
    const isSilent = failed.some(({ checks }) =>
      checks.every(({ verdict }) => verdict !== 'failed'),
    );
    if (isSilent) output.out(sayLab(language, { word: 'gatesUnmeasured' }));
  }
  return failed.length === 0 ? 0 : 1;
}

const MARK = { passed: '✓', failed: '✗', unmeasured: '·' } as const;

function wanted(call: Call): GateName[] | undefined {
  const given = textOption(call, 'gates');
  if (given === undefined) return undefined;
  return given.split(',').map((name) => {
    const found = GATE_NAMES.find((gate) => gate === name.trim());
    if (!found)
      throw new UsageError(
        sayLab(call.language, {
          word: 'unknownGate',
          values: { gate: name, known: GATE_NAMES.join(', ') },
        }),
      );
    return found;
  });
}
