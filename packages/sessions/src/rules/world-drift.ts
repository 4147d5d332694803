// How a session moves the state of the world: small steps by what was done, the same for the same deeds.

import type { PlayEventKind } from '@hakoniwa/protocol/sessions';
import type { Axis } from '../pack/axes.ts';

/** The most one session moves an axis, in percent. */
const MOST = 2;

export interface DriftEvent {
  readonly kind: PlayEventKind;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** How far each axis moves; tensions move together by `tension`. */
export function worldDrift(
  events: readonly DriftEvent[],
): Readonly<Record<Axis | 'tension', number>> {
  const count = (...kinds: readonly PlayEventKind[]) =>
    events.filter(({ kind }) => kinds.includes(kind)).length;
  const battles = events.filter(({ kind }) => kind === 'battle.finished');
  const won = battles.filter(({ detail }) => detail?.won === true).length;
  const lost = battles.length - won;
  const kind = count('npc.talked', 'item.delivered', 'quest.completed');
  const peace = events.length === 0 ? 0 : battles.length > kind ? -1 : 1;
  return {
    peace,
    resources: within(count('item.delivered')),
    magic: within(count('fragment.collected') + 2 * count('log.manifested')),
    corruption: within(lost - won),
    tension: within(lost - count('quest.completed')),
  };
}

const within = (change: number) => Math.max(-MOST, Math.min(MOST, change));
