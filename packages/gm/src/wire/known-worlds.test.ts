import { describe, expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { knownWorlds } from './known-worlds.ts';
import type { WorldState } from './schema.ts';

const state = (props: WorldState['props']): WorldState => ({
  location: { current: 'Kitchen' },
  characters: { Mio: { location: 'Kitchen' }, Ken: { location: 'Kitchen' } },
  props,
});
const reading = (world: WorldState, { speaker = 'Mio', session = 's' } = {}) =>
  ({ state: world, speaker, session, language: 'en', lore: englishLore }) as const;
const boxes = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`box ${i}`, { location: 'Kitchen' }]),
  );

describe('worlds that were read lately', () => {
  it('[R4] are the same world when the wire says the same', () => {
    const read = knownWorlds();
    const first = read(reading(state({ mug: { location: 'Kitchen' } })));
    expect(read(reading(state({ mug: { location: 'Kitchen' } })))).toBe(first);
    expect(read(reading(state({ mug: { location: 'Mio' } })))).not.toBe(first);
    expect(read(reading(state({ mug: { location: 'Kitchen' } }), { session: 'other' }))).toBe(
      first,
    );
  });

  it('[R10] are kept however large they are, each for its own conversation', () => {
    const read = knownWorlds();
    const first = read(reading(state(boxes(1_500))));
    expect(read(reading(state(boxes(1_500))))).toBe(first);
    const other = read(reading(state(boxes(1_600)), { session: 'other' }));
    expect(other.props.size).toBe(1_600);
    const third = read(reading(state({ ...boxes(1_500), 'box 3': { location: 'Mio' } })));
    expect(third.props.get('box 3')?.at).toEqual({ holder: 'Mio' });
    expect(third.props.get('box 4')).toBe(first.props.get('box 4'));
    expect(first.props.get('box 3')?.at).toEqual({ place: 'Kitchen' });
  });

  it('[R11] are forgotten when there is too much of them, the one unused for longest first', () => {
    const read = knownWorlds({ keptWeight: 80_000 });
    const of = (session: string) => read(reading(state(boxes(300)), { session }));
    const [a, b] = [of('a'), of('b')];
    expect(of('a')).toBe(a);
    of('c');
    expect(of('a')).toBe(a);
    expect(of('b')).not.toBe(b);
  });

  it('[R3] are read when they cannot be written down or have one endless name', () => {
    const read = knownWorlds();
    const odd = state({ mug: { location: 'Kitchen', made: 10n } });
    expect(read(reading(odd)).props.get('mug')?.name).toBe('mug');
    const huge = state({ mug: { aliases: ['x'.repeat(50_000)] } });
    expect(read(reading(huge)).props.get('mug')?.aliases[0]).toHaveLength(50_000);
  });
});
