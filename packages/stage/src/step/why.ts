// Holds the reasons of a command against the world, and puts them on what it comes to.
import { type Denial, deny } from '../act/denial.ts';
import { type Why, whySchema } from '../base/why-schema.ts';
import { limits } from '../limits.ts';
import type { World } from '../world/world.ts';
import type { Command } from './command.ts';
import type { HandlerOutcome } from './rulebook.ts';

/** What is wrong with the reasons a command gives: none is longer than it may be, or from the future. */
export function whyDenial(world: World, command: Command): Denial | undefined {
  for (const why of reasonsIn(command)) {
    if (!whySchema.safeParse(why).success)
      return deny('OUT_OF_SCOPE', { cause: 'bad-why', more: { needs: String(limits.whyBytes) } });
    const ahead = [why.answers ?? 0, ...(why.causes ?? [])].find((one) => one > world.seq);
    if (ahead !== undefined)
      return deny('OUT_OF_SCOPE', { cause: 'not-yet-happened', more: { about: String(ahead) } });
  }
  return undefined;
}

function reasonsIn(command: Command): readonly Why[] {
  if (command.type !== 'perform' && command.type !== 'act') return [];
  const parts = command.type === 'perform' ? (command.parts ?? []) : [];
  return [command, ...parts].flatMap(({ why }) => why ?? []);
}

/** An outcome whose first event says why, unless it says so itself. */
export function becauseOf(outcome: HandlerOutcome, why: Why | undefined): HandlerOutcome {
  const [first, ...rest] = outcome.changes;
  if (!why || first?.why) return outcome;
  if (first) return { ...outcome, changes: [{ ...first, why }, ...rest] };
  const { onward } = outcome;
  if (!onward) return outcome;
  const next = (world: World) => {
    const more = onward(world);
    return more && becauseOf(more, why);
  };
  return { ...outcome, onward: next };
}
