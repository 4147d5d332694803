// One moment of one character: a draft that steps change and that becomes events with small patches.
import {
  assert,
  type Change,
  type Character,
  characterId,
  type Effect,
  intentionOf,
  type Json,
  listDelta,
  type Need,
  needAt,
  type Operation,
  placeId,
  pointer,
  type Rng,
  recordDelta,
  type World,
} from '@hakoniwa/stage';
import type { LifeConfig } from '../config/life-config.ts';
import type { Decide } from './decision.ts';
import { type LifeState, lifeJson, lifeKey, lifeStateOf } from './life-state.ts';

/** What a turn is run with. */
export interface LifeTurnParts {
  readonly config: LifeConfig;
  readonly decide: Decide;
  /** Whether there is anybody to judge what is said; without a GM talks have no words. */
  readonly canSpeak?: boolean | undefined;
}

export interface LifeTurn extends LifeTurnParts {
  readonly world: World;
  readonly now: number;
  /** The character as it will be; `world` still has it as it was. */
  self: Character;
  life: LifeState;
  rng: Rng;
  readonly changes: Change[];
  readonly effects: Effect[];
  /** Changes to others that go with the next event. */
  extra: Operation[];
  tries: number;
  /** What the events so far have already written. */
  written: { self: Character; life: LifeState; rng: Rng; now: number };
}

/** Begins a character's moment. */
export function turnOf(
  parts: LifeTurnParts,
  { world, who }: { readonly world: World; readonly who: { id: string; now: number } },
): LifeTurn {
  const self = world.characters.get(who.id);
  const life = lifeStateOf(world, who.id);
  assert(self !== undefined && life !== undefined, `${who.id} has no life`);
  return {
    config: parts.config,
    decide: parts.decide,
    canSpeak: parts.canSpeak,
    world,
    now: who.now,
    self,
    life,
    rng: world.rng,
    changes: [],
    effects: [],
    extra: [],
    tries: 0,
    written: { self, life, rng: world.rng, now: world.clock.now },
  };
}

/** Changes fields of the character in the draft. */
export function setSelf(turn: LifeTurn, fields: Partial<Character>): void {
  turn.self = { ...turn.self, ...fields };
}

/** Changes fields of the character's life in the draft. */
export function setLife(turn: LifeTurn, fields: Partial<LifeState>): void {
  turn.life = { ...turn.life, ...fields };
}

export interface LifeNote {
  readonly type: string;
  readonly target?: string | undefined;
  readonly place?: string | undefined;
  readonly action?: string | undefined;
  /** Whether something else begins at this very moment, and is told next. */
  readonly isFollowed?: boolean | undefined;
  /** The goal it follows, where somebody decided on it for one. */
  readonly goal?: string | undefined;
  /** What else is told; keys in order, for events are hashed with sorted keys. */
  readonly detail?: Readonly<Record<string, Json>>;
}

/** Writes what has changed in the draft as one event. */
export function emit(turn: LifeTurn, told: LifeNote): void {
  const { id } = turn.self;
  const { action } = told;
  const at = turn.now;
  const self = told.isFollowed && turn.world.locks.size === 0 ? untilNext(turn) : turn.self;
  const patch = operationsOf(turn, self);
  turn.changes.push({
    type: told.type,
    actor: characterId(id),
    place: placeId(told.place ?? turn.self.place),
    ...(told.target === undefined ? {} : { target: told.target }),
    detail: action === undefined ? { at, ...told.detail } : { action, at, ...told.detail },
    patch,
    ...reasonOf(turn, told.goal),
  });
  turn.extra = [];
  turn.written = { self, life: turn.life, rng: turn.rng, now: turn.now };
}

/** Why it is done: the goal, and which step of what was set out for it is. */
function reasonOf({ self }: LifeTurn, goal: string | undefined): Pick<Change, 'why'> {
  if (goal === undefined) return {};
  const intention = intentionOf(self);
  return { why: intention?.goal === goal ? { goal, step: intention.at } : { goal } };
}

/**
 * The character between an end and what begins at the same moment: what would be written twice, what
 * is being done and the course of needs that do not jump, is written once, with what begins. Where
 * something is pinned each event stands on its own, for the second may be refused.
 */
