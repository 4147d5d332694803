// Golden gardens: scenes and a town as they are shown, chronicled, reported and watched; whoever changes them sees what else changed.
import { fileURLToPath } from 'node:url';
import { type Audience, hashText, type SealedEvent, stateHash, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { SimulatedWall } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { chronicleEntries } from '../src/chronicle/chronicle.ts';
import { chronicleHtml, chronicleMarkdown } from '../src/chronicle/chronicle-text.ts';
import { openScene } from '../src/open-scene.ts';
import { metricsOf } from '../src/report/metrics.ts';
import { reportData } from '../src/report/report-data.ts';
import { townReportHtml } from '../src/report/report-html.ts';
import { townReportMarkdown } from '../src/report/report-markdown.ts';
import { TownRecord } from '../src/report/town-record.ts';
import { runScene } from '../src/scene.ts';
import { type SimulationStep, simulate } from '../src/simulate.ts';
import { watch } from '../src/watch/watch.ts';
import { gm } from './model-scene.ts';

const packs = fileURLToPath(new URL('../../../packs/', import.meta.url));

/** A message by its kind, its parts and its digest: whole ones would fill a book. */
function summary(text: string): string {
  const message = JSON.parse(text) as Record<string, unknown>;
  return `${String(message.type)} ${Object.keys(message).join()} ${hashText(text).slice(0, 12)}`;
}

it.each([
  ['kitchen', 'kitchen_morning', 'ja'],
  ['kitchen', 'coffee_trap', 'en'],
  ['mansion', 'last_will', 'ja'],
] as const)(
  '%s, %s in %s is played and watched as it was; `vitest -u` writes it anew',
  async (pack, scenario, language) => {
    const store = new MemoryEventStore();
    const { parts } = await openScene({
      ...{ folder: `${packs}${pack}`, scenario, language, seed: 1, gm, store, name: 'golden' },
    });
    const { garden } = parts;
    const [id = ''] = garden.world.characters.ids();
    const audiences: readonly Audience[] = [
      { as: 'director' },
      { as: 'public' },
      { as: 'character', id },
    ];
    const wall = new SimulatedWall();
    const sent: string[] = [];
    for (const audience of audiences) {
      const send = (text: string) => void sent.push(`${audience.as} ${summary(text)}`);
      await watch({ garden, audience, wall, store, rules: garden.rules, send });
    }
    const shown: string[] = [];
    for await (const turn of runScene({ ...parts, turns: 24 })) {
      shown.push(JSON.stringify(turn));
      await wall.pass(20_000);
    }
    await expect([...shown, ...sent, ''].join('\n')).toMatchFileSnapshot(
      `../fixtures/golden/${scenario}.${language}.txt`,
    );
  },
);

/** A town for so many days, with everything that happened. */
async function lived(language: 'ja' | 'en') {
  const events: SealedEvent[] = [];
  const lines: string[] = [];
  let last: SimulationStep | undefined;
  const store = new MemoryEventStore();
  const run = { folder: `${packs}town`, language, days: 1, residents: 5, seed: 3, store, gm };
  for await (const part of simulate({ ...run, name: 'golden', lines: 'all' })) {
    events.push(...part.events);
    lines.push(...part.lines);
    last = part;
  }
  if (!last) throw new Error('nothing happened');
  return { town: last.town, world: last.world as World, events, lines };
}

it.each(['ja', 'en'] as const)(
  'a town in %s is chronicled and reported as it was; `vitest -u` writes it anew',
  async (language) => {
    const { town, world, events } = await lived(language);
    const { genesis, life } = town;
    const record = new TownRecord(genesis, life.needs);
    for (const event of events) record.add(event);
    const of = { world, began: genesis.clock.now, life, rules: town.garden.rules };
    const entries = events.flatMap((event) => chronicleEntries(of, { event }));
    const page = { title: 'Town', language, entries };
    const data = reportData({ record, life, world, language });
    const told = [
      chronicleMarkdown(page),
      townReportMarkdown(data),
      JSON.stringify(metricsOf(record, world), null, 1),
      townReportHtml(data),
      `${chronicleHtml(page).length} ${stateHash(world)}`,
      '',
    ];
    await expect(told.join('\n')).toMatchFileSnapshot(`../fixtures/golden/town.${language}.txt`);
  },
);
