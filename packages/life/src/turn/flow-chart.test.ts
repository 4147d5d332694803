// The decision flow of daily life as a state machine: every node and every edge of the chart, by name.
import { describe, expect, it } from 'vitest';
import { lifeStateOf } from '../moment/life-state.ts';
import { doing, feeling, flat, live } from '../test/live.ts';

const rest = { action: 'rest', durationMinutes: 10 };
const four = doing(rest, rest, rest, rest);
/** Falls below ten so many minutes from the start. */
const pressedAfter = (minutes: number) => feeling({ bladder: 10 + 0.15 * minutes - 0.001 });

type Node = 'completed' | 'emergency' | 'auto-move' | 'decided';

/** The nodes passed after the start, with the count at each. */
function course(needs: Record<string, unknown>, minutes: number): [Node, number][] {
  const passed: [Node, number][] = [];
  const world = flat({ needs });
  let seen = 0;
  for (let minute = 0; minute <= minutes; minute += 0.5) {
    const { events, world: now } = live(world, { decide: four, minutes: minute });
    const count = lifeStateOf(now, 'yana')?.count ?? 0;
    for (const event of events.filter(({ actor }) => actor === 'yana').slice(seen)) {
      seen += 1;
      const { auto, emergency } = event.detail as { auto?: boolean; emergency?: string };
      const isWalkTo = event.type === 'walk-started';
      if (event.type === 'activity-completed') passed.push(['completed', count]);
      else if (isWalkTo && auto) passed.push(['auto-move', count]);
      else if (event.type === 'activity-started')
        passed.push([emergency === undefined ? 'decided' : 'emergency', count]);
    }
  }
  return passed;
}

describe('the chart', () => {
  const calm = course(feeling({}), 40);

  it('[LF15] completed → count + 1 → none urgent, count below three → decided', () => {
    expect(calm.slice(0, 5)).toEqual([
      ['decided', 0],
      ['completed', 1],
      ['decided', 1],
      ['completed', 2],
      ['decided', 2],
    ]);
  });

  it('[LF15] count of three → auto-move → count reset → decided', () => {
    expect(calm.slice(5, 8)).toEqual([
      ['completed', 0],
      ['auto-move', 0],
      ['decided', 0],
    ]);
  });

  it('[LF15] urgent → emergency, which counts like any other action', () => {
    const nodes = course(pressedAfter(10), 25);
    expect(nodes.slice(0, 3)).toEqual([
      ['decided', 0],
      ['completed', 1],
      ['emergency', 1],
    ]);
    expect(nodes[3]).toEqual(['completed', 2]);
  });

  it('[LF15] urgent at the third → emergency, no auto-move; it comes at the next completion', () => {
    const nodes = course(pressedAfter(30), 45);
    expect(nodes.slice(5, 9).map(([node]) => node)).toEqual([
      'completed',
      'emergency',
      'completed',
      'auto-move',
    ]);
  });

  it('[LF13] urgent in the middle → broken off → emergency, and what was broken off counts for nothing', () => {
    const nodes = course(pressedAfter(5), 12);
    expect(nodes.slice(0, 2)).toEqual([
      ['decided', 0],
      ['emergency', 0],
    ]);
  });

  it('[LF15] the auto-move goes to one of the places within three maps, never into a home', () => {
    const { events, world } = live(flat(), { decide: four, minutes: 31 });
    const walk = events.find(({ detail }) => (detail as { auto?: boolean })?.auto);
    expect(['street', 'cafe', 'office']).toContain(walk?.target);
    expect(walk?.detail).toMatchObject({ at: world.clock.now });
  });
});
