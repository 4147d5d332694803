// A mind's context for tests: a world, what was witnessed, and a personality.
import {
  ACTOR_RULES,
  contextOf,
  type Memory,
  type MindContext,
  memoriesOf,
  NO_PHRASES,
  type PhraseBook,
} from '@hakoniwa/actor';
import {
  type Act,
  type Condition,
  characterId,
  composeRulebook,
  documentOf,
  genesisHead,
  type Intends,
  type Json,
  MINUTE_MS,
  type SealedEvent,
  type SpokenAct,
  STAGE_RULES,
  seal,
  seedRng,
  step,
  type Why,
  type World,
} from '@hakoniwa/stage';

export const rules = composeRulebook(STAGE_RULES, ACTOR_RULES);

export type Traits = Partial<
  Record<
    | 'openness'
    | 'conscientiousness'
    | 'extraversion'
    | 'agreeableness'
    | 'neuroticism'
    | 'grit'
    | 'growthMindset',
    number
  >
>;

/** A personality of fifties but for the given traits. */
export function traits(
  given: Traits = {},
  values: readonly string[] = [],
): Record<string, unknown> {
  const even = {
    openness: 50,
    conscientiousness: 50,
    extraversion: 50,
    agreeableness: 50,
    neuroticism: 50,
    grit: 50,
    growthMindset: 50,
  };
  return { personality: { ...even, ...given, values } };
}

/** A world lived in: acts done in order, and what everybody witnessed of them. */
export class Lived {
  world: World;
  readonly events: SealedEvent[] = [];

  constructor(world: World) {
    this.world = world;
  }

  act(
    actor: string,
    verb: string,
    more: Partial<Act> = {},
    meant: { readonly intends?: Intends | undefined; readonly why?: Why } = {},
  ): this {
    const act = { verb, actor: characterId(actor), ...more };
    return this.#keep(step(rules, this.world, { type: 'act', act, ...meant }));
  }

  inject(text: string, patch: readonly object[] = [], wants?: Condition): this {
    const happening = { type: 'inject', by: 'gm', text, patch, ...(wants ? { wants } : {}) };
    return this.#keep(step(rules, this.world, happening as never));
  }

  /** So many minutes pass. */
  wait(minutes: number): this {
    const to = this.world.clock.now + minutes * MINUTE_MS;
    return this.#keep(step(rules, this.world, { type: 'advance', to }));
  }

  /** Words as a memory of their hearers, without a GM to read them. */
  say(actor: string, speech: string, says: readonly SpokenAct[] = []): this {
    const witnesses = this.world.characters.ids();
    const draft = {
      type: 'turn-performed',
      at: this.world.clock.now,
      outcome: 'done' as const,
      patch: [],
      witnesses,
      command: { type: 'perform' as const, actor: characterId(actor), text: speech },
      actor,
      detail: { speech, ...(says.length > 0 ? { says: [...says] } : {}) } as Json,
    };
    this.events.push(...seal(this.#head(), [draft]));
    return this;
  }

  memories(id: string): Memory[] {
    return memoriesOf(this.events, id);
  }

  context(id: string, options: { seed?: number; phrases?: PhraseBook } = {}): MindContext {
    const { seed = 1, phrases = NO_PHRASES } = options;
    const context = contextOf({
      rules,
      world: this.world,
      id: characterId(id),
      memories: this.memories(id),
      phrases,
      rng: seedRng(seed),
    });
    if (!context) throw new Error(`there is no ${id}`);
    return context;
  }

  #keep(result: ReturnType<typeof step>): this {
    this.events.push(...seal(this.#head(), result.events));
    this.world = result.world;
    return this;
  }

  #head() {
    const last = this.events.at(-1);
    return last
      ? { branch: last.branch, seq: last.seq, hash: last.hash }
      : genesisHead(documentOf(this.world));
  }
}
