// How a life begins: what a pack says of needs stays, the rest is well, and first moments are spread over some minutes.
import { MICROPOINTS, MINUTE_MS, patchWorld, type World } from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { enrol, isEnrolled } from './enrol.ts';

const config = lifeConfig();
const NOW = 90_500;
const town = (count: number, self: Record<string, unknown> = {}): World =>
  aWorld({
    places: [aPlace('home')],
    characters: Array.from({ length: count }, (_, i) =>
      aCharacter(`r${String(i).padStart(3, '0')}`, 'home', { needs: {}, ...self }),
    ),
    more: { clock: { start: '2026-04-01', now: NOW } },
  });
const begun = (world: World) => patchWorld(world, enrol(config, world).patch).world;

describe('a life that begins', () => {
  it('is one event, after which everybody has one', () => {
    const world = town(3);
    expect(isEnrolled(world)).toBe(false);
    expect(enrol(config, world).type).toBe('life-began');
    const after = begun(world);
    expect(isEnrolled(after)).toBe(true);
    expect(after.systems.get('life')).toMatchObject({ people: 3 });
  });

  it('feels well, and worse from now on as the config says', () => {
    const { needs } = begun(town(1)).characters.get('r000' as never) ?? {};
    const rates = Object.fromEntries(config.needs.map((need) => [need, config.decay[need] ?? 0]));
    for (const need of config.needs)
      expect([need, needs?.[need]]).toEqual([
        need,
        {
          micropoints: 80 * MICROPOINTS,
          ratePerMinute: rates[need],
          since: rates[need] === 0 ? expect.any(Number) : NOW,
        },
      ]);
  });

  it('keeps what a pack said, of needs of its own too', () => {
    const said = { micropoints: 12 * MICROPOINTS, ratePerMinute: 0, since: NOW };
    const world = town(1, { needs: { energy: said, calm: said } });
    const { needs } = begun(world).characters.get('r000' as never) ?? {};
    expect(needs?.energy).toMatchObject({
      micropoints: 12 * MICROPOINTS,
      ratePerMinute: config.decay.energy,
    });
    expect(needs?.calm).toEqual(said);
    expect(needs?.satiety).toMatchObject({ micropoints: 80 * MICROPOINTS });
  });

  it.each([
    [1, [0]],
    [16, Array.from({ length: 16 }, () => 0)],
    [17, Array.from({ length: 17 }, (_, i) => i % 2)],
    [40, Array.from({ length: 40 }, (_, i) => i % 3)],
    [600, Array.from({ length: 600 }, (_, i) => i % 30)],
  ])(
    'comes to its first moment at a whole second, %i people apart by minutes',
    (count, minutes) => {
      const world = begun(town(count));
      const wakes = world.characters.ids().map((id) => lifeStateOf(world, id)?.wake ?? -1);
      const expected = minutes.map((minute) => 91_000 + minute * MINUTE_MS);
      expect(wakes.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
    },
  );

  it('is given to newcomers alone the next time', () => {
    const world = begun(town(2));
    const more = { ...world, characters: begun(town(3)).characters };
    expect(isEnrolled(more)).toBe(false);
    const { patch } = enrol(config, more);
    expect(patch.map(({ path }) => path)).toEqual([
      '/characters/r002/needs',
      expect.stringContaining('r002'),
      '/systems/life',
    ]);
    expect(patchWorld(more, patch).world.systems.get('life')).toMatchObject({ people: 3 });
  });
});
