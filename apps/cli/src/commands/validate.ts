// hakoniwa validate: everything that is wrong with a pack, each with file, line, column and fix.

import { checkPack } from '@hakoniwa/garden';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { hasErrors, type PackProblem, textIn } from '@hakoniwa/stage';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { say } from '../locale/index.ts';

export const validate: CliCommand = {
  name: 'validate',
  usage: 'hakoniwa validate <pack>…',
  summary: commandText('validate.summary'),
  options: {},
  run: async (call) => {
    if (call.arguments.length === 0)
      throw new UsageError(
        say(call.language, { key: 'packMissing', values: { command: 'validate' } }),
      );
    const reports = await Promise.all(
      call.arguments.map(async (folder) => ({
        folder,
        ...(await checkPack(folder, SESSION_SECTIONS)),
      })),
    );
    if (call.json)
      call.output.out(
        JSON.stringify(
          reports.map(({ folder, problems, notes }) => ({ pack: folder, problems, notes })),
          null,
          2,
        ),
      );
    else
      for (const { folder, problems, notes, pack } of reports)
        print(call, folder, {
          problems,
          notes,
          scenarios: Object.keys(pack?.scenarios ?? {}).length,
        });
    return exitCode(reports.flatMap(({ problems }) => problems));
  },
};

interface Printed {
  readonly problems: readonly PackProblem[];
  readonly notes: readonly PackProblem[];
  readonly scenarios: number;
}

function print(
  { output, language }: Call,
  pack: string,
  { problems, notes, scenarios }: Printed,
): void {
  for (const { file, line, column, severity, code, message, fix } of [...problems, ...notes]) {
    output.out(`${pack}/${file}:${line}:${column} ${severity} ${code}`);
    output.out(`  ${textIn(message, language)}`);
    output.out(`  ${say(language, { key: 'fix' })}: ${textIn(fix, language)}`);
  }
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = { pack, errors, warnings: problems.length - errors, scenarios };
  output.out(
    say(language, { key: problems.length === 0 ? 'noProblems' : 'problemCount', values: counts }),
  );
}

function exitCode(problems: readonly PackProblem[]): ExitCode {
  return hasErrors(problems) ? 1 : 0;
}
