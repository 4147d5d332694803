// Plays by keyboard from the choice of a character to the last line; the exit code says how it went.
import { type Api, ApiError } from '@hakoniwa/client';
import type { Call, ExitCode } from '../command.ts';
import { chooseCharacter } from './choose-character.ts';
import { embark } from './embark.ts';
import { problemText } from './locale/index.ts';
import { PlayTable } from './table.ts';
import { type Tell, tellerOf } from './tell.ts';
import { type NextLine, typedLines } from './typed-lines.ts';

/** After these there is no use in going on. */
const FATAL: ReadonlySet<string> = new Set(['OFFLINE', 'BROKEN', 'UNAUTHORIZED', 'CLOSING']);

interface Playing {
  readonly api: Api;
  readonly signal: AbortSignal;
}

export async function playSession(call: Call, { api, signal }: Playing): Promise<ExitCode> {
  const tell = tellerOf(call);
  const next = typedLines(call, signal);
  try {
    const character = await chooseCharacter(call, { api, tell, next });
    if (character) {
      const parts = { call, api, tell, character, signal };
      const table = await PlayTable.open(parts, await embark(api, character));
      await untilLeft(call, { table, next, tell });
      await tell({ type: 'bye', characterId: character.id, sessionId: table.session });
    }
    return signal.aborted ? 130 : 0;
  } catch (error) {
    if (signal.aborted) return 130;
    if (!(error instanceof ApiError)) throw error;
    await tell(problem(call, error.code));
    return 1;
  }
}

interface Seated {
  readonly table: PlayTable;
  readonly next: NextLine;
  readonly tell: Tell;
}

/** Takes line after line; what the server refuses is told, and the next line is taken. */
async function untilLeft(call: Call, { table, next, tell }: Seated): Promise<void> {
  for (let line = await next(); line !== undefined; line = await next()) {
    try {
      if (line === null) await tell(problem(call, 'VALIDATION'));
      else if (!(await table.take(line))) return;
    } catch (error) {
      if (!(error instanceof ApiError) || FATAL.has(error.code)) throw error;
      await tell(problem(call, error.code));
    }
  }
}

const problem = ({ language }: Call, code: string) =>
  ({ type: 'error', code, message: problemText(language, code) }) as const;
