// The course of one resident through a run, followed event by event from the patches alone.
import {
  type Character,
  MICROPOINTS,
  type Need,
  needAt,
  type Operation,
  parsePointer,
} from '@hakoniwa/stage';

type Activity = NonNullable<Character['activity']>;

/** What a resident is like at a moment of the run, and how its time was spent so far. */
export class ResidentCourse {
  readonly id: string;
  readonly name: string;
  readonly minutes = new Map<string, number>();
  needs: Readonly<Record<string, Need>>;
  money: number;
  place: string;
  #activity: Activity | undefined;

  constructor({ id, name, needs, money, place, activity }: Character) {
    this.id = id;
    this.name = name;
    this.needs = needs;
    this.money = money;
    this.place = place;
    this.#activity = activity;
  }

  /** Takes in an operation on this resident; `path` is what follows its id. */
  apply(operation: Operation, path: readonly string[], now: number): void {
    const value = 'value' in operation ? operation.value : undefined;
    const [field, inner] = path;
    if (field === 'money' && typeof value === 'number') this.money = value;
    else if (field === 'place' && typeof value === 'string') this.place = value;
    else if (field === 'needs' && inner === undefined)
      this.needs = value as unknown as typeof this.needs;
    else if (field === 'needs' && inner !== undefined) this.#setNeed(path.slice(1), value);
    else if (field === 'activity') this.#do(path.length === 1 ? value : undefined, path, now);
  }

  /** Points of a need at a moment. */
  pointsOf(need: string, now: number): number {
    const line = this.needs[need];
    return line ? needAt(line, Math.max(now, line.since)) / MICROPOINTS : Number.NaN;
  }

  /** Counts the time up to the end of the run. */
  close(now: number): void {
    this.#do(this.#activity, ['activity'], now);
  }

  #setNeed([need = '', field]: readonly string[], value: unknown): void {
    const line = this.needs[need];
    const next = field === undefined ? value : { ...line, [field]: value };
    this.needs = { ...this.needs, [need]: next as Need };
  }

  /** Time runs for what was being done until now. */
  #do(activity: unknown, path: readonly string[], now: number): void {
    if (path.length > 1) return;
    if (this.#activity) {
      const { action, since } = this.#activity;
      const until = Math.max(since, now);
      this.minutes.set(action, (this.minutes.get(action) ?? 0) + (until - since) / 60_000);
    }
    this.#activity = activity ? { ...(activity as Activity), since: now } : undefined;
  }
}

/** Splits an operation on a character: whose it is, and the path after the id. */
export function ofCharacter({ path }: Operation): { id: string; path: string[] } | undefined {
  if (!path.startsWith('/characters/')) return undefined;
  const [, id = '', ...rest] = parsePointer(path);
  return { id, path: rest };
}
