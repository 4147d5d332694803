// The writer of a garden: holds its lease, takes what is asked, and keeps each answer beside what it tells of.

import type { MindChoice } from '@hakoniwa/protocol';
import type { Json } from '@hakoniwa/stage';
import { SeqConflictError } from '@hakoniwa/store';
import {
  type AppendOptions,
  answerAlone,
  answerRequest,
  type Database,
  DatabaseUnavailableError,
  type Lease,
  LeaseLostError,
  type PostgresEventStore,
  RequestAnsweredError,
  readRequest,
  setClockRow,
  setMindsRow,
} from '@hakoniwa/store/postgres';
import type { Notice, SubmitOptions } from '../garden.ts';
import type { ClockWish, Living, TurnWish } from '../living/living.ts';
import {
  type Answered,
  askText,
  commandAnswer,
  type WriterAnswer,
  type WriterRequest,
} from './ask.ts';
import { KeyReusedError, NoSuchWorkError, NoTurnsError } from './errors.ts';
import { limits } from './limits.ts';

export interface WriterParts {
  readonly database: Database;
  readonly store: PostgresEventStore;
  readonly lease: Lease;
  readonly living: Living;
  readonly onNotice: (notice: Notice) => void;
}

interface Taken {
  readonly asked: string;
  readonly done: Promise<Answered>;
}

export class Writer {
  readonly #parts: WriterParts;
  readonly #taken = new Map<string, Taken>();
  /** Keys answered here of late; a look at the waiting rows may have been made before. */
  readonly #answered = new Set<string>();
  readonly #leave: () => void;

  constructor(parts: WriterParts) {
    this.#parts = parts;
    this.#leave = parts.living.garden.subscribe(parts.onNotice);
  }

  get lease(): Lease {
    return this.#parts.lease;
  }

  get clock(): Living['clock'] {
    return this.#parts.living.clock;
  }

  /** Whether what is asked under a key is being taken, or was just now. */
  hasTaken(key: string): boolean {
    return this.#taken.has(key) || this.#answered.has(key);
  }

  /** Does what is asked; with a key once for ever, and then answers as before. */
  async take(ask: WriterRequest, key?: string): Promise<Answered> {
    if (key === undefined) return this.#do(ask, undefined);
    const asked = askText(ask);
    const known = this.#taken.get(key);
    if (known) {
      if (known.asked !== asked) throw new KeyReusedError();
      return { ...(await known.done), repeated: true };
    }
    return this.#remember({ key, asked }, this.#once(ask, { key, asked }));
  }

  /** Takes what is known to wait; at once, so that requests are taken in their order. */
  async takeWaiting(ask: WriterRequest, key: string): Promise<Answered> {
    const of = { key, asked: askText(ask) };
    return this.#remember(of, this.#do(ask, of));
  }

  /** Hears nothing more of it; what was begun may still be refused by the database. */
  leave(): void {
    this.#leave();
  }

  /** Stops the clock and lets go of the lease. */
  async close(): Promise<void> {
    await this.clock.stop();
    this.#leave();
    await this.lease.release();
  }

  async #remember({ key, asked }: Keyed, done: Promise<Answered>): Promise<Answered> {
    this.#taken.set(key, { asked, done });
    try {
      const answered = await done;
      this.#answered.add(key);
      if (this.#answered.size > limits.recent) this.#forgetOldest();
      return answered;
    } finally {
      this.#taken.delete(key);
    }
  }

