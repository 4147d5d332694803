// hakoniwa doctor: looks at everything Hakoniwa stands on, and says what is wrong and how to mend it.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '@hakoniwa/database';
import { textIn } from '@hakoniwa/stage';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { examine } from '../doctor/examine.ts';
import type { DoctorFinding, FindingState } from '../doctor/finding.ts';
import { tell } from '../doctor/locale/index.ts';
import { commandText } from '../help/locale/index.ts';
import { painter } from '../output/paint.ts';
import { safeText } from '../output/safe-text.ts';
import { padWidth, textWidth } from '../output/text-width.ts';
import { AT_OPTION } from './models.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export const doctor: CliCommand = {
  name: 'doctor',
  usage: 'hakoniwa doctor [--deep] [--packs folder] [--at url]',
  summary: commandText('doctor.summary'),
  options: {
    deep: {
      type: 'boolean',
      help: commandText('doctor.deep'),
    },
    packs: {
      type: 'string',
      value: 'folder',
      help: commandText('doctor.packs'),
    },
    at: AT_OPTION,
  },
  run: async (call) => {
    if (call.arguments.length > 0) throw new UsageError(doctor.usage);
    const { packs, at, deep } = call.options;
    const findings = await examine({
      settings: call.settings,
      dataFolder: folderOf(call),
      root: ROOT,
      packsFolder: typeof packs === 'string' ? packs : join(ROOT, 'packs'),
      nodeVersion: process.versions.node,
      nowMs: Date.now,
      ...(typeof at === 'string' ? { modelHosts: [at] } : {}),
      ...(deep === true ? { deep: (about: string) => call.output.screen?.status(about) } : {}),
    });
    call.output.screen?.status('');
    if (call.json) call.output.out(JSON.stringify({ ok: !hasFailed(findings), findings }, null, 2));
    else print(call, findings);
    return hasFailed(findings) ? 1 : 0;
  },
};

/** Where gardens are kept; settings that cannot be read are told by a finding of their own. */
function folderOf({ settings }: Call): string {
  try {
    return dataFolder({ ...process.env, HAKONIWA_DATA: settings().HAKONIWA_DATA });
  } catch {
    return dataFolder();
  }
}

function hasFailed(findings: readonly DoctorFinding[]): boolean {
  return findings.some(({ state }) => state === 'fail');
}

const MARKS = {
  ok: ['green', '✓'],
  warn: ['yellow', '!'],
  fail: ['red', '✗'],
} as const satisfies Readonly<Record<FindingState, readonly [string, string]>>;

function print({ output, language }: Call, findings: readonly DoctorFinding[]): void {
  const paint = painter(output.isColoured);
  const width = Math.max(
    ...findings.map(({ check }) => textWidth(tell(language, { word: check }))),
  );
  for (const { check, state, cause, fix } of findings) {
    const [colour, mark] = MARKS[state];
    const name = padWidth(tell(language, { word: check }), width);
    output.out(`${paint(colour, mark)} ${name}  ${safeText(textIn(cause, language))}`);
    if (fix && state !== 'ok')
      output.out(
        `  ${' '.repeat(width)}  ${tell(language, { word: 'fix' })}: ${safeText(textIn(fix, language))}`,
      );
  }
  const count = (wanted: FindingState) => findings.filter(({ state }) => state === wanted).length;
  const [fails, warns] = [count('fail'), count('warn')];
  output.out('');
  output.out(
    fails + warns === 0
      ? tell(language, { word: 'allWell' })
      : tell(language, { word: 'counts', blanks: { fails, warns } }),
  );
}
