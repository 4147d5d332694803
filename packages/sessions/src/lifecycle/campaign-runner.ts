// Opens campaigns for play: the pack, the rules, and the works that the garden's writer does.
import { phraseBookOf } from '@hakoniwa/actor';
import {
  Garden,
  type GardenKind,
  gardenRules,
  NoSuchWorkError,
  type OpenForWriting,
  type Work,
  type WritableGarden,
} from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import type { Json, Pack, Rulebook } from '@hakoniwa/stage';
import { type Campaign, campaignOf } from '../pack/campaign.ts';
import { endingRules } from '../pack/ending-rules.ts';
import { playedScene } from '../play/scene.ts';
import { withSessionRules } from '../play/session-rules.ts';
import { PlayRefused } from '../refused.ts';
import { type CharacterRow, characterOfGarden } from '../rows/character-row.ts';
import { runsOf } from '../rows/run.ts';
import { throughConflict } from '../rows/through-conflict.ts';
import type { CampaignParts, CampaignRuntime, PlayWork } from '../runtime/campaign-runtime.ts';
import { PLAY_WORKS } from './works/index.ts';

/** A campaign in which no turn was taken yet. */
const IDLE = { turning: false, left: undefined, telling: undefined };

/** How the name of every campaign's garden begins. */
const PREFIX = 'campaign-';

export interface CampaignRunnerParts extends CampaignParts {
  readonly gm: Gm;
  /** A pack by its id, read with the sections of sessions. */
  readonly packOf: (id: string) => Promise<Pack | undefined>;
  /** Works beyond those of play: results, continuing. */
  readonly works?: readonly PlayWork<never, unknown>[] | undefined;
}

export interface PlayedPack {
  readonly pack: Pack;
  readonly campaign: Campaign;
}

export class CampaignRunner implements GardenKind {
  readonly parts: CampaignRunnerParts;
  readonly #rules = new Map<string, Rulebook>();

  constructor(parts: CampaignRunnerParts) {
    this.parts = parts;
  }

  static readonly prefix = PREFIX;

  /** Whether a garden is a campaign's. */
  isOf(garden: string): boolean {
    return garden.startsWith(PREFIX);
  }

  /** A pack that is played as a campaign; refused when there is none of that id. */
  async packOf(id: string): Promise<PlayedPack> {
    const pack = await this.parts.packOf(id);
    const campaign = pack && campaignOf(pack);
    if (!pack || !campaign) throw new PlayRefused('UNKNOWN_PACK', 'there is no such pack to play');
    return { pack, campaign };
  }

  /** The rules campaigns are played by. */
  rules(): Rulebook {
    const known = this.#rules.get('') ?? withSessionRules(gardenRules({ gm: this.parts.gm }));
    this.#rules.set('', known);
    return known;
  }

  async rulesOf(): Promise<Rulebook> {
    return this.rules();
  }

  async sceneOf({ pack: id, language }: Pick<CharacterRow, 'pack' | 'language'>) {
    const { pack, campaign } = await this.packOf(id);
    const phrases = phraseBookOf(pack, language);
    const { gm } = this.parts;
    return playedScene({ gm, rules: this.rules(), campaign, language, phrases });
  }

  /** Opens a campaign's garden for its writer; its time stands still between turns. */
  async open({ row, store }: OpenForWriting): Promise<WritableGarden> {
    const { name } = row;
    const character = await characterOfGarden(runsOf(this.parts.database), name);
    if (!character) throw new TypeError(`nobody plays in ${name}`);
    const scene = await this.sceneOf(character);
    const garden = await Garden.open({ name, store, rules: this.rules() });
    const { session } = scene.campaign;
    const ending = endingRules({ ...session.ending, ...session.endings?.[character.scenario] });
    const { gm: _gm, packOf: _packOf, works: _works, ...setup } = this.parts;
    const runtime: CampaignRuntime = {
      ...setup,
      ...{ character, garden, store, scene, ending },
      ...IDLE,
    };
    const face = { state: 'paused', speed: 1 } as const;
    return {
      garden,
      clock: { state: () => face, set: () => undefined, stop: () => undefined },
      submit: garden.submit.bind(garden),
      work: this.#worker(runtime),
    };
  }

  /** Works are done one after another; a second turn is refused instead of waiting. */
  #worker(runtime: CampaignRuntime): (work: Work) => Promise<Json> {
    const works = new Map(
      [...PLAY_WORKS, ...(this.parts.works ?? [])].map((one) => [one.name, one]),
    );
    let last: Promise<unknown> = Promise.resolve();
    return ({ name, input, answer }) => {
      const work = works.get(name);
      if (!work) throw new NoSuchWorkError(name);
      if (name === 'session-turn' && runtime.turning)
        throw new PlayRefused('TURN_RUNNING', 'another turn is being taken');
      const run = work.run as unknown as PlayWork<Json, Json>['run'];
      // What stops a turn cannot wait for its end.
      if (name === 'session-stop') return run(runtime, input, answer);
      const done = last.then(() => {
        // Only one turn after another goes on from what is remembered; any other work may change the session.
        if (name === 'session-turn') return run(runtime, input, answer);
        runtime.left = undefined;
        return throughConflict(() => run(runtime, input, answer));
      });
      last = done.catch(() => undefined);
      return done;
    };
  }
}
