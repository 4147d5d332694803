// Begins an activity where the character stands: the fee is paid, the needs take their new course.
import { type Character, MINUTE_MS, pointer, textIn } from '@hakoniwa/stage';
import type { LifeAction, LifeConfig, PerNeed } from '../config/life-config.ts';
import { sayings } from '../locale/index.ts';
import { needNow, upToSecond, withRates } from '../needs/line.ts';
import { ORDINARY_QUALITY, scaled } from '../needs/quality.ts';
import { closesTo } from '../town/doors.ts';
import { type FacilityCandidate, facilityAt } from '../town/search.ts';
import { type ActivityDetail, activityOf } from './activity.ts';
import { lifeJson, type Plan } from './life-state.ts';
import { emit, type LifeTurn, setLife, setSelf } from './turn.ts';

/** Begins what was planned; false when it cannot be done here and now. */
export function begin(turn: LifeTurn, plan: Plan): boolean {
  const action = turn.config.actions.get(plan.action);
  if (!action || !isFit(turn, action)) return false;
  const facility =
    action.tags.length === 0
      ? undefined
      : facilityAt(turn, { action, id: plan.spot ?? turn.self.place });
  if (action.tags.length > 0 && facility?.place !== turn.self.place) return false;
  if (facility?.opensAt !== undefined) return awaitOpening(turn, plan, facility.opensAt);
  const closesAt = earlier(facility?.closesAt, closesTo(turn, turn.self.place));
  if (closesAt !== undefined && closesAt - turn.now < action.minutes.min * MINUTE_MS) return false;
  pay(turn, facility);
  const until = turn.now + lengthOf(action, plan, { closesAt, now: turn.now });
  start(turn, action, {
    until,
    goal: plan.goal,
    detail: {
      reason: plan.reason,
      emergency: plan.emergency,
      quality: facility?.quality,
      spot: facility?.spot === turn.self.place ? undefined : facility?.spot,
      cost: facility?.cost,
      wage: facility?.wage,
      closesAt,
    },
  });
  return true;
}

function earlier(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

/** Waits at the door: what was planned is begun at the moment it opens. Who is in need does not wait. */
function awaitOpening(turn: LifeTurn, plan: Plan, opensAt: number): boolean {
  const idle = turn.config.actions.get('idle');
  if (!idle || plan.emergency !== undefined) return false;
  const { goal } = plan;
  const { opening: reason } = textIn(sayings, turn.world.language);
  start(turn, idle, { until: opensAt, goal, detail: { reason } });
  setLife(turn, { plan });
  return true;
}

interface Start {
  readonly until: number;
  /** What it is for. */
  readonly goal?: string | undefined;
  readonly detail: ActivityDetail;
}

/** Sets an activity going and tells it. */
export function start(turn: LifeTurn, action: LifeAction, { until, goal, detail }: Start): void {
  const { now } = turn;
  const rates = ratesDuring(turn.config, { action, quality: detail.quality });
  setSelf(turn, {
    ...inState(turn, action),
    needs: withRates(turn.self.needs, { rates, now }),
    activity: activityOf({ action: action.id, since: now, until: upToSecond(until) }, detail),
  });
  setLife(turn, { plan: null });
  const { cost, quality, emergency, reason } = detail;
  emit(turn, {
    type: 'activity-started',
    action: action.id,
    goal,
    detail: {
      ...(cost ? { cost } : {}),
      ...(emergency === undefined ? {} : { emergency }),
      ...(detail.goal === undefined ? {} : { goal: detail.goal }),
      minutes: Math.round((until - now) / MINUTE_MS),
      ...(quality === undefined ? {} : { quality }),
      reason,
      ...(detail.turns === undefined ? {} : { turns: detail.turns }),
      ...(detail.with === undefined ? {} : { with: lifeJson(detail.with) }),
    },
  });
}

/** The status an action brings while it lasts: sleepers are asleep, and the laws know it. */
function inState({ self }: LifeTurn, { status }: LifeAction): { status?: Character['status'] } {
  if (status === undefined || self.status.some(({ name }) => name === status)) return {};
  return { status: [...self.status, { name: status }] };
}

/** Decay, replaced by the action's own rates for the needs it names. */
export function ratesDuring(
  config: LifeConfig,
  {
    action,
    quality = ORDINARY_QUALITY,
  }: { readonly action: LifeAction; readonly quality?: number | undefined },
): PerNeed {
  const ofConfig = known.get(config) ?? new Map<string, PerNeed>();
  known.set(config, ofConfig);
  const key = `${quality} ${action.id}`;
  const rates = ofConfig.get(key) ?? { ...config.decay, ...scaled(action.rates, quality) };
  ofConfig.set(key, rates);
  return rates;
}

/** A town has few actions and few qualities, and everybody begins something all day. */
const known = new WeakMap<LifeConfig, Map<string, PerNeed>>();

/** Whether the action's own demands on the body are met. */
export function isFit(turn: LifeTurn, action: LifeAction): boolean {
  const { self, now } = turn;
  if (action.needsJob && !self.employment) return false;
  return Object.entries(action.minNeeds).every(
    ([need, least]) => needNow(self.needs, { need, now }) >= least,
  );
}

/** As long as was planned, within the action's range, and not past closing time. */
function lengthOf(
  { minutes: range, isFixed }: LifeAction,
  plan: Plan,
  { closesAt, now }: { closesAt: number | undefined; now: number },
): number {
  const { min, max, default: usual } = range;
  const minutes = isFixed ? usual : Math.min(max, Math.max(min, plan.minutes ?? usual));
  const wanted = minutes * MINUTE_MS;
  return closesAt === undefined ? wanted : Math.min(wanted, closesAt - now);
}

/** Fees go to the owner, if somebody else owns it. */
function pay(turn: LifeTurn, facility: FacilityCandidate | undefined): void {
  if (!facility || facility.cost === 0) return;
  setSelf(turn, { money: turn.self.money - facility.cost });
  const ownerId = facility.owner;
  const owner: Character | undefined =
    ownerId === undefined || ownerId === turn.self.id
      ? undefined
      : turn.world.characters.get(ownerId);
  if (!owner) return;
  const path = pointer('characters', owner.id, 'money');
  turn.extra.push({ op: 'replace', path, value: owner.money + facility.cost });
}
