// The nexus played without a server: turns worked out one after another, for tests of the rules of play.
import { fileURLToPath } from 'node:url';
import { phraseBookOf } from '@hakoniwa/actor';
import { checkPack, gardenRules } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Language, placeId, type World } from '@hakoniwa/stage';
import { campaignOf, SESSION_SECTIONS } from '../src/index.ts';
import { beginFirst } from '../src/play/begin.ts';
import { firstWorld } from '../src/play/first-world.ts';
import type { PlayIntent } from '../src/play/intent.ts';
import { type PlayedTurn, playTurn } from '../src/play/play-turn.ts';
import { playedScene } from '../src/play/scene.ts';
import { withSessionRules } from '../src/play/session-rules.ts';
import { PlayTurn } from '../src/play/turn.ts';
import { PLAY_SYSTEM, PLAYER, type PlayState, playStateIn } from '../src/state/play-state.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../packs/nexus', import.meta.url));
const { pack } = await checkPack(folder, SESSION_SECTIONS);
const campaign = pack && campaignOf(pack);
if (!pack || !campaign) throw new Error('the nexus is not sound');
const rules = withSessionRules(gardenRules({ gm }));

/** What of the world a test may set. */
interface Put {
  readonly place: string;
  readonly money: number;
  /** How many events there were: other ones give other chances. */
  readonly seq: number;
}

export class NexusGame {
  readonly scene;
  world: World;
  last: PlayedTurn;
  readonly turns: PlayedTurn[] = [];

  constructor(language: Language, seed = 1) {
    if (!pack || !campaign) throw new Error('the nexus is not sound');
    this.scene = playedScene({
      gm,
      rules,
      campaign,
      language,
      phrases: phraseBookOf(pack, language),
    });
    const of = {
      pack,
      campaign,
      language,
      seed,
      name: language === 'ja' ? 'アキ' : 'Aki',
      description: '',
    };
    this.world = firstWorld(of);
    this.last = beginFirst(this.#of());
    this.world = this.last.world;
  }

  get state(): PlayState {
    return playStateIn(this.world);
  }

  write(text: string): PlayedTurn {
    return this.#played({ text });
  }

  choose(id: string): PlayedTurn {
    const choice = this.last.choices.find((one) => one.id === id);
    if (!choice) throw new Error(`${id} is not offered; ${this.last.choices.map((one) => one.id)}`);
    return this.#played(choice);
  }

  /** Does something, offered or not. */
  want(intent: PlayIntent): PlayedTurn {
    return this.#played({ intent });
  }

  /** Goes on from another state of play, and from somewhere else. */
  put({ place, money, seq, ...change }: Partial<PlayState & Put>): void {
    const { world } = this;
    const self = world.characters.get(PLAYER);
    if (!self) throw new Error('somebody plays');
    const moved = { ...self, place: placeId(place ?? self.place), money: money ?? self.money };
    this.world = {
      ...world,
      seq: seq ?? world.seq,
      characters: world.characters.set(PLAYER, moved),
      systems: world.systems.set(PLAY_SYSTEM, { ...this.state, ...change } as never),
    };
  }

  /** The chances of the next turn, in the order they are drawn. */
  chances(count: number): number[] {
    const turn = new PlayTurn(this.#of());
    return Array.from({ length: count }, () => turn.draw());
  }

  /** What would come of a choice, without taking it. */
  tried(id: string): PlayedTurn {
    const choice = this.last.choices.find((one) => one.id === id);
    if (!choice) throw new Error(`${id} is not offered`);
    return playTurn(this.#of(), choice);
  }

  #played(wanted: Parameters<typeof playTurn>[1]): PlayedTurn {
    this.last = playTurn(this.#of(), wanted);
    this.world = this.last.world;
    this.turns.push(this.last);
    return this.last;
  }

  #of() {
    return { scene: this.scene, world: this.world, sessionNumber: 1, now: '2026-01-01T00:00:00Z' };
  }
}
