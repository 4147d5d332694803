// When the answers of effects reach the world: at their decision moment, or in a watched garden as they come.
import { type Command, type Effect, effectId, type World } from '@hakoniwa/stage';
import type { EffectOutcome } from '../effects/perform-effect.ts';
import type { TalkLines } from '../talk/talk-lines.ts';

/** The command that tells an outcome to the world. */
export function answerOf({ id }: Effect, outcome: EffectOutcome): Command {
  return { type: 'answer', effect: effectId(id), ...outcome };
}

/** The moment by which an effect must be answered; one that names none is awaited at once. */
export function decisionMoment(effect: Effect, world: World): number {
  return Math.max(effect.decideBy ?? world.clock.now, world.clock.now);
}

/**
 * The first effect whose decision moment comes no later than `moment`; ties go by id. What those who
 * speak in talks see to is not awaited.
 */
export function dueEffect(
  world: World,
  moment: number,
  voices: TalkLines | undefined,
): Effect | undefined {
  if (world.pending.size === 0) return undefined;
  let first: Effect | undefined;
  for (const effect of world.pending.values()) {
    if (decisionMoment(effect, world) > moment || voices?.seesTo(effect)) continue;
    if (!first || isBefore(effect, first)) first = effect;
  }
  return first;
}

function isBefore(a: Effect, b: Effect): boolean {
  const [first, second] = [a.decideBy ?? 0, b.decideBy ?? 0];
  return first < second || (first === second && a.id < b.id);
}
