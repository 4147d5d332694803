// The words of talks by instinct: a line for whoever is asked for one, from what they heard in the log.
import { type Memory, type PhraseBook, talkLine } from '@hakoniwa/actor';
import { LINE, type LineWanted } from '@hakoniwa/life';
import {
  type Command,
  characterId,
  type Effect,
  type EventFacts,
  effectId,
  hashText,
  isJsonObject,
  type Json,
  type Rng,
  type Rulebook,
  seedRng,
  type World,
} from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import type { Garden } from '../garden.ts';
import { carriedOut } from '../operate.ts';
import { NOTHING_TO_SAY } from './call-allowance.ts';
import { Ears } from './ears.ts';

export interface TalkLinesParts {
  readonly rules: Rulebook;
  readonly phrases: PhraseBook;
  /** Whose phrases a character speaks by; its own when left out. */
  readonly voiceOf?: ((id: string) => string) | undefined;
  /** Whether a model speaks for those it plays; their lines are made here only when it does not. */
  readonly isModelSpeaking?: boolean | undefined;
}

interface Source {
  readonly garden: Garden;
  readonly store: EventStore;
}

/** Makes lines one at a time; what was said before is always derived from the log. */
export class TalkLines {
  readonly #parts: TalkLinesParts;
  readonly #source: Source;
  #ears = new Ears();
  /** What is committed while the log is being read is taken in after it. */
  #reading: Promise<void> | undefined;
  #later: (() => void)[] = [];

  private constructor(parts: TalkLinesParts, source: Source) {
    this.#parts = parts;
    this.#source = source;
  }

  /** The lines of a garden as it stands; it hears of everything that is said in it from now on. */
  static async of(parts: TalkLinesParts, source: Source): Promise<TalkLines> {
    const lines = new TalkLines(parts, source);
    lines.#read();
    source.garden.subscribe((notice) => {
      if (notice.type === 'moved') lines.#read();
      else for (const event of notice.submitted.events) lines.#hear(event, event.seq);
    });
    await lines.ready();
    return lines;
  }

  /** Settles when all of the log has been heard: at once, but after the garden went elsewhere in it. */
  async ready(): Promise<void> {
    while (this.#reading) await this.#reading;
  }

  /** The words somebody heard lately, oldest first. */
  heardBy(id: string): readonly Memory[] {
    return this.#ears.heardBy(id);
  }

  /** Takes in what a step came to. */
  hearStep({ events, world }: { events: readonly EventFacts[]; world: World }): void {
    const first = world.seq - events.length + 1;
    for (const [i, event] of events.entries()) this.#hear(event, first + i);
  }

  #hear(event: EventFacts, seq: number): void {
    if (this.#reading) this.#later.push(() => this.#ears.take(event, seq));
    else this.#ears.take(event, seq);
  }

  /** Hears the log anew up to where the garden stands. */
  #read(): void {
    const reading = this.#readLog().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    // Whoever waits for it hears of a failure; nobody else has to.
    reading.catch(() => undefined);
  }

  async #readLog(): Promise<void> {
    const { garden, store } = this.#source;
    const { branch, seq } = garden.head;
    const ears = new Ears();
    this.#later = [];
    const later = this.#later;
    if (seq > 0)
      for await (const event of store.read({ garden: garden.name, branch, toSeq: seq }))
        ears.take(event, event.seq);
    // The garden may have gone elsewhere once more meanwhile: then another reading is under way.
    if (this.#later !== later) return;
    this.#ears = ears;
    for (const take of later) take();
  }

  /** The next line to be spoken up to a moment, as the answer it is; undefined when none is due. */
  next(world: World, moment: number): Command | undefined {
    const effect = this.#due(world, moment);
    if (!effect) return undefined;
    const at = Math.max(effect.decideBy ?? 0, world.clock.now);
    return this.lineFor(world, effect, { at });
  }

  /** A line by instinct as the answer to an effect; `because` says why nobody else spoke it. */
  lineFor(world: World, effect: Effect, more: { at?: number; because?: string }): Command {
    const { at, because } = more;
    const line = this.#lineOf(world, effect.payload as unknown as LineWanted);
    const answer = { type: 'answer', effect: effectId(effect.id) } as const;
    if (!line) return { ...answer, outcome: 'failed', value: { code: because ?? NOTHING_TO_SAY } };
    const own = isJsonObject(line.note) ? line.note : {};
    const note = because === undefined ? own : { ...own, because, degraded: true };
    const [first] = line.says;
    const operator = { line: first ?? { act: 'tell' as const } };
    const words = { say: line.speech, acts: line.says };
    const parts = [carriedOut({ operator, words, why: line.why })];
    const value = { parts, note, ...(at === undefined ? {} : { at }) } as unknown as Json;
    return { ...answer, outcome: 'text', value };
  }

  /** Whether an effect is a line that is made here. */
  seesTo({ kind, for: speaker }: Effect, world: World): boolean {
    if (kind !== LINE) return false;
    const isModel = world.characters.get(speaker ?? '')?.controlledBy === 'model';
    return !(isModel && this.#parts.isModelSpeaking);
  }

  /** When the next line is to be spoken; undefined when none is asked for. */
  nextMoment(world: World): number | undefined {
    return this.#due(world, Number.MAX_SAFE_INTEGER)?.decideBy;
  }

  #due(world: World, moment: number): Effect | undefined {
    if (world.pending.size === 0) return undefined;
    let first: Effect | undefined;
    for (const effect of world.pending.values()) {
      if (!this.seesTo(effect, world) || (effect.decideBy ?? 0) > moment) continue;
      if (!first || isBefore(effect, first)) first = effect;
    }
    return first;
  }

  #lineOf(world: World, { speaker, to, people, since }: LineWanted) {
    const { rules, phrases, voiceOf } = this.#parts;
    const voice = voiceOf?.(speaker) ?? speaker;
    const id = characterId(speaker);
    const memories = this.#ears.heardBy(speaker);
    const insights = this.#ears.insightsOf(speaker);
    const rng = rngAt(world, speaker);
    const talk = { id, to, people, since, voice, memories, insights };
    return talkLine({ rules, world, phrases, rng, ...talk });
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
