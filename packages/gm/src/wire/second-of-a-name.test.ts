// Two coffees from one machine: keys apart, one name.
import { applyPatch, type Json } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

it('[R8] a second thing of one name has a key of its own and is called by its name', () => {
  let world = flat();
  const turn = (text: string) => {
    const { response } = answer(gm, text, { world, speaker: 'やな' });
    const document = applyPatch(world as unknown as Json, response.world_delta);
    world = document as unknown as WorldState;
    return response;
  };
  turn('*コーヒーメーカーを使う* 一杯目。');
  turn('*コーヒーメーカーを使う* 二杯目。');
  expect(world.props?.['コーヒー#2']).toMatchObject({ name: 'コーヒー' });
  expect(JSON.stringify(turn('*グラスを取る* のどが渇いた。').fact_cards)).not.toContain('#');
  for (const left of [1, 0]) {
    expect(turn('*コーヒーを飲む* おいしい。').allowed).toBe(true);
    const coffees = Object.keys(world.props ?? {}).filter((key) => /^コーヒー(?:#|$)/u.test(key));
    expect(coffees).toHaveLength(left);
  }
});
