// hakoniwa scene: a scene as it plays, turn by turn, with the GM's verdicts.

import { type OpenedScene, openScene } from '@hakoniwa/garden';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type EventStore, FileEventStore, MemoryEventStore } from '@hakoniwa/store';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { MODEL_OPTIONS } from '../input/model-options.ts';
import { packFolder } from '../input/pack-folder.ts';
import { sceneModel } from '../input/scene-model.ts';
import { numberOf, SCENE_OPTIONS } from '../input/scene-options.ts';
import { say } from '../locale/index.ts';
import { playScene } from '../scene/play-scene.ts';

export const scene: CliCommand = {
  name: 'scene',
  usage:
    'hakoniwa scene --pack packs/kitchen [--scenario id] [--turns n] [--seed n] [--model auto]',
  summary: commandText('scene.summary'),
  options: { ...SCENE_OPTIONS, ...MODEL_OPTIONS },
  run: async (call) => {
    const { options } = call;
    const pack = options.pack ?? call.arguments[0];
    if (typeof pack !== 'string')
      throw new UsageError(
        say(call.language, { key: 'packMissing', values: { command: 'scene --pack' } }),
      );
    const folder = packFolder(pack);
    const seed = numberOf(call, 'seed') ?? 1;
    const turns = numberOf(call, 'turns');
    const model = await sceneModel(call);
    const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
    const store: EventStore =
      typeof options.out === 'string'
        ? new FileEventStore({ folder: options.out })
        : new MemoryEventStore();
    try {
      const opened = await open(call, { folder, seed, gm, store });
      return await playScene(call, { opened, gm, seed, turns: turns ?? opened.turns, model });
    } finally {
      await model?.close();
      await store.close();
    }
  },
};

interface Opening {
  readonly folder: string;
  readonly seed: number;
  readonly gm: Gm;
  readonly store: EventStore;
}

async function open({ options, language, output }: Call, opening: Opening): Promise<OpenedScene> {
  const opened = await openScene({
    ...opening,
    ...(typeof options.scenario === 'string' && { scenario: options.scenario }),
    ...(options.language === undefined ? {} : { language }),
    name: 'scene',
  });
  if (opened.isResumed) {
    const { seq } = opened.parts.garden.head;
    output.err(say(language, { key: 'resumed', values: { folder: String(options.out), seq } }));
  }
  return opened;
}
