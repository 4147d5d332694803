// An effect came back: it is taken off the list of what is awaited, once.
import { deny } from '../../act/denial.ts';
import { pointer } from '../../patch/pointer.ts';
import type { Handler } from '../rulebook.ts';

export const handleAnswer: Handler<'answer'> = (_rules, world, command) => {
  const pending = world.pending.get(command.effect);
  if (!pending) {
    const denial = deny('OUT_OF_SCOPE', {
      cause: 'unknown-effect',
      more: { about: command.effect },
    });
    return { denial, changes: [{ type: 'answer-denied', patch: [], denial }] };
  }
  return {
    changes: [
      {
        type: 'effect-answered',
        patch: [{ op: 'remove', path: pointer('pending', pending.id) }],
        actor: pending.for,
        detail: { kind: pending.kind, outcome: command.outcome },
      },
    ],
  };
};
