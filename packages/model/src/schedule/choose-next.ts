// The order of service: urgency first, then the character the server still remembers, and nobody waits for ever.
import { limits } from '../limits.ts';
import { PRIORITIES } from '../port/generate-request.ts';
import type { SlotMemory, WaitingCall } from './waiting-call.ts';

/** The rank of a waiting call, 0 first; each so many overtakings raise it by one. */
export function rankOf(call: WaitingCall): number {
  const risen = Math.floor(call.overtaken / limits.overtakes);
  return Math.max(0, PRIORITIES.indexOf(call.priority) - risen);
}

/** The call to serve next among those waiting in order of arrival. */
export function chooseNext<T extends WaitingCall>(
  waiting: readonly T[],
  slot: SlotMemory,
): T | undefined {
  const best = Math.min(...waiting.map(rankOf));
  const equals = waiting.filter((call) => rankOf(call) === best);
  const isKnown = (call: T) => call.group !== undefined && call.group === slot.group;
  const preferred =
    slot.run < limits.groupRun ? equals.find(isKnown) : equals.find((call) => !isKnown(call));
  return preferred ?? equals[0];
}

/** What a slot remembers after it has served a call. */
export function afterServing(slot: SlotMemory, call: WaitingCall): SlotMemory {
  const isSame = call.group !== undefined && call.group === slot.group;
  return { group: call.group, run: isSame ? slot.run + 1 : 1 };
}

/** All waiting calls in the order in which they would be served if nobody else came. */
export function serviceOrder<T extends WaitingCall>(
  waiting: readonly T[],
  slot: SlotMemory,
): readonly T[] {
  const rest = [...waiting];
  const order: T[] = [];
  let memory = slot;
  for (let next = chooseNext(rest, memory); next; next = chooseNext(rest, memory)) {
    order.push(next);
    rest.splice(rest.indexOf(next), 1);
    memory = afterServing(memory, next);
  }
  return order;
}
