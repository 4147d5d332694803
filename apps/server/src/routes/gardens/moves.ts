// Moving along the log: undo, redo, another branch, a new one. Nothing is ever deleted.
import {
  forkedSchema,
  forkRequestSchema,
  movedSchema,
  redoRequestSchema,
  switchRequestSchema,
  undoRequestSchema,
} from '@hakoniwa/protocol';
import { jsonContent } from '../../api/json-content.ts';
import { Refused } from '../../refused.ts';
import { moveRoute } from './move-route.ts';

const moved = jsonContent('Moved', movedSchema);

export const gardenUndo = moveRoute({
  id: 'undo',
  summary: 'undo.summary',
  body: { name: 'UndoRequest', schema: undoRequestSchema },
  answer: moved,
  move: async (garden, { turns }) => ({ head: await garden.undo(turns) }),
});

export const gardenRedo = moveRoute({
  id: 'redo',
  summary: 'redo.summary',
  body: { name: 'RedoRequest', schema: redoRequestSchema },
  answer: moved,
  conflicts: [409],
  move: async (garden) => {
    const head = await garden.redo();
    if (!head)
      throw new Refused('NOTHING_TO_REDO', 'nothing was undone, or something has happened since');
    return { head };
  },
});

export const gardenSwitch = moveRoute({
  id: 'switch',
  summary: 'switch.summary',
  body: { name: 'SwitchRequest', schema: switchRequestSchema },
  answer: moved,
  move: async (garden, { branch }) => ({ head: await garden.switchTo(branch) }),
});

export const gardenFork = moveRoute({
  id: 'fork',
  summary: 'fork.summary',
  body: { name: 'ForkRequest', schema: forkRequestSchema },
  answer: jsonContent('Forked', forkedSchema),
  move: async (garden, fork) => ({ branch: await garden.fork(fork), head: garden.head }),
});