  #forgetOldest(): void {
    const [oldest] = this.#answered;
    if (oldest !== undefined) this.#answered.delete(oldest);
  }

  async #once(ask: WriterRequest, of: Keyed): Promise<Answered> {
    const { database, lease } = this.#parts;
    const before = await readRequest(database, { garden: lease.garden, key: of.key });
    if (before?.state !== 'answered' || before.answer === null) return this.#do(ask, of);
    if (before.asked !== of.asked) throw new KeyReusedError();
    return { answer: JSON.parse(before.answer) as WriterAnswer, repeated: true };
  }

  async #do(ask: WriterRequest, of: Keyed | undefined): Promise<Answered> {
    const { garden } = this.#parts.living;
    const repeated = false;
    if (ask.type === 'command') return this.#submit(ask.command, of);
    if (ask.type === 'work') return { answer: await this.#work(ask, of), repeated };
    const also = this.#also(of);
    if (ask.type === 'undo')
      return { answer: { head: await garden.undo(ask.turns, also) }, repeated };
    if (ask.type === 'switch')
      return { answer: { head: await garden.switchTo(ask.branch, also) }, repeated };
    if (ask.type === 'fork') return { answer: await this.#fork(ask, also), repeated };
    if (ask.type === 'perform') return this.#perform(ask.wish, of);
    const answer = ask.type === 'redo' ? await this.#redo(also) : await this.#doAlone(ask);
    if (of && (ask.type !== 'redo' || answer.head === null)) await this.#answerAlone(of, answer);
    return { answer, repeated };
  }

  /** What is answered apart from what it does: done again, it comes to the same. */
  async #doAlone(ask: AloneAsk): Promise<WriterAnswer> {
    const { garden } = this.#parts.living;
    if (ask.type === 'clock') return this.#setClock(ask.wish);
    if (ask.type === 'minds') await this.#setMinds(ask.choice);
    if (ask.type === 'cancel') await this.#cancel();
    return { head: garden.head };
  }

  async #submit(command: Parameters<Living['take']>[0], of: Keyed | undefined): Promise<Answered> {
    const { living } = this.#parts;
    let answer: WriterAnswer | undefined;
    const also: SubmitOptions['also'] =
      of &&
      (async (tx, { submitted, head }) => {
        answer = commandAnswer(submitted, head);
        await answerRequest(tx, { ...this.#row(of), answer: JSON.stringify(answer) });
      });
    const submitted = await living.take(command, { also });
    const last = submitted.events.at(-1);
    const { branch } = living.garden.head;
    const head = last ? { branch, seq: last.seq, hash: last.hash } : living.garden.head;
    return { answer: answer ?? commandAnswer(submitted, head), submitted, repeated: false };
  }

  async #work({ name, input }: Extract<WriterRequest, { type: 'work' }>, of: Keyed | undefined) {
    const { living } = this.#parts;
    if (!living.work) throw new NoSuchWorkError(name);
    let isAnswered = false;
    const answerOf = (result: Json): WriterAnswer => ({ head: living.garden.head, result });
    const result = await living.work({
      name,
      input,
      answer: async (tx, value) => {
        isAnswered = true;
        const answer = JSON.stringify(answerOf(value));
        if (of) await answerRequest(tx, { ...this.#row(of), answer });
      },
    });
    const answer = answerOf(result);
    if (of && !isAnswered) await this.#answerAlone(of, answer);
    return answer;
  }

  async #fork(
    ask: Extract<WriterRequest, { type: 'fork' }>,
    also: AppendOptions,
  ): Promise<WriterAnswer> {
    const { store, living } = this.#parts;
    const { branch, seq } = ask.at ?? living.garden.head;
    const { id, createdAt, enter } = ask;
    const fork = { garden: living.garden.name, id, parent: { branch, seq }, createdAt };
    const { tip } = await store.fork(fork, enter ? {} : also);
    return { head: enter ? await living.garden.switchTo(id, also) : tip };
  }

  async #redo(also: AppendOptions): Promise<WriterAnswer> {
    return { head: (await this.#parts.living.garden.redo(also)) ?? null };
  }

  async #setClock(wish: ClockWish): Promise<WriterAnswer> {
    await this.#parts.living.clock.set(wish);
    await this.rememberClock();
    return { head: this.#parts.living.garden.head };
  }

  /** Writes down how time runs, for whoever opens the garden next. */
  async rememberClock(): Promise<void> {
    const { database, living, lease } = this.#parts;
    const { state, speed } = living.clock.state();
    await setClockRow(database, { garden: lease.garden, state, speed: String(speed) });
    database.feed.tell(lease.garden);
  }

  async #setMinds(choice: MindChoice): Promise<void> {
    const { database, living, lease } = this.#parts;
    await setMindsRow(database, { garden: lease.garden, minds: JSON.stringify(choice) });
    await living.minds?.choose(choice);
    database.feed.tell(lease.garden);
  }

  /** The answer is kept with what the character does; whoever takes over finds it, and takes no second turn. */
  async #perform(wish: TurnWish, of: Keyed | undefined): Promise<Answered> {
    const { garden, minds } = this.#parts.living;
    if (!minds?.perform) throw new NoTurnsError();
    const first = garden.head.seq + 1;
    let kept: WriterAnswer | undefined;
    const also: SubmitOptions['also'] =
      of &&
      (async (tx, { head }) => {
        const answer: WriterAnswer = { head, first };
        await answerRequest(tx, { ...this.#row(of), answer: JSON.stringify(answer) });
        kept = answer;
      });
    const submitted = await minds.perform(wish, { also });
    if (kept) return { answer: kept, submitted, repeated: false };
    const answer = { head: garden.head, first };
    if (of) await this.#answerAlone(of, answer);
    return { answer, submitted, repeated: false };
  }

  async #cancel(): Promise<void> {
    this.#parts.living.minds?.cancel();
    await this.rememberClock();
  }

  #also(of: Keyed | undefined): AppendOptions {
    if (!of) return {};
    return {
      also: (tx, head) =>
        answerRequest(tx, {
          ...this.#row(of),
          answer: JSON.stringify({ head } satisfies WriterAnswer),
        }),
    };
  }

  async #answerAlone(of: Keyed, answer: WriterAnswer): Promise<void> {
    const row = { ...this.#row(of), answer: JSON.stringify(answer) };
    await answerAlone(this.#parts.database, row);
  }

  #row(of: Keyed) {
    return { garden: this.#parts.lease.garden, ...of };
  }
}

type AloneAsk = Extract<WriterRequest, { type: 'clock' | 'minds' | 'cancel' }>;

interface Keyed {
  readonly key: string;
  readonly asked: string;
}

/** Whether an error says that nothing was written and that this process no longer knows where the log stands. */
export function isWriterLost(error: unknown): boolean {
  return (
    error instanceof LeaseLostError ||
    error instanceof SeqConflictError ||
    error instanceof RequestAnsweredError
  );
}

/** Whether nobody knows what became of a write: who goes on must look at the log first. */
export function isWriteUncertain(error: unknown): boolean {
  return error instanceof DatabaseUnavailableError;
}
