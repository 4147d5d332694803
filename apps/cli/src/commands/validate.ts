// hakoniwa validate: everything that is wrong with a pack, each with file, line, column and fix.

import { checkPack } from '@hakoniwa/garden';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { type GuessedClass, guessedClasses, hasErrors, type PackProblem } from '@hakoniwa/stage';
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
    const guessed = reports.map(({ pack }) => (pack ? guessedClasses(pack) : []));
    if (call.json)
      call.output.out(
        JSON.stringify(
          reports.map(({ folder, problems }, at) => ({
            pack: folder,
            problems,
            notes: guessed[at],
          })),
          null,
          2,
        ),
      );
    else
      for (const [at, report] of reports.entries())
        print(call, report.folder, {
          problems: report.problems,
          guessed: guessed[at] ?? [],
          scenarios: Object.keys(report.pack?.scenarios ?? {}).length,
        });
    return exitCode(reports.flatMap(({ problems }) => problems));
  },
};

interface Printed {
  readonly problems: readonly PackProblem[];
  readonly guessed: readonly GuessedClass[];
  readonly scenarios: number;
}

function print(
  { output, language }: Call,
  pack: string,
  { problems, guessed, scenarios }: Printed,
): void {
  for (const { file, line, column, severity, code, message, fix } of problems) {
    output.out(`${pack}/${file}:${line}:${column} ${severity} ${code}`);
    output.out(`  ${message[language]}`);
    output.out(`  ${say(language, { key: 'fix' })}: ${fix[language]}`);
  }
  for (const { prop, class: taken, by } of guessed) {
    const key = by === 'name' ? 'classByName' : 'classByUse';
    output.out(`${pack}/props.yaml note ${say(language, { key, values: { prop, taken } })}`);
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
