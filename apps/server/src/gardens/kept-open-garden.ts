// A kept garden behind the port: what is asked of it goes to its writer, wherever that is.
import { AskRefusedError, type KeptGarden } from '@hakoniwa/garden';
import { ERROR_CODES, type ErrorCode } from '@hakoniwa/protocol';
import { assert, type Command, type Head, type Language, type Position } from '@hakoniwa/stage';
import type { BranchTip, EventStore } from '@hakoniwa/store';
import type { StoredGardenRow } from '@hakoniwa/store/postgres';
import { Refused } from '../refused.ts';
import { gardenMinds } from './garden-minds.ts';
import type { GardenFacts, GardenMinds, Kept, OpenGarden, ShownClock } from './gardens.ts';
import { newId } from './new-id.ts';
import { OpenGardenFace } from './open-garden-face.ts';

interface Parts {
  readonly garden: KeptGarden;
  readonly store: EventStore;
  /** Commands that may wait. */
  readonly queue: number;
  readonly minds: Pick<Parameters<typeof gardenMinds>[0], 'ledger' | 'pack'>;
}

export class KeptOpenGarden extends OpenGardenFace implements OpenGarden {
  readonly clock: ShownClock;
  readonly minds: GardenMinds;
  readonly #garden: KeptGarden;

  constructor({ garden, store, queue, minds }: Parts) {
    super({ facts: gardenFactsOf(garden.row), seen: garden, store, queue });
    this.#garden = garden;
    this.clock = {
      state: () => garden.clock,
      set: async (wish) => void (await this.#ask({ type: 'clock', wish })),
    };
    this.minds = gardenMinds({
      ...minds,
      garden: this,
      store,
      choice: () => garden.minds,
      choose: async (choice) => void (await this.#ask({ type: 'minds', choice })),
      cancel: async () => void (await this.#ask({ type: 'cancel' })),
      perform: async (wish, options) =>
        this.#kept(await this.#ask({ type: 'perform', wish }, options?.key)),
      hear: (listener) => garden.hearNews(listener),
    });
  }

  async submit(command: Command, { key }: { key?: string | undefined } = {}): Promise<Kept> {
    return this.#kept(await this.#ask({ type: 'command', command }, key));
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

  #ask(...asked: Parameters<KeptGarden['ask']>): ReturnType<KeptGarden['ask']> {
    return this.room.enter(() => this.#garden.ask(...asked).catch(refused));
  }

  async #kept(answered: Awaited<ReturnType<KeptGarden['ask']>>): Promise<Kept> {
    const { head } = answered.answer;
    assert(head, 'a command is answered with where it left the log');
    const submitted = await this.#garden.submittedBy(answered);
    return { ...submitted, head, repeated: answered.repeated };
  }

  #moved({ answer }: Awaited<ReturnType<KeptGarden['ask']>>): Head {
    assert(answer.head, 'a move is answered with where it led');
    return answer.head;
  }
}

/** What never changes of a garden, as its row has it. */
export function gardenFactsOf(row: StoredGardenRow): GardenFacts {
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
const WIRE_CODES: Readonly<Record<string, ErrorCode>> = {
  NO_SUCH_SPEED: 'VALIDATION',
  SEQ_OUT_OF_RANGE: 'VALIDATION',
  BUDGET_EXCEEDED: 'TOKENS_USED_UP',
  MODEL_ABORTED: 'CALLED_OFF',
};

/** What a writer elsewhere refused is refused here alike. */
function refused(error: unknown): never {
  if (!(error instanceof AskRefusedError)) throw error;
  const code = WIRE_CODES[error.refusal] ?? ERROR_CODES.find((one) => one === error.refusal);
  throw code ? new Refused(code, error.message, { cause: error }) : error;
}
