// A line of events as text, one JSON object a line: what exports, fixtures and reports hold.
import type { Head, SealedEvent } from './sealed-event.ts';
import { type ChainFault, verifyLine } from './verify-chain.ts';

export type ParsedLog =
  | { readonly ok: true; readonly events: readonly SealedEvent[]; readonly head: Head }
  | { readonly ok: false; readonly seq: number; readonly line: number; readonly code: ChainFault };

/** Events as text, each on its own line. */
export function logText(events: readonly SealedEvent[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}

/** Reads a text of events that follow `head`; says the first bad one and its line. */
export function parseLog(text: string, head: Head): ParsedLog {
  const events: SealedEvent[] = [];
  let current = head;
  let line = 0;
  for (const row of text.split('\n')) {
    line += 1;
    if (row.trim() === '') continue;
    const json = parseJson(row);
    const check = verifyLine([json], current);
    if (!check.ok) return { ...check, line };
    current = check.head;
    events.push(json as SealedEvent);
  }
  return { ok: true, events, head: current };
}

/** The value, or undefined (which no JSON text means) when the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
