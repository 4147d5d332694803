// A person's hand: any change the invariants bear, and pins that no rule may move.
import type { Operation } from '../../patch/operation.ts';
import { pointer } from '../../patch/pointer.ts';
import type { Handler } from '../rulebook.ts';

export const handleEdit: Handler<'edit'> = (_rules, world, command) => {
  const unpinned = (command.unlock ?? []).filter((path) => world.locks.has(path));
  const pins: Operation[] = [
    ...unpinned.map((path): Operation => ({ op: 'remove', path: pointer('locks', path) })),
    ...(command.lock ?? []).map(
      (path): Operation => ({
        op: 'add',
        path: pointer('locks', path),
        value: { by: command.by },
      }),
    ),
  ];
  return {
    changes: [
      { type: 'world-edited', patch: [...command.patch, ...pins], detail: { by: command.by } },
    ],
  };
};
