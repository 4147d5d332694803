// hakoniwa replay: folds a log again, checks it, and may judge it anew under today's rules.

import { gardenRules } from '@hakoniwa/garden';
import { fullStateHash, type Rejudged, rejudge, worldFrom } from '@hakoniwa/stage';
import { loadWorld } from '@hakoniwa/store';
import { type Call, type CliCommand, type ExitCode, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { eventsAt, gardenOf, openLogs, parsePlace } from '../input/log-place.ts';
import { say } from '../locale/index.ts';

export const replay: CliCommand = {
  name: 'replay',
  usage: 'hakoniwa replay <folder> [garden[@branch][:seq]] [--verify] [--rejudge]',
  summary: commandText('replay.summary'),
  options: {
    verify: {
      type: 'boolean',
      help: commandText('replay.verify'),
    },
    rejudge: {
      type: 'boolean',
      help: commandText('replay.rejudge'),
    },
  },
  run: async (call) => {
    const [folder] = call.arguments;
    if (folder === undefined) throw new UsageError(replay.usage);
    const logs = await openLogs(folder, call);
    const { store } = logs;
    try {
      const place = parsePlace(await gardenOf(logs, call));
      const { world, head } = await loadWorld({
        store,
        ...place,
        verify: call.options.verify === true,
      });
      const again =
        call.options.rejudge === true
          ? rejudge(gardenRules(), {
              initial: worldFrom(await store.genesis(place.garden)),
              events: await eventsAt(store, place),
            })
          : undefined;
      return report(call, { events: head.seq, head, hash: fullStateHash(world), again });
    } finally {
      await store.close();
    }
  },
};

interface Report {
  readonly events: number;
  readonly head: object;
  readonly hash: string;
  readonly again: Rejudged | undefined;
}

function report({ json, output, language }: Call, { events, head, hash, again }: Report): ExitCode {
  const differences = again?.differences ?? [];
  if (json)
    output.out(
      JSON.stringify({ events, head, stateHash: hash, ...(again ? { differences } : {}) }, null, 2),
    );
  else {
    output.out(say(language, { key: 'replayed', values: { events, hash } }));
    if (again)
      output.out(
        differences.length === 0
          ? say(language, { key: 'rejudgedSame' })
          : say(language, { key: 'rejudgedDiffers', values: { count: differences.length } }),
      );
    for (const { seq, field, recorded, today } of differences)
      output.out(`  ${seq} ${field}: ${JSON.stringify(recorded)} → ${JSON.stringify(today)}`);
  }
  return differences.length === 0 ? 0 : 1;
}
