// The writer of a garden: holds its lease, takes what is asked, and keeps each answer beside what it tells of.

import { type Database, DatabaseUnavailableError, type Transaction } from '@hakoniwa/database';
import type { MindChoice } from '@hakoniwa/protocol';
import type { Json } from '@hakoniwa/stage';
import { SeqConflictError } from '@hakoniwa/store';
import {
  type AppendOptions,
  type Lease,
  LeaseLostError,
  type PostgresEventStore,
} from '@hakoniwa/store/postgres';
import type { SubmitOptions } from '../garden.ts';
import type { ClockWish, TurnWish, WritableGarden } from '../living/writable-garden.ts';
import { setClockRow, setMindsRow } from '../rows/garden-rows.ts';
import { answerAlone, answerRequest, RequestAnsweredError, readRequest } from '../rows/requests.ts';
import {
  type Answered,
  askText,
  commandAnswer,
  type WriterAnswer,
  type WriterRequest,
} from './ask.ts';
import { KeyReusedError, NoSuchWorkError, NoTurnsError } from './errors.ts';
import { limits } from './limits.ts';
import type { Mirror } from './mirror.ts';

export interface WriterParts {
  readonly database: Database;
  readonly store: PostgresEventStore;
  readonly lease: Lease;
  readonly written: WritableGarden;
  /** Is told of everything that is committed. */
  readonly mirror: Mirror;
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
    this.#leave = parts.written.garden.subscribe((notice) => parts.mirror.take(notice));
  }

  get lease(): Lease {
    return this.#parts.lease;
  }

  get clock(): WritableGarden['clock'] {
    return this.#parts.written.clock;
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
    let wasPlaced = false;
    const onPlaced = () => {
      wasPlaced = true;
    };
    const of = { key, asked, onPlaced };
    const answered = await this.#remember(of, this.#once(ask, of));
    // Of two who ask at once in two processes one is answered as who came second.
    return wasPlaced ? { ...answered, repeated: true } : answered;
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
    await this.#parts.store.close();
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
    const { garden } = this.#parts.written;
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
    const { garden } = this.#parts.written;
    if (ask.type === 'clock') return this.#setClock(ask.wish);
    if (ask.type === 'pass') await this.#pass(ask.to);
    if (ask.type === 'minds') await this.#setMinds(ask.choice);
    if (ask.type === 'cancel') await this.#cancel();
    return { head: garden.head };
  }

  async #submit(
    command: Parameters<WritableGarden['submit']>[0],
    of: Keyed | undefined,
  ): Promise<Answered> {
    const { written } = this.#parts;
    let answer: WriterAnswer | undefined;
    const also: SubmitOptions['also'] =
      of &&
      (async (tx, { submitted, head }) => {
        answer = commandAnswer(submitted, head);
        await this.#answer(tx, { of, answer });
      });
    const submitted = await written.submit(command, { also });
    const last = submitted.events.at(-1);
    const { branch } = written.garden.head;
    const head = last ? { branch, seq: last.seq, hash: last.hash } : written.garden.head;
    return { answer: answer ?? commandAnswer(submitted, head), submitted, repeated: false };
  }

  async #work({ name, input }: Extract<WriterRequest, { type: 'work' }>, of: Keyed | undefined) {
    const { written } = this.#parts;
    if (!written.work) throw new NoSuchWorkError(name);
    let isAnswered = false;
    const answerOf = (result: Json): WriterAnswer => ({ head: written.garden.head, result });
    const result = await written.work({
      name,
      input,
      answer: async (tx, value) => {
        isAnswered = true;
        if (of) await this.#answer(tx, { of, answer: answerOf(value) });
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
    const { store, written } = this.#parts;
    const { branch, seq } = ask.at ?? written.garden.head;
    const { id, createdAt, enter } = ask;
    const fork = { garden: written.garden.name, id, parent: { branch, seq }, createdAt };
    const { tip } = await store.fork(fork, enter ? {} : also);
    return { head: enter ? await written.garden.switchTo(id, also) : tip };
  }

  async #redo(also: AppendOptions): Promise<WriterAnswer> {
    return { head: (await this.#parts.written.garden.redo(also)) ?? null };
  }

  async #setClock(wish: ClockWish): Promise<WriterAnswer> {
    await this.#parts.written.clock.set(wish);
    await this.rememberClock();
    return { head: this.#parts.written.garden.head };
  }

  /** Whatever falls into the time happens first; the rest of it is simply gone. */
  async #pass(to: number): Promise<void> {
    const { garden, clock, submit } = this.#parts.written;
    await clock.passTo?.(to);
    if (garden.world.clock.now < to) await submit({ type: 'advance', to });
  }

  /** Writes down how time runs, for whoever opens the garden next. */
  async rememberClock(): Promise<void> {
    const { database, written, lease } = this.#parts;
    const { state, speed } = written.clock.state();
    await setClockRow(database, { garden: lease.garden, state, speed: String(speed) });
    database.feed.tell(lease.garden);
  }

  async #setMinds(choice: MindChoice): Promise<void> {
    const { database, written, lease } = this.#parts;
    await setMindsRow(database, { garden: lease.garden, minds: JSON.stringify(choice) });
    await written.choose?.(choice);
    database.feed.tell(lease.garden);
  }

  /** The answer is kept with what the character does; whoever takes over finds it, and takes no second turn. */
  async #perform(wish: TurnWish, of: Keyed | undefined): Promise<Answered> {
    const { garden, perform } = this.#parts.written;
    if (!perform) throw new NoTurnsError();
    const first = garden.head.seq + 1;
    let kept: WriterAnswer | undefined;
    const also: SubmitOptions['also'] =
      of &&
      (async (tx, { head }) => {
        const answer: WriterAnswer = { head, first };
        await this.#answer(tx, { of, answer });
        kept = answer;
      });
    const submitted = await perform(wish, { also });
    if (kept) return { answer: kept, submitted, repeated: false };
    const answer = { head: garden.head, first };
    if (of) await this.#answerAlone(of, answer);
    return { answer, submitted, repeated: false };
  }

  async #cancel(): Promise<void> {
    this.#parts.written.cancel?.();
    await this.rememberClock();
  }

  #also(of: Keyed | undefined): AppendOptions {
    if (!of) return {};
    return { also: (tx, head) => this.#answer(tx, { of, answer: { head } }) };
  }

  async #answer(tx: Transaction, { of, answer }: AnswerOf): Promise<void> {
    const { wasPlaced } = await answerRequest(tx, this.#row(of, answer));
    if (wasPlaced) of.onPlaced?.();
  }

  async #answerAlone(of: Keyed, answer: WriterAnswer): Promise<void> {
    const { wasPlaced } = await answerAlone(this.#parts.database, this.#row(of, answer));
    if (wasPlaced) of.onPlaced?.();
  }

  #row({ key, asked }: Keyed, answer: WriterAnswer) {
    return { garden: this.#parts.lease.garden, key, asked, answer: JSON.stringify(answer) };
  }
}

type AloneAsk = Extract<WriterRequest, { type: 'clock' | 'pass' | 'minds' | 'cancel' }>;

interface Keyed {
  readonly key: string;
  readonly asked: string;
  /** Hears that the same was placed by another process. */
  readonly onPlaced?: () => void;
}

interface AnswerOf {
  readonly of: Keyed;
  readonly answer: WriterAnswer;
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
