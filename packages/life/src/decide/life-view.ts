// What a mind is shown of daily life: its needs, what can be done and where, the day so far.
import { drawFraction, MICROPOINTS } from '@hakoniwa/stage';
import type { LifeAction, LifeConfig, PerNeed } from '../config/life-config.ts';
import { isFit } from '../moment/begin.ts';
import type { LifeView, Opening, Option } from '../moment/decision.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { type Needs, needNow } from '../needs/line.ts';
import { companyOf } from '../talk/company.ts';
import { type FacilityCandidate, facilitiesFor, isSomewhere, openingFor } from '../town/search.ts';
import { dayPlanAt } from './day-plan.ts';
import { hauntsOf } from './haunts.ts';
import { dayPlanOf } from './schedule-change.ts';

/** Actions nobody chooses. */
const NOT_CHOSEN: ReadonlySet<string> = new Set(['thinking', 'move']);

/** The view of one character, with a number drawn from the world's chance. */
export function lifeViewOf(turn: LifeTurn): LifeView {
  const [chance, rng] = drawFraction(turn.rng);
  turn.rng = rng;
  return new TurnView(turn, chance);
}

/** A turn as its character sees it. What most decisions never ask for is looked up when it is asked for. */
class TurnView implements LifeView {
  readonly #turn: LifeTurn;
  readonly now: number;
  readonly language: LifeView['language'];
  readonly self: LifeView['self'];
  readonly needs: LifeView['needs'];
  readonly options: readonly Option[];
  readonly company: readonly string[];
  readonly today: LifeView['today'];
  readonly schedule: LifeView['schedule'];
  readonly due: LifeView['due'];
  readonly next: LifeView['next'];
  readonly chance: number;

  constructor(turn: LifeTurn, chance: number) {
    const { self, now, config, world, life } = turn;
    this.#turn = turn;
    this.now = now;
    this.language = world.language;
    this.self = self;
    this.needs = pointsAt(self.needs, now);
    this.company = companyOf(turn).map(({ id }) => id as string);
    this.options = optionsOf(turn, this.company.length > 0);
    this.today = life.today;
    this.schedule = dayPlanOf(turn);
    const { start } = world.clock;
    const plan = dayPlanAt({ config, entries: this.schedule, start, now, today: life.today });
    this.due = plan.due;
    this.next = plan.next;
    this.chance = chance;
  }

  get opening(): readonly Opening[] {
    return openingsOf(this.#turn);
  }

  get haunts(): readonly string[] {
    return hauntsOf(this.#turn);
  }

  /** All of it, for a mind outside: the world goes on while that one thinks. Of the self only what it may tell. */
  toJSON(): LifeView {
    const { id, name, place, money, personality, employment } = this.self;
    const self = { id, name, place, money, personality, ...(employment ? { employment } : {}) };
    const { opening, haunts } = this;
    return { ...this, self, opening, haunts };
  }
}

function pointsAt(needs: Needs, now: number): LifeView['needs'] {
  const points: Record<string, number> = {};
  for (const need in needs) points[need] = needNow(needs, { need, now }) / MICROPOINTS;
  return points;
}

function optionsOf(turn: LifeTurn, hasCompany: boolean): Option[] {
  const options: Option[] = [];
  for (const action of chosenFrom(turn.config)) {
    if (!isFit(turn, action) || (action.needsCompany && !hasCompany)) continue;
    if (action.tags.length === 0 || isSomewhere(turn, action))
      options.push(new TurnOption(turn, action));
  }
  return options;
}

/** The actions somebody may choose, as a list: it is gone through at every decision. */
function chosenFrom(config: LifeConfig): readonly LifeAction[] {
  const found =
    choices.get(config) ?? [...config.actions.values()].filter(({ id }) => !NOT_CHOSEN.has(id));
  choices.set(config, found);
  return found;
}

const choices = new WeakMap<LifeConfig, readonly LifeAction[]>();

/** What opens soon, by action. */
function openingsOf(turn: LifeTurn): Opening[] {
  const openings: Opening[] = [];
  for (const action of turn.config.actions.values()) {
    if (action.tags.length === 0 || !isFit(turn, action)) continue;
    const facilities = openingFor(turn, action);
    if (facilities.length > 0) openings.push({ action: action.id, facilities });
  }
  return openings;
}

/** What can be done; where is looked up only when somebody asks, since most of it is never chosen. */
class TurnOption implements Option {
  readonly #turn: LifeTurn;
  readonly #action: LifeAction;
  #facilities: readonly FacilityCandidate[] | undefined;

  constructor(turn: LifeTurn, action: LifeAction) {
    this.#turn = turn;
    this.#action = action;
  }

  get action(): string {
    return this.#action.id;
  }

  get minutes(): Option['minutes'] {
    return this.#action.minutes;
  }

  get perMinute(): PerNeed {
    return pointsOf(this.#action.rates);
  }

  get facilities(): readonly FacilityCandidate[] {
    const isAnywhere = this.#action.tags.length === 0;
    this.#facilities ??= isAnywhere ? [] : facilitiesFor(this.#turn, this.#action);
    return this.#facilities;
  }

  toJSON(): Option {
    const { action, minutes, perMinute, facilities } = this;
    return { action, minutes, perMinute, facilities };
  }
}

const known = new WeakMap<PerNeed, PerNeed>();

function pointsOf(rates: PerNeed): PerNeed {
  const points = known.get(rates) ?? inPoints(rates);
  known.set(rates, points);
  return points;
}

function inPoints(rates: PerNeed): PerNeed {
  return Object.fromEntries(
    Object.entries(rates).map(([need, rate]) => [need, rate / MICROPOINTS]),
  );
}
