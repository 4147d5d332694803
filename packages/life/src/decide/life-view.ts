// What a mind is shown of daily life: its needs, what can be done and where, the day so far.
import { drawFraction, MICROPOINTS } from '@hakoniwa/stage';
import type { LifeAction, PerNeed } from '../config/life-config.ts';
import { needNow } from '../needs/line.ts';
import { companyOf } from '../talk/company.ts';
import { type Candidate, facilitiesFor, isSomewhere, openingFor } from '../town/search.ts';
import { isFit } from '../turn/begin.ts';
import type { Turn } from '../turn/turn.ts';
import { dayPlanAt } from './day-plan.ts';
import type { LifeView, Opening, Option } from './decision.ts';
import { hauntsOf } from './haunts.ts';
import { entriesOf } from './schedule-change.ts';

/** Actions nobody chooses. */
const NOT_CHOSEN: ReadonlySet<string> = new Set(['thinking', 'move']);

/** The view of one character, with a number drawn from the world's chance. */
export function lifeViewOf(turn: Turn): LifeView {
  const { self, now, config, world, life } = turn;
  const [chance, rng] = drawFraction(turn.rng);
  turn.rng = rng;
  const company = companyOf(turn).map(({ id }) => id as string);
  const entries = entriesOf(turn);
  const { id, name, place, money, personality, employment } = self;
  return {
    now,
    language: world.language,
    self: { id, name, place, money, personality, ...(employment ? { employment } : {}) },
    needs: Object.fromEntries(
      Object.keys(self.needs).map((need) => [need, needNow(self.needs, need, now) / MICROPOINTS]),
    ),
    options: optionsOf(turn, company.length > 0),
    get opening() {
      return openingsOf(turn);
    },
    company,
    get haunts() {
      return hauntsOf(turn);
    },
    today: life.today,
    schedule: entries,
    ...dayPlanAt({ config, entries, start: world.clock.start, now, today: life.today }),
    chance,
  };
}

function optionsOf(turn: Turn, hasCompany: boolean): Option[] {
  const options: Option[] = [];
  for (const action of turn.config.actions.values()) {
    if (NOT_CHOSEN.has(action.id) || !isFit(turn, action)) continue;
    if (action.needsCompany && !hasCompany) continue;
    if (action.tags.length === 0 || isSomewhere(turn, action)) options.push(optionOf(turn, action));
  }
  return options;
}

/** What opens soon, by action; of no interest to most decisions, so found when asked for. */
function openingsOf(turn: Turn): Opening[] {
  const openings: Opening[] = [];
  for (const action of turn.config.actions.values()) {
    if (action.tags.length === 0 || !isFit(turn, action)) continue;
    const facilities = openingFor(turn, action);
    if (facilities.length > 0) openings.push({ action: action.id, facilities });
  }
  return openings;
}

/** What can be done; where is looked up only when somebody asks, since most of it is never chosen. */
function optionOf(turn: Turn, action: LifeAction): Option {
  let found: readonly Candidate[] | undefined;
  return {
    action: action.id,
    minutes: action.minutes,
    perMinute: pointsOf(action.rates),
    get facilities() {
      found ??= action.tags.length === 0 ? [] : facilitiesFor(turn, action);
      return found;
    },
  };
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
