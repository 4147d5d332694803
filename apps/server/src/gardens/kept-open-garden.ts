// A kept garden behind the port: what is asked of it goes to its writer, wherever that is.
import { AskRefusedError, type KeptGarden, type Notice } from '@hakoniwa/garden';
import { ERROR_CODES, type ErrorCode } from '@hakoniwa/protocol';
import type { Command, Head, Language, Position, SealedEvent } from '@hakoniwa/stage';
import { assert } from '@hakoniwa/stage';
import type { BranchTip, EventStore } from '@hakoniwa/store';
import type { KeptRow } from '@hakoniwa/store/postgres';
import { Chronicle } from '../chronicle.ts';
import { Refused } from '../refused.ts';
import { eventsOf } from './events-of.ts';
import type { GardenClock, GardenFacts, Kept, OpenGarden } from './gardens.ts';
import { newId } from './new-id.ts';
import { WaitingRoom } from './waiting-room.ts';

interface Parts {
  readonly garden: KeptGarden;
  readonly store: EventStore;
  /** Commands that may wait. */
  readonly queue: number;
}

export class KeptOpenGarden implements OpenGarden {
  readonly facts: GardenFacts;
  readonly clock: GardenClock;
  readonly #garden: KeptGarden;
  readonly #store: EventStore;
  readonly #room: WaitingRoom;
  readonly #chronicle: Chronicle;

  constructor({ garden, store, queue }: Parts) {
    this.facts = factsOf(garden.row);
    this.#garden = garden;
    this.#store = store;
    this.#room = new WaitingRoom(queue);
    this.#chronicle = new Chronicle({
      rules: garden.rules,
      subscribe: (listener) => garden.overhear(listener),
    });
    this.clock = {
      state: () => garden.clock,
      set: async (wish) => void (await this.#ask({ type: 'clock', wish })),
    };
  }

  get rules() {
    return this.#garden.rules;
  }
  get world() {
    return this.#garden.world;
  }
  get head() {
    return this.#garden.head;
  }
  get told() {
    return this.#chronicle.lines;
  }
  get waiting() {
    return this.#room.waiting;
  }

  async submit(command: Command, { key }: { key?: string | undefined } = {}): Promise<Kept> {
    const answered = await this.#ask({ type: 'command', command }, key);
    const { head } = answered.answer;
    assert(head, 'a command is answered with where it left the log');
    const submitted = await this.#garden.submittedBy(answered);
    return { ...submitted, head, repeated: answered.repeated };
  }

  async undo(turns: number): Promise<Head> {
    return this.#moved(await this.#ask({ type: 'undo', turns }));
  }

  async redo(): Promise<Head | undefined> {
    return (await this.#ask({ type: 'redo' })).answer.head ?? undefined;
  }

  async switchTo(branch: string): Promise<Head> {
    return this.#moved(await this.#ask({ type: 'switch', branch }));
  }

  async fork({ at, enter }: { at?: Position | undefined; enter: boolean }): Promise<BranchTip> {
    const id = newId('branch');
    const createdAt = new Date().toISOString();
    await this.#ask({ type: 'fork', id, createdAt, enter, ...(at ? { at } : {}) });
    const made = (await this.branches()).find((branch) => branch.id === id);
    assert(made, 'a branch that was made is there');
    return made;
  }

  branches(): Promise<readonly BranchTip[]> {
    return this.#store.branches(this.#garden.name);
  }

  events(page: Parameters<OpenGarden['events']>[0]): Promise<readonly SealedEvent[]> {
    return eventsOf(this.#store, {
      ...page,
      garden: this.#garden.name,
      branch: page.branch ?? this.head.branch,
    });
  }

  subscribe(listener: (notice: Notice) => void): () => void {
    return this.#garden.subscribe(listener);
  }

  #ask(...asked: Parameters<KeptGarden['ask']>): ReturnType<KeptGarden['ask']> {
    return this.#room.enter(() => this.#garden.ask(...asked).catch(refused));
  }

  #moved({ answer }: Awaited<ReturnType<KeptGarden['ask']>>): Head {
    assert(answer.head, 'a move is answered with where it led');
    return answer.head;
  }
}

/** What never changes of a garden, as its row has it. */
export function factsOf(row: KeptRow): GardenFacts {
  return {
    id: row.name,
    name: row.title,
    pack: row.pack,
    ...(row.scenario === undefined ? {} : { scenario: row.scenario }),
    language: row.language as Language,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Codes of the store that the wire has no word for. */
const WIRE_CODES: Readonly<Record<string, ErrorCode>> = { SEQ_OUT_OF_RANGE: 'VALIDATION' };

/** What a writer elsewhere refused is refused here alike. */
function refused(error: unknown): never {
  if (!(error instanceof AskRefusedError)) throw error;
  const code = WIRE_CODES[error.refusal] ?? ERROR_CODES.find((one) => one === error.refusal);
  throw code ? new Refused(code, error.message, { cause: error }) : error;
}
