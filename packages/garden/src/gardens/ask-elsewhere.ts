// Asks the writer of a garden in another process: a row is placed, and whoever writes answers in it.
import type { Database } from '@hakoniwa/database';
import {
  type GardenRequest,
  placeRequest,
  readRequest,
  withdrawRequest,
} from '../rows/requests.ts';
import { type Answered, askText, type WriterAnswer, type WriterRequest } from './ask.ts';
import { AskRefusedError, KeyReusedError, WriterSilentError } from './errors.ts';

/** The word all processes listen to: something waits in some garden. */
export const INBOX = 'inbox';

interface AskElsewhere {
  readonly garden: string;
  readonly ask: WriterRequest;
  readonly key: string;
  /** Whether the request is taken back when nobody answers in time; one with a key may be sent again. */
  readonly isForgotten: boolean;
  readonly waitMs: number;
}

/** Settles with the writer's answer; WRITER_SILENT when there is none in time. */
export async function askElsewhere(database: Database, input: AskElsewhere): Promise<Answered> {
  const { garden, key, ask } = input;
  const asked = askText(ask);
  const placed = await placeRequest(database, { garden, key, asked });
  if (placed.asked !== asked) throw new KeyReusedError();
  database.feed.tell(INBOX);
  const row = await settled(database, { ...input, placed });
  if (row) return { answer: answerIn(row), repeated: !placed.isNew };
  if (input.isForgotten) await withdrawRequest(database, { garden, key });
  throw new WriterSilentError(garden);
}

/** The row once it is no longer waiting; undefined when it waits for too long. */
async function settled(
  database: Database,
  { garden, key, waitMs, placed }: AskElsewhere & { readonly placed: GardenRequest },
): Promise<GardenRequest | undefined> {
  if (placed.state !== 'waiting') return placed;
  const signal = AbortSignal.timeout(waitMs);
  while (!signal.aborted) {
    const since = database.feed.mark(garden);
    const row = await readRequest(database, { garden, key });
    if (row && row.state !== 'waiting') return row;
    await database.feed.changed(garden, { since, signal });
  }
  return undefined;
}

function answerIn({ state, answer }: GardenRequest): WriterAnswer {
  if (state !== 'answered') throw new AskRefusedError(JSON.parse(answer ?? '{}'));
  return JSON.parse(answer ?? '{}') as WriterAnswer;
}
