// The words of talks by instinct: a line for whoever is asked for one, from what they heard in the log.
import { type Memory, memoryOf, type PhraseBook, talkLine } from '@hakoniwa/actor';
import { LINE, type LineWanted } from '@hakoniwa/life';
import {
  type Command,
  characterId,
  type Effect,
  type EventDraft,
  effectId,
  hashText,
  type Rng,
  type Rulebook,
  seedRng,
  type World,
} from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { NOTHING_TO_SAY } from '../effects/call-allowance.ts';
import type { Garden } from '../garden.ts';
import { limits } from '../limits.ts';

export interface TalkLinesParts {
  readonly rules: Rulebook;
  readonly phrases: PhraseBook;
  /** Whose phrases a character speaks by; its own when left out. */
  readonly voiceOf?: ((id: string) => string) | undefined;
}

/** Makes lines one at a time; what was said before is always derived from the log. */
export class TalkLines {
  readonly #parts: TalkLinesParts;
  readonly #heard = new Map<string, Memory[]>();
  #seq = 0;

  constructor(parts: TalkLinesParts) {
    this.#parts = parts;
  }

  /** The lines of a garden as it stands; it hears of everything that is said in it from now on. */
  static async of(parts: TalkLinesParts, garden: Garden, store: EventStore): Promise<TalkLines> {
    const lines = new TalkLines(parts);
    const { branch, seq } = garden.head;
    if (seq > 0)
      for await (const event of store.read({ garden: garden.name, branch, toSeq: seq }))
        lines.hear(event, event.seq);
    garden.subscribe((notice) => {
      if (notice.type === 'moved') lines.#clear();
      else for (const event of notice.submitted.events) lines.hear(event, event.seq);
    });
    return lines;
  }

  /** Takes in an event of the log with its number, once; only words count. */
  hear(event: EventDraft, seq: number): void {
    if (seq <= this.#seq) return;
    this.#seq = seq;
    if (event.type !== 'turn-performed') return;
    const memory = memoryOf({ ...event, seq });
    for (const id of event.witnesses) {
      const heard = this.#heard.get(id) ?? [];
      heard.push(memory);
      if (heard.length > limits.linesHeard) heard.shift();
      this.#heard.set(id, heard);
    }
  }

  /** Takes in what a step came to. */
  hearStep({ events, world }: { events: readonly EventDraft[]; world: World }): void {
    const first = world.seq - events.length + 1;
    for (const [i, event] of events.entries()) this.hear(event, first + i);
  }

  /** The garden stands elsewhere in its log: it begins to listen anew. */
  #clear(): void {
    this.#heard.clear();
    this.#seq = 0;
  }

  /** The next line to be spoken up to a moment, as the answer it is; undefined when none is due. */
  next(world: World, moment: number): Command | undefined {
    const effect = this.#due(world, moment);
    if (!effect) return undefined;
    const line = this.#lineOf(world, effect.payload as unknown as LineWanted);
    const answer = { type: 'answer', effect: effectId(effect.id) } as const;
    if (!line) return { ...answer, outcome: 'failed', value: { code: NOTHING_TO_SAY } };
    const at = Math.max(effect.decideBy ?? 0, world.clock.now);
    return {
      ...answer,
      outcome: 'text',
      value: { text: `「${line.speech}」`, at, note: line.note },
    };
  }

  /** Whether an effect is a line that is made here. */
  seesTo({ kind }: Effect): boolean {
    return kind === LINE;
  }

  /** When the next line is to be spoken; undefined when none is asked for. */
  nextMoment(world: World): number | undefined {
    return this.#due(world, Number.MAX_SAFE_INTEGER)?.decideBy;
  }

  #due(world: World, moment: number): Effect | undefined {
    if (world.pending.size === 0) return undefined;
    let first: Effect | undefined;
    for (const effect of world.pending.values()) {
      if (!this.seesTo(effect) || (effect.decideBy ?? 0) > moment) continue;
      if (!first || isBefore(effect, first)) first = effect;
    }
    return first;
  }

  #lineOf(world: World, { speaker, to, people, since }: LineWanted) {
    const { rules, phrases, voiceOf } = this.#parts;
    const voice = voiceOf?.(speaker) ?? speaker;
    const id = characterId(speaker);
    const memories = this.#heard.get(speaker) ?? [];
    const rng = rngAt(world, speaker);
    return talkLine({ rules, world, id, to, people, since, voice, memories, phrases, rng });
  }
}

function isBefore(a: Effect, b: Effect): boolean {
  const [first, second] = [a.decideBy ?? 0, b.decideBy ?? 0];
  return first < second || (first === second && a.id < b.id);
}

/** Chance for one line at one point of the log: from the world's own, so that a replay draws the same. */
function rngAt(world: World, who: string): Rng {
  const text = hashText(`${world.rng.join()}:${world.seq}:${who}`);
  return seedRng(Number.parseInt(text.slice(0, 8), 16));
}
