// A decision of instinct: what one costs in every scene of three packs, as the scenes go on.
import { instinct } from '@hakoniwa/actor';
import { openScene, Recollection, Storyline, takeTurn } from '@hakoniwa/garden';
import { LabGardens, SHIPPED_PACKS } from '@hakoniwa/lab';
import type { CharacterId } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';

const PACKS = ['kitchen', 'detective-office', 'mansion'];
const SEEDS = [1, 2];
const TURNS = 60;

/** Each decision is made so often: a single one is too short for the clock of the processor. */
const TIMES = 10;

export async function decisions(): Promise<readonly Figure[]> {
  const gardens = await LabGardens.open({ shipped: SHIPPED_PACKS, beside: '.' });
  const found: number[] = [];
  for (const name of PACKS) {
    const source = await gardens.pack(name);
    for (const scenario of Object.keys(source.pack.scenarios))
      for (const seed of SEEDS) found.push(...(await scene({ gardens, source, scenario, seed })));
  }
  // The first are made while the code is still being made fast.
  const warm = found.slice(found.length / 10);
  const figure = (share: number, bar: string): Figure => ({
    name: `a decision, p${share * 100}`,
    value: percentile(warm, share),
    unit: 'ms',
    bar,
  });
  return [
    { name: 'decisions', value: warm.length, unit: '' },
    figure(0.5, '< 1'),
    figure(0.99, '< 5'),
  ];
}

interface PlayedScene {
  readonly gardens: LabGardens;
  readonly source: Awaited<ReturnType<LabGardens['pack']>>;
  readonly scenario: string;
  readonly seed: number;
}

/** Milliseconds of processor time of every decision of a scene. */
async function scene({ gardens, source, scenario, seed }: PlayedScene): Promise<number[]> {
  const store = new MemoryEventStore();
  const { gm } = gardens;
  const opened = await openScene({ ...source, scenario, seed, gm, store, name: 'scene' });
  const { garden, phrases } = opened.parts;
  const recollection = await Recollection.of(garden, store);
  const storyline = new Storyline(opened.parts);
  const cast = garden.world.characters.ids() as CharacterId[];
  const found: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const who = cast[turn % cast.length] as CharacterId;
    const taken = await takeTurn({
      ...{ garden, recollection, phrases, who },
      mind: (context) => {
        const before = process.cpuUsage();
        // A copy each time: what is worked out for one context is kept for it.
        for (let i = 0; i < TIMES; i++) instinct({ ...context });
        const { user, system } = process.cpuUsage(before);
        found.push((user + system) / 1_000 / TIMES);
        return instinct(context);
      },
    });
    const end = { world: garden.world, seq: garden.head.seq };
    const { injection } = storyline.take(taken.events, end);
    if (injection) await garden.submit(injection);
  }
  recollection.close();
  return found;
}
