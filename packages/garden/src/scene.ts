// Runs a scene: the cast takes turns, the storyteller watches, and everything is told as it happens.
import { type HappeningTable, instinct, type PhraseBook } from '@hakoniwa/actor';
import type { Embedder } from '@hakoniwa/model';
import type { Sifter } from '@hakoniwa/sift';
import type { CharacterId, Condition, SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden, SubmitOptions, Submitted } from './garden.ts';
import { Recollection } from './recollection.ts';
import { type SceneTurn, sceneTurn } from './scene-turn.ts';
import { Storyline } from './storyline.ts';
import { type Mind, type TakenTurn, takeTurn } from './turn.ts';

export interface SceneParts {
  readonly garden: Garden;
  readonly store: EventStore;
  readonly phrases: PhraseBook;
  readonly table: HappeningTable;
  /** How likely something happens by itself in a turn. */
  readonly rate?: number | undefined;
  readonly turns: number;
  /** Who takes the first of them; whoever's turn it is when left out. */
  readonly first?: CharacterId | undefined;
  /** The mind of each character; instinct where none is given. */
  readonly mindOf?: ((id: CharacterId) => Mind) | undefined;
  /** Gives vectors by which memories are recalled. */
  readonly embedder?: Embedder | undefined;
  readonly topicsOf: (speech: string) => readonly string[];
  /** The stories the garden's GM listens for; those beneath every pack when left out. */
  readonly sifter?: Sifter | undefined;
  /** What the scenario asks for. */
  readonly goal?: Condition | undefined;
  /** Rows kept in the transaction of the first turn. */
  readonly also?: SubmitOptions['also'];
}

/** What one turn is taken with. */
export interface TurnTaking extends Pick<SceneParts, 'first' | 'also' | 'mindOf'> {}

/** A turn that was taken: as it is shown, and as it was kept. */
export interface SceneTurnTaken {
  readonly shown: SceneTurn;
  readonly submitted: Submitted;
}

/**
 * A scene that stays open between its turns: what everybody remembers and how the story stands follow the log, so that
 * a turn costs the same however long it is. After a move in the log it is opened anew.
 */
export class Scene {
  readonly #parts: Omit<SceneParts, 'turns'>;
  readonly #recollection: Recollection;
  readonly #storyline: Storyline;
  readonly #leave: () => void;
  /** What was committed since the last turn, by whoever. */
  #between: SealedEvent[] = [];

  private constructor(parts: Omit<SceneParts, 'turns'>, recollection: Recollection) {
    this.#parts = parts;
    this.#recollection = recollection;
    this.#storyline = new Storyline(parts);
    this.#leave = parts.garden.subscribe((notice) => {
      if (notice.type === 'committed') this.#between.push(...notice.submitted.events);
    });
  }

  /** Opens the scene of a garden where its log ends, as if it had never stopped. */
  static async open(parts: Omit<SceneParts, 'turns'>): Promise<Scene> {
    const { garden, store, embedder } = parts;
    const recollection = await Recollection.of(garden, store, { embedder });
    const scene = new Scene(parts, recollection);
    const { events } = recollection;
    if (events.length > 0) scene.#storyline.readOn(await store.genesis(garden.name), events);
    return scene;
  }

  /** Takes the next turn; undefined when it is nobody's. */
  async take(
    { first, also, mindOf }: TurnTaking = this.#parts,
  ): Promise<SceneTurnTaken | undefined> {
    const { garden, phrases } = this.#parts;
    const who = first ?? this.#storyline.next(garden.world);
    if (who === undefined) return undefined;
    this.#storyline.see(this.#between.splice(0));
    const before = garden.world;
    const mind = mindOf?.(who) ?? instinct;
    const recollection = this.#recollection;
    const turn = await takeTurn({ garden, recollection, phrases, mind, who, also });
    const shown = await told(this.#storyline, { garden, turn });
    const own = new Set(turn.events);
    this.#storyline.see(this.#between.splice(0).filter((event) => !own.has(event)));
    const { events, denial, world } = turn;
    const verdict = denial ? { allowed: false, denial } : { allowed: true };
    return { shown, submitted: { verdict, events, effects: [], before, world } };
  }

  /** Follows the garden no longer. */
  close(): void {
    this.#leave();
    this.#recollection.close();
  }
}

/** Takes so many turns; each is yielded once it is committed. */
export async function* runScene(parts: SceneParts): AsyncGenerator<SceneTurn> {
  const scene = await Scene.open(parts);
  const { mindOf, first, also } = parts;
  try {
    for (let taken = 0; taken < parts.turns; taken++) {
      const turn = await scene.take(taken === 0 ? { mindOf, first, also } : { mindOf });
      if (!turn) return;
      yield turn.shown;
    }
  } finally {
    scene.close();
  }
}

/** Lets the storyteller see the turn, and step in when nothing moves. */
async function told(
  storyline: Storyline,
  { garden, turn }: { readonly garden: Garden; readonly turn: TakenTurn },
): Promise<SceneTurn> {
  const { number } = storyline;
  const { report, injection } = storyline.take(turn.events, {
    world: garden.world,
    seq: garden.head.seq,
  });
  const injected = injection && (await garden.submit(injection));
  const { hasReachedGoal } = storyline;
  return sceneTurn(garden, {
    ...{ turn: number, taken: turn, report, hasReachedGoal },
    injected: injected?.verdict.allowed ? (injection?.text ?? null) : null,
  });
}
