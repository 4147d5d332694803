// Runs a scene: the cast takes turns, the storyteller watches, and everything is told as it happens.
import { type HappeningTable, instinct, type PhraseBook } from '@hakoniwa/actor';
import type { Embedder } from '@hakoniwa/model';
import type { Sifter } from '@hakoniwa/sift';
import type { CharacterId } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden, SubmitOptions } from './garden.ts';
import { Recollection } from './recollection.ts';
import { type SceneTurn, sceneTurn } from './scene-turn.ts';
import { Storyline } from './storyline.ts';
import { type Mind, type TakenTurn, takeTurn } from './turn.ts';

export interface SceneParts {
  readonly garden: Garden;
  readonly store: EventStore;
  readonly phrases: PhraseBook;
  readonly table: HappeningTable;
  readonly turns: number;
  /** Who takes the first of them; whoever's turn it is when left out. */
  readonly first?: CharacterId | undefined;
  /** The mind of each character; instinct where none is given. */
  readonly mindOf?: (id: CharacterId) => Mind;
  /** Gives vectors by which memories are recalled. */
  readonly embedder?: Embedder | undefined;
  readonly topicsOf: (speech: string) => readonly string[];
  /** The stories the garden's GM listens for; the shipped ones when left out. */
  readonly sifter?: Sifter | undefined;
  /** Rows kept in the transaction of the first turn. */
  readonly also?: SubmitOptions['also'];
}

/**
 * Takes so many turns; each is yielded once it is committed. A garden that has been lived in goes on
 * from where its log ends, as if it had never stopped.
 */
export async function* runScene(parts: SceneParts): AsyncGenerator<SceneTurn> {
  const { garden, store, embedder } = parts;
  const recollection = await Recollection.of(garden, store, { embedder });
  const storyline = new Storyline(parts);
  if (recollection.events.length > 0)
    storyline.readOn(await store.genesis(garden.name), recollection.events);
  try {
    for (let taken = 0; taken < parts.turns; taken++) {
      const who = (taken === 0 ? parts.first : undefined) ?? storyline.next(garden.world);
      if (who === undefined) return;
      const mind = parts.mindOf?.(who) ?? instinct;
      const also = taken === 0 ? parts.also : undefined;
      const { phrases } = parts;
      const turn = await takeTurn({ garden, recollection, phrases, mind, who, also });
      yield await told(storyline, { garden, turn });
    }
  } finally {
    recollection.close();
  }
}

/** Lets the storyteller see the turn, and step in when nothing moves. */
async function told(
  storyline: Storyline,
  { garden, turn }: { readonly garden: Garden; readonly turn: TakenTurn },
): Promise<SceneTurn> {
  const { number, said } = storyline;
  const { report, injection } = storyline.take(turn.events, {
    world: garden.world,
    seq: garden.head.seq,
  });
  const injected = injection && (await garden.submit(injection));
  return sceneTurn(garden, {
    ...{ turn: number, taken: turn, report, said },
    injected: injected?.verdict.allowed ? (injection?.text ?? null) : null,
  });
}
