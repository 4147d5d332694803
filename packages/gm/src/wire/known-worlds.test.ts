import { describe, expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { knownWorlds } from './known-worlds.ts';
import type { WorldState } from './schema.ts';

const state = (props: WorldState['props']): WorldState => ({
  location: { current: 'Kitchen' },
  characters: { Mio: { location: 'Kitchen' }, Ken: { location: 'Kitchen' } },
  props,
});
const reading = (world: WorldState, speaker = 'Mio') =>
  ({ state: world, speaker, language: 'en', lore: englishLore }) as const;

describe('worlds that were read lately', () => {
  it('[R4] are the same world when the wire says the same', () => {
    const read = knownWorlds();
    const first = read(reading(state({ mug: { location: 'Kitchen' } })));
    expect(read(reading(state({ mug: { location: 'Kitchen' } })))).toBe(first);
    expect(read(reading(state({ mug: { location: 'Mio' } })))).not.toBe(first);
    expect(read(reading(state({ mug: { location: 'Kitchen' } }), 'Ken'))).not.toBe(first);
  });

  it('[R3] are read anew when they are huge or cannot be written down', () => {
    const read = knownWorlds();
    const huge = state({ mug: { aliases: ['x'.repeat(50_000)] } });
    expect(read(reading(huge))).not.toBe(read(reading(huge)));
    const odd = state({ mug: { location: 'Kitchen', made: 10n } });
    expect(read(reading(odd)).props.get('mug')?.name).toBe('mug');
  });
});
