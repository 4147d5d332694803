// Fragments that were found and logs that were bound, as they are read.
import type { logListSchema, WireFragment } from '@hakoniwa/protocol/sessions';
import { nameOf, type World } from '@hakoniwa/stage';
import type { z } from 'zod';
import type { PlayScene } from '../play/scene.ts';
import { playStateIn } from '../state/play-state.ts';
import { logsIn } from './log-works.ts';

export type LogList = z.infer<typeof logListSchema>;

export function readLogs(scene: PlayScene, world: World | undefined): LogList {
  if (!world) return { fragments: [], logs: [] };
  const found = Object.entries(playStateIn(world).fragments);
  const fragments = found.flatMap(([id, { place, collected }]): WireFragment[] => {
    const fragment = scene.campaign.fragments.get(id);
    if (!fragment) return [];
    const { emotion, rarity, memory } = fragment;
    return [
      {
        ...{ id, emotion, rarity, memory, collected, foundAt: nameOf(world, place) },
        keyword: scene.text(fragment.keyword),
        backstory: collected ? scene.text(fragment.backstory) : '',
      },
    ];
  });
  return { fragments, logs: logsIn(world) };
}
