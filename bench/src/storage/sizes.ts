// What is kept of a spoken turn and of a town's event, before it is packed and after.
import { packedBytes } from '@hakoniwa/store';
import type { Figure } from '../figure.ts';
import { costlyPaths } from './costly-paths.ts';
import { allBytes, bothLanguages, kitchens, LANGUAGES, TURNS, town } from './lived.ts';

const TURN_BAR = '<= 2048';
const EVENT_BAR = '<= 1024';
const PACKING_BAR = '>= 8';
/** Days of the talking town: so many that lists of the day and of stories are full. */
const DAYS = 3;

export async function sizes(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const language of LANGUAGES) {
    const scenes = await kitchens(language);
    const bytes = allBytes(scenes.flat()) / scenes.length / TURNS;
    const name = `a spoken turn in the kitchen, ${language}`;
    figures.push({ name, value: bytes, unit: 'B', bar: TURN_BAR });
  }
  const gm = await bothLanguages();
  for (const language of LANGUAGES) {
    const { events } = await town({ language, days: DAYS, gm });
    const [bytes, packed] = [allBytes(events), await packedBytes(events)];
    const event = { value: bytes / events.length, unit: 'B', bar: EVENT_BAR };
    figures.push(
      { name: `an event of the talking town, ${language}`, ...event },
      { name: `the same packed, ${language}`, value: packed / events.length, unit: 'B' },
      { name: `packing, ${language}`, value: bytes / packed, unit: '×', bar: PACKING_BAR },
    );
    const costly = costlyPaths(events).map(
      ({ what, perEvent }) => `${what} ${perEvent.toFixed(0)}`,
    );
    console.error(`  bytes an event, ${language}: ${costly.join(', ')}`);
  }
  return figures;
}
