// A stage on which raw performances are judged and remembered, for tests of minds over time.
import {
  ACTOR_RULES,
  contextOf,
  insightsOf,
  type MindContext,
  memoriesOf,
  NO_PHRASES,
  type PhraseBook,
  watchPromises,
} from '@hakoniwa/actor';
import { createGm, gmRules } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import {
  type Act,
  type Command,
  characterId,
  composeRulebook,
  documentOf,
  genesisHead,
  HOUR_MS,
  type SealedEvent,
  STAGE_RULES,
  seal,
  seedRng,
  step,
  type World,
} from '@hakoniwa/stage';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const rules = watchPromises(composeRulebook(STAGE_RULES, gmRules(gm), ACTOR_RULES));

/** Plays commands through the one door and keeps the log. */
export class Played {
  world: World;
  readonly events: SealedEvent[] = [];

  constructor(world: World) {
    this.world = world;
  }

  /** Says or does something in raw text. */
  perform(actor: string, text: string): this {
    return this.run({ type: 'perform', actor: characterId(actor), text });
  }

  act(actor: string, verb: string, more: Partial<Act> = {}): this {
    return this.run({ type: 'act', act: { verb, actor: characterId(actor), ...more } });
  }

  /** Lets hours pass. */
  wait(hours: number): this {
    return this.run({ type: 'advance', to: this.world.clock.now + hours * HOUR_MS });
  }

  run(command: Command): this {
    const result = step(rules, this.world, command);
    const last = this.events.at(-1);
    const head = last
      ? { branch: last.branch, seq: last.seq, hash: last.hash }
      : genesisHead(documentOf(this.world));
    this.events.push(...seal(head, result.events));
    this.world = result.world;
    return this;
  }

  context(
    id: string,
    { seed = 1, phrases = NO_PHRASES }: { seed?: number; phrases?: PhraseBook } = {},
  ): MindContext {
    const memories = memoriesOf(this.events, id);
    const context = contextOf({
      rules,
      world: this.world,
      id: characterId(id),
      memories,
      insights: insightsOf(memories, id),
      phrases,
      rng: seedRng(seed),
    });
    if (!context) throw new Error(`there is no ${id}`);
    return context;
  }

  affinity(from: string, to: string): number {
    return this.world.relations.get(`${from}>${to}`)?.affinity ?? 0;
  }
}
