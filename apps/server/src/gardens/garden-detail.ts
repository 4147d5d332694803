// A garden with everything a list leaves out.
import type { LivingGarden } from '@hakoniwa/garden';
import type { gardenDetailSchema } from '@hakoniwa/protocol';
import { stateHash } from '@hakoniwa/stage';
import type { z } from 'zod';
import type { Viewers } from '../viewers.ts';
import { clockOf } from './clock-of.ts';

export function gardenDetail(
  garden: LivingGarden,
  viewers: Viewers,
): z.input<typeof gardenDetailSchema> {
  const { facts, head, world } = garden;
  return {
    ...facts,
    seq: head.seq,
    head,
    clock: clockOf(garden),
    stateHash: stateHash(world),
    characters: [...world.characters.values()].map(({ id, name }) => ({ id, name })),
    viewers: viewers.watching(facts.id),
  };
}
