// The minds of one open garden: which model plays whom right now, what it may cost, and how to call it all off.

import {
  type LanguageModel,
  ModelAbortedError,
  type OutboundDoor,
  type ServerSchedulers,
  stackLayers,
} from '@hakoniwa/model';
import { AUTO, INSTINCT, type MindChoice, type MindNews } from '@hakoniwa/protocol';
import type { Position } from '@hakoniwa/stage';
import { openModel } from '../model-run.ts';
import type { FoundModel } from '../model-run-find.ts';
import type { CallLedger } from './call-ledger.ts';
import { keptModel } from './kept-model.ts';
import { modelNameFor } from './mind-choice.ts';

/** A model, and whether somebody said that it is to be used. */
export interface SourcedModel extends FoundModel {
  /** Set in the environment or in the settings; one that was only found plays while somebody watches. */
  readonly isTold: boolean;
}

/** Where models come from: the environment, the settings, what this machine offers. */
export interface ModelSource {
  /** The model a name means; undefined when there is none now. */
  readonly find: (name: string) => Promise<SourcedModel | undefined>;
  /** Tokens in 24 hours of a garden that has no cap of its own. */
  readonly tokensPerDay: () => number | undefined;
  readonly schedulers: ServerSchedulers;
}

export interface MindRoomParts {
  readonly source: ModelSource;
  readonly ledger: CallLedger;
  readonly choice: MindChoice;
  readonly at: () => Position;
  /** Whether anybody looks at the garden. */
  readonly isWatched: () => boolean;
  readonly onNews: (news: MindNews) => void;
}

export class MindRoom {
  readonly #parts: MindRoomParts;
  readonly #models = new Map<string, { door: OutboundDoor; model: LanguageModel }>();
  #choice: MindChoice;
  #control = new AbortController();

  constructor(parts: MindRoomParts) {
    this.#parts = parts;
    this.#choice = parts.choice;
  }

  get choice(): MindChoice {
    return this.#choice;
  }

  /** Aborted when the calls under way are not wanted any more. */
  get signal(): AbortSignal {
    return this.#control.signal;
  }

  choose(choice: MindChoice): void {
    this.#choice = choice;
  }

  /** The model that plays a character now; undefined for instinct. */
  async modelFor(id: string): Promise<LanguageModel | undefined> {
    const name = modelNameFor(this.#choice, id);
    if (name === INSTINCT) return undefined;
    const found = await this.#parts.source.find(name);
    if (!found) return undefined;
    const isWanted = name !== AUTO || found.isTold || this.#parts.isWatched();
    return isWanted ? this.#open(found) : undefined;
  }

  /** Calls off what is under way; what is asked from now on goes on. */
  callOff(reason: string): void {
    this.#control.abort(new ModelAbortedError({ reason }));
    this.#control = new AbortController();
  }

  #open({ address, door }: SourcedModel): LanguageModel {
    const key = JSON.stringify(address);
    const known = this.#models.get(key);
    if (known?.door === door) return known.model;
    const { ledger, at, onNews, source } = this.#parts;
    const scheduler = source.schedulers.of(address.baseUrl);
    const capTokens = () => this.#choice.tokensPerDay ?? source.tokensPerDay();
    const layer = keptModel({ ledger, at, onNews, capTokens });
    const model = stackLayers(openModel({ address, door, scheduler }), [layer]);
    this.#models.set(key, { door, model });
    return model;
  }
}
