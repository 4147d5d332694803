// What a run of a town comes to, gathered event by event: needs, time, meetings, money, episodes.
import {
  type CommandOf,
  clockText,
  DAY_MS,
  HOUR_MS,
  isJsonObject,
  type SealedEvent,
  type World,
} from '@hakoniwa/stage';
import { ofCharacter, ResidentCourse } from './resident-course.ts';

/** Something small that happened to somebody. */
export interface RecordedEpisode {
  readonly at: number;
  readonly who: string;
  readonly text: string;
  readonly effects: Readonly<Record<string, number>>;
}

/** All residents at one hour of the run. */
export interface HourSample {
  readonly at: number;
  /** Points by need, the mean of all residents and the lowest of them. */
  readonly mean: Readonly<Record<string, number>>;
  readonly lowest: Readonly<Record<string, number>>;
  /** Money by resident. */
  readonly money: readonly number[];
}

/** Follows a run from the world it began with. The same log gives the same record. */
export class TownRecord {
  readonly genesis: World;
  readonly residents: ReadonlyMap<string, ResidentCourse>;
  readonly samples: HourSample[] = [];
  readonly episodes: RecordedEpisode[] = [];
  /** Talks by pair, `a b` in order of their ids. */
  readonly meetings = new Map<string, number>();
  /** How often each activity was begun, by resident and action. */
  readonly begun = new Map<string, Map<string, number>>();
  readonly interrupts = new Map<string, number>();
  /** Answers of a mind outside, by outcome. */
  readonly answers = new Map<string, number>();
  readonly #needs: readonly string[];
  events = 0;
  now: number;
  #nextSample: number;

  constructor(genesis: World, needs: readonly string[]) {
    this.genesis = genesis;
    this.#needs = needs;
    this.residents = new Map(
      [...genesis.characters.ids()].flatMap((id) => {
        const one = genesis.characters.get(id);
        return one ? [[id, new ResidentCourse(one)] as const] : [];
      }),
    );
    this.now = genesis.clock.now;
    this.#nextSample = Math.ceil(this.now / HOUR_MS) * HOUR_MS;
  }

  /** Takes in the next event of the log. */
  add(event: SealedEvent): void {
    this.events += 1;
    const to = event.patch.find(({ path }) => path === '/clock/now');
    if (to && 'value' in to && typeof to.value === 'number') this.#passTo(to.value);
    for (const operation of event.patch) {
      const of = ofCharacter(operation);
      if (of) this.residents.get(of.id)?.apply(operation, of.path, this.now);
    }
    this.#count(event);
  }

  /** Days since the run began, in whole and parts. */
  get days(): number {
    return (this.now - this.genesis.clock.now) / DAY_MS;
  }

  /** The clock of a moment, as a reader sees it: day and hour. */
  momentText(at: number): string {
    const day = Math.floor(at / DAY_MS) - Math.floor(this.genesis.clock.now / DAY_MS) + 1;
    return `${day} ${clockText({ now: at, start: '' })}`;
  }

  #passTo(now: number): void {
    for (; this.#nextSample <= now; this.#nextSample += HOUR_MS) this.#sample(this.#nextSample);
    this.now = now;
  }

  #sample(at: number): void {
    const people = [...this.residents.values()];
    const byNeed = (join: (values: number[]) => number) =>
      Object.fromEntries(
        this.#needs.map((need) => [
          need,
          round(join(people.map((one) => one.pointsOf(need, at)).filter(Number.isFinite))),
        ]),
      );
    this.samples.push({
      at,
      mean: byNeed(
        (values) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length),
      ),
      lowest: byNeed((values) => values.reduce((low, one) => Math.min(low, one), 100)),
      money: people.map(({ money }) => money),
    });
  }

  #count({ type, actor, detail, command }: SealedEvent): void {
    const outcome = command?.type === 'answer' ? outcomeOfModel(command) : undefined;
    if (outcome !== undefined && type !== 'answer-denied') tally(this.answers, outcome);
    if (actor === undefined || !isJsonObject(detail)) return;
    const action = typeof detail.action === 'string' ? detail.action : '';
    if (type === 'activity-started') {
      const own = this.begun.get(actor) ?? new Map<string, number>();
      tally(own, action);
      this.begun.set(actor, own);
    }
    if (type === 'activity-interrupted') tally(this.interrupts, String(detail.need ?? ''));
    // Whatever an episode happened after: an action, a walk, or later, when a mind outside made it up.
    this.#keepEpisode(actor, detail.episode);
    if (type !== 'activity-completed' || action !== 'talk' || !Array.isArray(detail.with)) return;
    for (const other of detail.with) tally(this.meetings, pairOf(actor, String(other)));
  }

  #keepEpisode(who: string, episode: unknown): void {
    if (typeof episode !== 'object' || episode === null) return;
    const { text, effects } = episode as { text: string; effects: Record<string, number> };
    this.episodes.push({ at: this.now, who, text, effects });
  }
}

/** Two ids as one, whoever began. */
export function pairOf(a: string, b: string): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function tally(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What a mind outside came to; undefined where instinct alone was asked. A line it stood in for failed or was late. */
function outcomeOfModel({ outcome, value }: CommandOf<'answer'>): string | undefined {
  const note = isJsonObject(value) ? value.note : undefined;
  if (!isJsonObject(note) || note.mind !== 'instinct') return outcome;
  if (note.because === undefined) return undefined;
  return note.because === 'late' ? 'late' : 'failed';
}
