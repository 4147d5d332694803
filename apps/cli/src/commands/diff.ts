// hakoniwa diff: where two lines of a store part, and what that made of their worlds.

import { diffLogs, diffWorlds } from '@hakoniwa/stage';
import { loadWorld } from '@hakoniwa/store';
import { type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { eventsAt, openLogs, parsePlace } from '../input/log-place.ts';
import { say } from '../locale/index.ts';

export const diff: CliCommand = {
  name: 'diff',
  usage: 'hakoniwa diff <folder> <garden[@branch][:seq]> <garden[@branch][:seq]>',
  summary: commandText('diff.summary'),
  options: {},
  run: async (call) => {
    const [folder, left, right] = call.arguments;
    if (folder === undefined || left === undefined || right === undefined)
      throw new UsageError(diff.usage);
    const { store } = await openLogs(folder, call);
    try {
      const [a, b] = [parsePlace(left), parsePlace(right)];
      const divergence = diffLogs(await eventsAt(store, a), await eventsAt(store, b));
      const patch = diffWorlds(
        (await loadWorld({ store, ...a })).world,
        (await loadWorld({ store, ...b })).world,
      );
      if (call.json)
        call.output.out(JSON.stringify({ divergence: divergence ?? null, patch }, null, 2));
      else {
        call.output.out(
          divergence
            ? say(call.language, { key: 'firstDifference', values: { seq: divergence.seq } })
            : say(call.language, { key: 'same' }),
        );
        for (const operation of patch) call.output.out(`  ${JSON.stringify(operation)}`);
      }
      return divergence || patch.length > 0 ? 1 : 0;
    } finally {
      await store.close();
    }
  },
};
