// The minds of a room at work: turns of a scene and the effects of a town, each with instinct behind it.
import { instinct, withoutPlans } from '@hakoniwa/actor';
import type { Gm } from '@hakoniwa/gm';
import type { LifeConfig } from '@hakoniwa/life';
import { BudgetExceededError } from '@hakoniwa/model';
import { hashText, seedRng } from '@hakoniwa/stage';
import type { PerformEffect } from '../effects/perform-effect.ts';
import { lifeMind } from '../life-mind/life-mind.ts';
import { modelCast } from '../model-run.ts';
import type { OpenedScene } from '../open-scene.ts';
import type { SceneParts } from '../scene.ts';
import type { TalkLines } from '../talk/talk-lines.ts';
import type { MindRoom } from './mind-room.ts';

interface SceneRoom {
  readonly room: MindRoom;
  readonly opened: OpenedScene;
  readonly gm: Gm;
  /** Another draw of the same turn; the garden's own chance when left out. */
  readonly seed?: number | undefined;
}

/** The cast of a scene: whoever has a model now is played by it, the others by instinct. */
export function roomCast({ room, opened, gm, seed }: SceneRoom): NonNullable<SceneParts['mindOf']> {
  const seeded = seed === undefined ? {} : { seed };
  return (id) => async (given) => {
    const { signal, choice } = room;
    const planned = choice.plans === 'off' ? withoutPlans(given) : given;
    const context = seed === undefined ? planned : { ...planned, rng: reseeded(planned.rng, seed) };
    const model = await room.modelFor(id);
    signal.throwIfAborted();
    if (!model) return instinct(context);
    const { mode } = room.choice;
    const proposal = await modelCast({ opened, gm, model, mode, signal, ...seeded })(id)(context);
    // Whatever was called off in the last moment is not done either.
    signal.throwIfAborted();
    return proposal;
  };
}

function reseeded(rng: readonly number[], seed: number) {
  return seedRng(Number.parseInt(hashText(`${rng.join()}:${seed}`).slice(0, 8), 16));
}

interface TownRoom {
  readonly room: MindRoom;
  readonly life: LifeConfig;
  readonly voices: TalkLines | undefined;
  /** Hears that the day's tokens are used up. */
  readonly onUsedUp: (error: BudgetExceededError) => void;
}

/** No model plays this resident now. */
class NoMindError extends Error {
  readonly code = 'NO_MODEL';
  override readonly name = 'NoMindError';
}

/** The mind of a town; what has no model now is left to instinct. */
export function roomPerform({ room, life, voices, onUsedUp }: TownRoom): PerformEffect {
  const heardBy = (id: string) => voices?.heardBy(id) ?? [];
  return async (effect, performing) => {
    const model = effect.for === undefined ? undefined : await room.modelFor(effect.for);
    if (!model) throw new NoMindError('instinct decides');
    const signal = AbortSignal.any([performing.signal, room.signal]);
    try {
      return await lifeMind({ model, life, heardBy })(effect, { ...performing, signal });
    } catch (error) {
      if (error instanceof BudgetExceededError) onUsedUp(error);
      throw error;
    }
  };
}
