// hakoniwa lab report: writes the reports of a run again, in the language asked for, or of what was played so far.
import { readRun, writeReport } from '@hakoniwa/lab';
import { type Call, type ExitCode, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';

export async function reportLab(
  call: Call,
  [folder, ...more]: readonly string[],
): Promise<ExitCode> {
  if (folder === undefined || more.length > 0) throw new UsageError('hakoniwa lab report <folder>');
  const run = await readRun(folder, { mayBePart: true });
  const asked = call.options.language === undefined ? undefined : call.language;
  const file = await writeReport(run, asked);
  if (call.json) call.output.out(JSON.stringify(run.results, null, 2));
  else call.output.out(say(call.language, { key: 'reportIn', values: { file } }));
  return 0;
}
