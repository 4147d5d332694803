// The minds of an open garden as routes know them: chosen, watched, called off, looked into.

import {
  type CallLedger,
  callIdAt,
  inspectPrompt,
  MindBoard,
  PROMPT_TOKENS,
  type WrittenCall,
} from '@hakoniwa/garden';
import { MESSAGE_ROLES, type Message, PrefixMeter } from '@hakoniwa/model';
import type { MindNews } from '@hakoniwa/protocol';
import { characterId, isJsonObject, type Pack } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import type { GardenMinds, InspectedPrompt, OpenGarden } from './gardens.ts';

type Given = Pick<GardenMinds, 'choice' | 'choose' | 'cancel' | 'perform' | 'hear'>;

interface Parts extends Given {
  readonly garden: OpenGarden;
  readonly store: EventStore;
  readonly ledger: CallLedger;
  readonly pack: () => Promise<Pack>;
}

export function gardenMinds(parts: Parts): GardenMinds {
  const { choice, choose, cancel, perform, hear, ledger } = parts;
  const board = new MindBoard();
  hear((news: MindNews) => board.hear(news));
  return {
    ...{ choice, choose, cancel, perform, hear },
    calls: () => board.calls(),
    sums: () => ledger.sums(),
    promptsNow: (character) => promptsNow(parts, character),
    promptsOf: (seq) => promptsOf(parts, seq),
  };
}

/** What would be asked now, measured against what the character was asked last. */
async function promptsNow(parts: Parts, character: string): Promise<readonly InspectedPrompt[]> {
  const { garden, store, pack, choice, ledger } = parts;
  const { rules, world, head, facts } = garden;
  const who = characterId(character);
  const about = { pack: await pack(), rules, world, head, store, garden: facts.id, who };
  const prompts = await inspectPrompt({ ...about, mode: choice().mode });
  const before = await ledger.lastOf({ character });
  const meter = new PrefixMeter();
  if (before) meter.add(character, messagesIn(before));
  return prompts.map((prompt) => ({
    ...prompt,
    budgetTokens: PROMPT_TOKENS,
    shared: meter.add(character, prompt.messages) ?? null,
  }));
}

/** What was asked for the turn an event belongs to, as it was written down. */
async function promptsOf(parts: Parts, seq: number): Promise<readonly InspectedPrompt[]> {
  const { garden, ledger } = parts;
  const [event] = await garden.events({ after: seq - 1, limit: 1 });
  if (event?.seq !== seq) throw new Refused('UNKNOWN_TURN', 'there is no such event here');
  const notes = notesIn(event.command);
  const prompts: InspectedPrompt[] = [];
  for (const call of event.calls ?? []) {
    const id = callIdAt(call, event.branch);
    const written = await ledger.find(id);
    const note = notes.get(call);
    if (!written && !note) continue;
    prompts.push(await inspected(written, { ledger, note, call }));
  }
  return prompts;
}

interface Noted {
  readonly purpose: string;
  readonly tokens: number;
  readonly parts: InspectedPrompt['parts'];
}

async function inspected(
  written: WrittenCall | undefined,
  { ledger, note, call }: { ledger: CallLedger; note: Noted | undefined; call: string },
): Promise<InspectedPrompt> {
  const messages = written ? messagesIn(written) : [];
  const character = written?.character ?? '';
  const before = written && (await ledger.lastOf({ character, before: written.id }));
  const meter = new PrefixMeter();
  if (before) meter.add(character, messagesIn(before));
  const answer = written?.answer;
  return {
    call,
    purpose: written?.purpose ?? note?.purpose ?? '',
    ...(written ? { model: written.model, state: written.state } : {}),
    messages,
    parts: note?.parts ?? [],
    tokens: note?.tokens ?? 0,
    budgetTokens: PROMPT_TOKENS,
    shared: messages.length > 0 ? (meter.add(character, messages) ?? null) : null,
    ...(answer && 'result' in answer
      ? { answer: answer.result.text, usage: answer.result.usage }
      : {}),
    ...(answer && 'error' in answer ? { failure: answer.error.code } : {}),
  };
}

const sentSchema = z.object({
  messages: z.array(z.object({ role: z.enum(MESSAGE_ROLES), content: z.string() })),
});

/** None when its words were tidied away, or came out of a backup in no form of ours. */
function messagesIn({ request }: WrittenCall): readonly Message[] {
  try {
    return sentSchema.safeParse(JSON.parse(request)).data?.messages ?? [];
  } catch {
    return [];
  }
}

/** What the turn's own record says of each call. */
function notesIn(command: object): ReadonlyMap<string, Noted> {
  const note = 'note' in command && isJsonObject(command.note) ? command.note : {};
  const calls = Array.isArray(note.calls) ? note.calls.filter(isJsonObject) : [];
  return new Map(calls.map((call) => [String(call.id), call as unknown as Noted]));
}