function untilNext({ self, written, now }: LifeTurn): Character {
  const { activity, needs: before } = written.self;
  if (!activity) return self;
  const needs: Record<string, Need> = { ...self.needs };
  for (const need in before) {
    const [was, line] = [before[need], self.needs[need]];
    if (was && line && needAt(was, now) === needAt(line, now)) needs[need] = was;
  }
  return { ...self, activity, needs };
}

/** Ends the moment: when the next one comes is written with the last event. */
export function endTurn(turn: LifeTurn, wake: number): void {
  setLife(turn, { wake });
  const patch = operationsOf(turn, turn.self);
  turn.extra = [];
  const last = turn.changes.pop();
  if (last) turn.changes.push({ ...last, patch: [...last.patch, ...patch] });
  else turn.changes.push({ type: 'moment-passed', actor: turn.self.id, patch });
}

/** What has changed since the last event, with the character as it is to be written. */
function operationsOf(turn: LifeTurn, self: Character): Operation[] {
  const { written, now, rng } = turn;
  const operations: Operation[] = [];
  if (now !== written.now) operations.push({ op: 'replace', path: '/clock/now', value: now });
  if (rng !== written.rng) operations.push({ op: 'replace', path: '/rng', value: [...rng] });
  ofSelf(written.self, self, operations);
  ofLife(turn, operations);
  for (const operation of turn.extra) operations.push(operation);
  return operations;
}

/** What has changed of the character itself, for an event that another's moment writes. */
export function bodyOperations(turn: LifeTurn): Operation[] {
  const operations: Operation[] = [];
  ofSelf(turn.written.self, turn.self, operations);
  ofLife(turn, operations);
  return operations;
}

const FIELDS = ['place', 'status', 'money', 'activity'] as const;

function ofSelf(written: Character, self: Character, operations: Operation[]): void {
  for (const field of FIELDS) {
    const before = written[field];
    const after = self[field];
    if (before === after) continue;
    const path = pointer('characters', self.id, field);
    if (after === undefined) operations.push({ op: 'remove', path });
    else
      operations.push({
        op: before === undefined ? 'add' : 'replace',
        path,
        value: lifeJson(after),
      });
  }
  ofIntention(written, self, operations);
  ofNeeds(self, written.needs, operations);
}

/** Whole when it is adopted, one number when it moves. */
function ofIntention(written: Character, self: Character, operations: Operation[]): void {
  const { intention: before } = written;
  const { intention: after } = self;
  if (before === after) return;
  const path = pointer('characters', self.id, 'intention');
  const [was, is] = [intentionOf(written), intentionOf(self)];
  if (after === undefined) operations.push({ op: 'remove', path });
  else if (was && is && was.steps === is.steps)
    operations.push({ op: 'replace', path: `${path}/at`, value: is.at });
  else
    operations.push({ op: before === undefined ? 'add' : 'replace', path, value: lifeJson(after) });
}

/** Needs are written line by line, for most go on as before; in an order that a restart does not change. */
function ofNeeds(
  { id, needs }: Character,
  before: Character['needs'],
  operations: Operation[],
): void {
  if (needs === before) return;
  const changed: string[] = [];
  for (const need in needs) if (needs[need] !== before[need] && needs[need]) changed.push(need);
  if (changed.length > 1) changed.sort();
  for (const need of changed) {
    const path = pointer('characters', id, 'needs', need);
    operations.push({ op: before[need] ? 'replace' : 'add', path, value: lifeJson(needs[need]) });
  }
}

const LIFE_FIELDS = ['wake', 'count', 'plan', 'paused', 'schedule', 'episode', 'ahead'] as const;
const LIFE_RECORDS = ['met', 'unmet'] as const;

function ofLife(turn: LifeTurn, operations: Operation[]): void {
  const { self, life, written } = turn;
  if (life === written.life) return;
  const key = lifeKey(self.id);
  for (const field of LIFE_FIELDS) {
    if (life[field] === written.life[field]) continue;
    const path = pointer('systems', key, field);
    operations.push({ op: 'add', path, value: lifeJson(life[field]) });
  }
  for (const field of LIFE_RECORDS)
    operations.push(...recordDelta({ at: ['systems', key, field], ...change(field, turn) }));
  operations.push(...listDelta({ at: ['systems', key, 'today'], ...change('today', turn) }));
}

/** A part of a resident's life as it was last written and as it is. */
function change<K extends keyof LifeState>(
  field: K,
  { life, written }: LifeTurn,
): { readonly before: LifeState[K]; readonly after: LifeState[K] } {
  return { before: written.life[field], after: life[field] };
}
