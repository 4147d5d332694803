// hakoniwa gm: judges turns from standard input by the world they come with.

import { createGm, createSessions, type GmSessions } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { linesOf, wholeText } from '../input/lines.ts';
import { limits } from '../limits.ts';
import { say } from '../locale/index.ts';
import { type GmAnswer, judgeText, tooLong } from './gm-answer.ts';

export const gm: CliCommand = {
  name: 'gm',
  usage: 'hakoniwa gm [--jsonl] < request.json',
  summary: commandText('gm.summary'),
  options: {
    jsonl: {
      type: 'boolean',
      help: commandText('gm.jsonl'),
    },
  },
  run: async (call) => {
    if (call.arguments.length > 0) throw new UsageError(say(call.language, { key: 'gmStdin' }));
    if (call.input.isTerminal) call.output.err(say(call.language, { key: 'gmReading' }));
    const japanese = await loadJapaneseTokenizer();
    const sessions = createSessions(createGm({ analysers: { japanese } }), {
      limits: limits.history,
      now: () => performance.now(),
    });
    return call.options.jsonl === true ? judgeLines(call, sessions) : judgeOne(call, sessions);
  },
};

async function judgeOne(call: Call, sessions: GmSessions): Promise<ExitCode> {
  const { input, output, json, language } = call;
  const text = await wholeText(input.chunks, limits.requestLength);
  const answer = text === undefined ? tooLong() : judgeText(sessions, { text });
  output.out(JSON.stringify(answer, null, json ? 2 : undefined));
  if (!('error' in answer)) return 0;
  const { path, message } = answer.error;
  output.err(say(language, { key: 'gmNoRequest', values: { path: path || '—', message } }));
  return 1;
}

async function judgeLines(
  { input, output, language }: Call,
  sessions: GmSessions,
): Promise<ExitCode> {
  const counts = { judged: 0, bad: 0 };
  for await (const { number, text, isTooLong } of linesOf(input.chunks, limits.requestLength)) {
    if (!isTooLong && text.trim() === '') continue;
    const answer: GmAnswer = isTooLong
      ? tooLong(number)
      : judgeText(sessions, { text, line: number });
    counts['error' in answer ? 'bad' : 'judged'] += 1;
    output.out(JSON.stringify(answer));
    await output.drained();
  }
  output.err(say(language, { key: 'gmCounts', values: counts }));
  return 0;
}
