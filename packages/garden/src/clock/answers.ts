// When the answers of effects reach the world: at their decision moment, or in a watched garden as they come.
import { LINE } from '@hakoniwa/life';
import { type Command, type Effect, effectId, isJsonObject, type World } from '@hakoniwa/stage';
import type { EffectOutcome } from '../effects/perform-effect.ts';
import type { TalkLines } from '../talk/talk-lines.ts';

/** What came of an effect. */
export interface Came {
  readonly effect: Effect;
  readonly outcome: EffectOutcome;
}

/** The command that tells an outcome to the world; a line that did not come is spoken by instinct. */
export function answerOf(
  came: Came,
  { world, voices }: { readonly world: World; readonly voices: TalkLines | undefined },
): Command {
  const { effect, outcome } = came;
  if (effect.kind === LINE && outcome.outcome !== 'text' && voices)
    return voices.lineFor(world, effect, { because: causeOf(outcome) });
  return { type: 'answer', effect: effectId(effect.id), ...outcome };
}

function causeOf(outcome: EffectOutcome): string {
  const value = outcome.outcome === 'failed' ? outcome.value : undefined;
  return isJsonObject(value) && typeof value.code === 'string' ? value.code : outcome.outcome;
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
  { moment, voices }: { readonly moment: number; readonly voices: TalkLines | undefined },
): Effect | undefined {
  if (world.pending.size === 0) return undefined;
  let first: Effect | undefined;
  for (const effect of world.pending.values()) {
    if (decisionMoment(effect, world) > moment || voices?.seesTo(effect, world)) continue;
    if (!first || isBefore(effect, first)) first = effect;
  }
  return first;
}

function isBefore(a: Effect, b: Effect): boolean {
  const [first, second] = [a.decideBy ?? 0, b.decideBy ?? 0];
  return first < second || (first === second && a.id < b.id);
}
