// The chronicle: what is in it, what a filter leaves, and that text stays text.
import { lifeConfig } from '@hakoniwa/life';
import { HOUR_MS, type SealedEvent } from '@hakoniwa/stage';
import { aTown, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { livingGarden, MORNING } from '../../test/living-garden.ts';
import { gardenRules } from '../rules.ts';
import { type ChronicleFilter, chronicleEntries } from './chronicle.ts';
import { chronicleHtml, chronicleMarkdown } from './chronicle-text.ts';

const genesis = aTown({ residents: 4 });
const of = { world: genesis, began: genesis.clock.now, life: lifeConfig() };

async function aDay(): Promise<SealedEvent[]> {
  const { clock, events } = await livingGarden();
  await clock.runUntil({ moment: MORNING + 30 * HOUR_MS });
  return events;
}

it('[CH1] every line is there, by day, and filters leave only what they name', async () => {
  const events = await aDay();
  const entries = (filter?: ChronicleFilter) =>
    events.flatMap((event) => chronicleEntries(of, { event, filter }));
  const all = entries();
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all.map(({ day }) => day))).toEqual(new Set([1, 2]));
  const name = genesis.characters.get('r1')?.name ?? '';
  expect(entries({ who: [name] })).toEqual(all.filter(({ who }) => who === 'r1'));
  expect(entries({ who: ['r1'], kinds: ['walk'], days: { from: 2, to: 2 } })).toEqual(
    all.filter(({ who, kind, day }) => who === 'r1' && kind === 'walk' && day === 2),
  );
  expect(entries({ places: ['nowhere'] })).toEqual([]);
  const english = events.flatMap((event) => chronicleEntries({ ...of, language: 'en' }, { event }));
  expect(english).toHaveLength(all.length);
});

it('[CH3] a scene is told by its own words, and a story by a line of its own', async () => {
  const [event] = await aDay();
  if (!event) throw new Error('a day has events');
  const world = smallWorld();
  const told = { world, began: world.clock.now, life: lifeConfig(), rules: gardenRules() };
  const taken = {
    ...{ ...event, seq: 9, type: 'prop-taken', actor: 'yana', object: 'mug', place: 'kitchen' },
    detail: { verb: 'take' },
  };
  const [line] = chronicleEntries(told, { event: taken });
  expect(line).toMatchObject({ seq: 9, kind: 'act', who: 'yana' });
  expect(line?.text).toContain(world.props.get('mug')?.name);
  expect(chronicleEntries({ ...told, rules: undefined }, { event: taken })).toEqual([]);
  const story = { events: [3, 9], text: 'friends again', kind: 'mended', roles: {}, pattern: 'a' };
  const patch = [{ op: 'add' as const, path: '/systems/stories', value: [story] }];
  expect(chronicleEntries(told, { event: { ...taken, patch } }).at(-1)).toMatchObject({
    ...{ seq: 9, kind: 'story', text: 'friends again' },
  });
  expect(
    chronicleEntries(told, { event: { ...taken, patch }, filter: { kinds: ['story'] } }),
  ).toHaveLength(1);
});

it('[CH2] hostile text stays text', () => {
  const entries = [
    {
      seq: 1,
      day: 1,
      clock: '10:30',
      kind: 'speech' as const,
      text: '<img src=x> **bold** `code`',
    },
  ];
  const html = chronicleHtml({ title: '<b>', language: 'en', entries });
  expect(html).not.toMatch(/<img|<b>/);
  expect(html).toContain('&lt;img src=x&gt;');
  const markdown = chronicleMarkdown({ title: 't', language: 'ja', entries });
  expect(markdown).toContain('## 1日目');
  expect(markdown).toContain('\\<img src=x\\> \\*\\*bold\\*\\* \\`code\\`');
});
