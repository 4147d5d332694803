// The words of a day in town: in turn, in their own voices, and never the same again too soon.
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Command, isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { linesIn } from '../../test/town-week.ts';
import { type Simulation, type SimulationStep, simulate } from '../simulate.ts';
import { openTown } from '../town/open-town.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../../packs/town', import.meta.url));
const APART = 20;

async function day(more: Partial<Simulation> = {}): Promise<readonly SealedEvent[]> {
  const events: SealedEvent[] = [];
  const store = new MemoryEventStore();
  for await (const part of simulate({ folder, days: 1, seed: 1, store, name: 'town', ...more }))
    events.push(...part.events);
  return events;
}

it.each(['ja', 'en'] as const)('[GR18] a day of talk in %s', async (language) => {
  const events = await day({ gm, language });
  const spoken = events.filter(({ type }) => type === 'turn-performed');
  expect(spoken.length).toBeGreaterThan(40);
  expect(events.filter(({ denial, type }) => denial || type === 'line-missed')).toEqual([]);
  const heard = new Map<string, string[]>();
  for (const event of spoken) {
    const [speech = ''] = linesIn([event]);
    const before = heard.get(event.actor ?? '') ?? [];
    expect([event.actor, speech, before.slice(-APART).includes(speech)]).toEqual([
      event.actor,
      speech,
      false,
    ]);
    for (const id of event.witnesses) heard.set(id, [...(heard.get(id) ?? []), speech]);
  }
});

it('[GR18] where lines are off or nobody judges, talks go on without words', async () => {
  for (const events of [await day(), await day({ gm, lines: 'none' })]) {
    expect(linesIn(events)).toEqual([]);
    expect(
      events.some(
        ({ type, detail }) =>
          type === 'activity-completed' && (detail as { action?: string }).action === 'talk',
      ),
    ).toBe(true);
  }
});

it('[GR32] days come up in later talk, and after an undo all is known that was said before it', async () => {
  const store = new MemoryEventStore();
  const run = { folder, days: 2, seed: 1, store, name: 'town', gm, language: 'ja' as const };
  let last: SimulationStep | undefined;
  const on = new Set<unknown>();
  for await (const part of simulate(run)) {
    for (const { command } of part.events) on.add(occasionOf(command));
    last = part;
  }
  const { garden, voices } = last?.town ?? {};
  expect(on).toContain('memory');
  await garden?.undo(200);
  await voices?.ready();
  const fresh = await openTown(run);
  expect(fresh.garden.head).toEqual(garden?.head);
  for (const id of fresh.garden.world.characters.ids()) {
    expect(fresh.voices?.heardBy(id).length).toBeGreaterThan(0);
    expect(voices?.heardBy(id)).toEqual(fresh.voices?.heardBy(id));
  }
});

function occasionOf(command: Command | undefined): unknown {
  const value = command?.type === 'answer' && isJsonObject(command.value) ? command.value : {};
  return isJsonObject(value.note) ? value.note.on : undefined;
}
