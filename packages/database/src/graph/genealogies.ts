// Genealogies of logs: the fragments a log was bound from, who it lives as, and whom that person met.
import { meetingOf } from './answers.ts';
import type { BelongingRow, GraphRows } from './graph-rows.ts';
import type { Genealogy } from './knowledge-graph.ts';
import { limits } from './limits.ts';
import type { GraphNode, NodeRef } from './update.ts';

export async function genealogiesOf(
  rows: GraphRows,
  { campaign, of }: { readonly campaign: string; readonly of?: NodeRef | undefined },
): Promise<Genealogy[]> {
  const logs = await rows.logs(campaign, { of, limit: limits.answers });
  const logIds = logs.map(({ id }) => id);
  const parts = logIds.length === 0 ? [] : await rows.belongingsOfLogs(campaign, { logIds });
  const npcIds = parts.filter(({ kind }) => kind === 'Npc').map(({ id }) => id);
  const input = { npcIds, limit: limits.meetings };
  const events = npcIds.length === 0 ? [] : await rows.eventsOf(campaign, input);
  return logs.map((log) => {
    const own = parts.filter(({ to }) => to === log.id);
    const person = own.find(({ kind }) => kind === 'Npc');
    const meetings = events.filter(({ npcId }) => npcId === person?.id).map(meetingOf);
    const lived = person ? { npc: { id: person.id, name: nameOf(person) } } : {};
    return { log, fragments: fragmentsOf(own), ...lived, meetings };
  });
}

/** The core first, then the others in order. */
function fragmentsOf(own: readonly BelongingRow[]): GraphNode[] {
  return own
    .filter(({ kind }) => kind === 'LogFragment')
    .map(({ kind, id, properties }): GraphNode => ({ kind, id, properties }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

const nameOf = ({ properties, id }: BelongingRow) =>
  typeof properties.name === 'string' ? properties.name : id;
