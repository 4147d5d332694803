// How the chronicle is read from a garden's log: where a day begins and ends, and what its events tell.

import { type LifeConfig, lifeConfig } from '@hakoniwa/life';
import { protocolLimits } from '@hakoniwa/protocol';
import type { SealedEvent } from '@hakoniwa/stage';
import type { LivingGarden } from '../gardens/living-garden.ts';
import {
  type ChronicleEntry,
  type ChronicleFilter,
  chronicleEntries,
  dayOf,
  toldMomentOf,
} from './chronicle.ts';

export interface ChronicleAsked {
  readonly garden: LivingGarden;
  /** How its people live; none in a scene. */
  readonly life: LifeConfig | undefined;
  readonly filter: Pick<ChronicleFilter, 'who' | 'kinds'>;
}

/** The moment a log begins at, and how many days there are so far. */
export async function spanOf(garden: LivingGarden): Promise<{ began: number; days: number }> {
  const { world, head } = garden;
  const [first] = await garden.events({ branch: head.branch, after: 0, limit: 1 });
  const began = first?.at ?? world.clock.now;
  return { began, days: dayOf(world.clock.now, began) };
}

/** The seq before a day's first event, and that of its last. */
export async function boundsOf(
  garden: LivingGarden,
  { began, day }: { began: number; day: number },
): Promise<{ before: number; last: number }> {
  const dayIn = (event: SealedEvent) => dayOf(toldMomentOf(event), began);
  const from = await firstOf(garden, (event) => dayIn(event) >= day);
  const to = await firstOf(garden, (event) => dayIn(event) > day);
  return { before: from - 1, last: to - 1 };
}

interface Told {
  readonly event: SealedEvent;
  readonly told: readonly ChronicleEntry[];
}

/** The events of a stretch of the log with what each tells, oldest first, read a page at a time. */
export async function* toldBetween(
  { garden, life, filter, began }: ChronicleAsked & { readonly began: number },
  { after, last }: { after: number; last: number },
): AsyncGenerator<Told> {
  const { world, head, rules } = garden;
  const chronicled = { world, began, life: life ?? lifeConfig(), rules: life ? undefined : rules };
  let read = after;
  while (read < last) {
    const limit = Math.min(protocolLimits.pageEvents, last - read);
    const page = await garden.events({ branch: head.branch, after: read, limit });
    if (page.length === 0) return;
    for (const event of page) {
      yield { event, told: chronicleEntries(chronicled, { event, filter }) };
      read = event.seq;
    }
  }
}

/** The seq of the first event that is so, when all after it are; one beyond the last when none is. */
async function firstOf(
  garden: LivingGarden,
  isSo: (event: SealedEvent) => boolean,
): Promise<number> {
  const { head } = garden;
  let [low, high] = [1, head.seq + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [event] = await garden.events({ branch: head.branch, after: middle - 1, limit: 1 });
    if (!event || isSo(event)) high = middle;
    else low = middle + 1;
  }
  return low;
}
