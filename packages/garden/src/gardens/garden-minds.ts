// The minds of a living garden: chosen, watched, called off, looked into.
import { MESSAGE_ROLES, type Message, PrefixMeter, type Usage } from '@hakoniwa/model';
import type { MindChoice, MindNews } from '@hakoniwa/protocol';
import { characterId, isJsonObject, type Pack, type SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { z } from 'zod';
import type { Garden } from '../garden.ts';
import {
  type CallLedger,
  type CallSums,
  callIdAt,
  type WrittenCall,
} from '../minds/call-ledger.ts';
import {
  inspectPrompt,
  PROMPT_TOKENS,
  type PromptPartShown,
  type PromptShown,
} from '../minds/inspect-prompt.ts';
import { mindChoiceIn } from '../minds/mind-choice.ts';
import { MindBoard } from '../minds/mind-news.ts';
import type { StoredGardenRow } from '../rows/garden-rows.ts';
import type { EventReasons } from '../why.ts';
import { UnknownTurnError } from './errors.ts';
import { reasonsAt } from './reasons-at.ts';

/** A prompt as it would be or was sent. */
interface InspectedPrompt extends Omit<PromptShown, 'parts'> {
  /** The call it was sent with; none for one that was not. */
  readonly call?: string;
  readonly model?: string;
  readonly state?: string;
  /** Of a prompt that was sent the words are in its messages. */
  readonly parts: readonly (Omit<PromptPartShown, 'text' | 'group'> & Partial<PromptPartShown>)[];
  readonly budgetTokens: number;
  /** The share of it, 0 to 1, that the character's prompt before began with; null for the first. */
  readonly shared: number | null;
  readonly answer?: string;
  readonly usage?: Usage;
  /** The code of a call that failed. */
  readonly failure?: string;
}

export interface MindsParts {
  readonly store: EventStore;
  readonly ledger: CallLedger;
  /** The pack the garden comes from. */
  readonly pack: () => Promise<Pack>;
  readonly choose: (choice: MindChoice) => Promise<void>;
  readonly cancel: () => Promise<void>;
}

/** What of a garden its minds are asked about. */
interface SeenGarden extends Pick<Garden, 'name' | 'rules' | 'world' | 'head'> {
  readonly row: StoredGardenRow;
  readonly events: (page: { after: number; limit: number }) => Promise<readonly SealedEvent[]>;
}

export class GardenMinds {
  readonly #garden: SeenGarden;
  readonly #parts: MindsParts;
  readonly #board = new MindBoard();
  readonly #listeners = new Set<(news: MindNews) => void>();

  constructor(garden: SeenGarden, parts: MindsParts) {
    this.#garden = garden;
    this.#parts = parts;
  }

  choice(): MindChoice {
    return mindChoiceIn(this.#garden.row.minds);
  }

  choose(choice: MindChoice): Promise<void> {
    return this.#parts.choose(choice);
  }

  /** Calls off what is under way; a scene then pauses, in a town instinct decides. */
  cancel(): Promise<void> {
    return this.#parts.cancel();
  }

  /** The calls that are under way, oldest first. */
  calls(): readonly MindNews[] {
    return this.#board.calls();
  }

  /** What was asked in the last 24 hours. */
  sums(): Promise<CallSums> {
    return this.#parts.ledger.sums();
  }

  /** Hears how the calls to models are going, wherever they are made. */
  hear(listener: (news: MindNews) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in news of the process that writes. */
  tell(news: MindNews): void {
    this.#board.hear(news);
    for (const listener of this.#listeners) listener(news);
  }

  /** What would be asked now, measured against what the character was asked last. */
  async promptsNow(character: string): Promise<readonly InspectedPrompt[]> {
    const { store, pack, ledger } = this.#parts;
    const { rules, world, head, name } = this.#garden;
    const who = characterId(character);
    const about = { pack: await pack(), rules, world, head, store, garden: name, who };
    const prompts = await inspectPrompt({ ...about, mode: this.choice().mode });
    const before = await ledger.lastOf({ character });
    const meter = new PrefixMeter();
    if (before) meter.add(character, messagesIn(before));
    return prompts.map((prompt) => ({
      ...prompt,
      budgetTokens: PROMPT_TOKENS,
      shared: meter.add(character, prompt.messages) ?? null,
    }));
  }

  /** Why somebody did something; undefined when there is no such event on the garden's branch. */
  reasonsOf(seq: number): Promise<EventReasons | undefined> {
    const { name, rules, head } = this.#garden;
    return reasonsAt(this.#parts.store, { garden: name, branch: head.branch, rules, seq });
  }

  /** What was asked for the turn an event belongs to, as it was written down; throws UNKNOWN_TURN. */
  async promptsOf(seq: number): Promise<readonly InspectedPrompt[]> {
    const { ledger } = this.#parts;
    const [event] = await this.#garden.events({ after: seq - 1, limit: 1 });
    if (event?.seq !== seq) throw new UnknownTurnError('there is no such event here');
    const [first] = await this.#garden.events({ after: event.turn - 1, limit: 1 });
    const notes = notesIn(event.command ?? first?.command ?? {});
    const prompts: InspectedPrompt[] = [];
    for (const call of event.calls ?? []) {
      const written = await ledger.find(callIdAt(call, event.branch));
      const note = notes.get(call);
      if (!written && !note) continue;
      prompts.push(await inspected(written, { ledger, note, call }));
    }
    return prompts;
  }
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
