// Deciding without a model: needs, the day plan, the hour and the temper, by one seeded number.
import { DAY_MS, HOUR_MS, MINUTE_MS, textIn } from '@hakoniwa/stage';
import { sayings } from '../locale/index.ts';
import type { Decide, Decision, LifeView, Option } from '../moment/decision.ts';

/** What an action is worth now, and why. */
interface Weighed {
  readonly score: number;
  readonly reason: string;
  /** What it is for; a pastime is for nothing. */
  readonly goal?: string | undefined;
  readonly minutes?: number | undefined;
}

type Weigh = (view: LifeView, option: Option) => Weighed;

/** The decision of instinct. */
export const instinctDecision: Decide = (view) => {
  const planned = byPlan(view);
  const urgent = best(view);
  const plan = planned ? PLAN_SCORE + view.self.personality.conscientiousness / 10 : 0;
  const sought = loneliness(view);
  const haunt = sought > Math.max(plan, urgent.score) ? hauntOf(view) : undefined;
  if (haunt !== undefined)
    return {
      action: 'move',
      target: haunt,
      reason: textIn(sayings, view.language).talk,
      goal: COMPANY,
    };
  return beforeBed(view, planned && urgent.score < plan ? planned : urgent.decision);
};

/** Before a long sleep one goes once more, so as not to be woken by it. */
function beforeBed(view: LifeView, decision: Decision): Decision {
  const { needs, options, language } = view;
  const isLong = decision.action === 'sleep' && (decision.durationMinutes ?? 0) >= LONG_SLEEP;
  if (!isLong || (needs.bladder ?? 100) >= LASTS_A_NIGHT) return decision;
  const canGo = options.some(({ action }) => action === 'toilet');
  const goal = 'need:bladder';
  return canGo ? { action: 'toilet', reason: textIn(sayings, language).beforeBed, goal } : decision;
}

/** Minutes of sleep that are a night. */
const LONG_SLEEP = 180;
/** Points of bladder with which one sleeps through. */
const LASTS_A_NIGHT = 84;

/** What the day plan weighs against needs; only pressing ones come before it. */
const PLAN_SCORE = 55;

/** Who has talked to nobody today misses it more from hour to hour, and goes where people are. */
function loneliness({ today, now }: LifeView): number {
  if (hourOf(now) < LONELY_HOUR || today.some(({ action }) => action === 'talk')) return 0;
  return 30 + 5 * (hourOf(now) - LONELY_HOUR);
}

const LONELY_HOUR = 12;

/** Somewhere to look for company; not at every turn, so that nobody runs about all evening. */
function hauntOf({ haunts, chance, company }: LifeView): string | undefined {
  if (company.length > 0 || chance > 0.5) return undefined;
  return haunts[Math.floor(((chance * 31) % 1) * Math.min(3, haunts.length))];
}

function byPlan(view: LifeView): Decision | undefined {
  const { due, now, needs, options, language } = view;
  const option = due && options.find(({ action }) => action === due.entry.action);
  if (due && !option) return atTheDoor(view, due);
  if (!due || !option || isMet(needs, option.action)) return undefined;
  const { place } = due.entry;
  const wanted = Math.min(Math.ceil((due.until - now) / MINUTE_MS), strength(option, needs));
  // Who is too tired for it rests first.
  if (wanted < option.minutes.min) return undefined;
  return {
    action: option.action,
    ...(place === undefined ? {} : { target: place }),
    durationMinutes: wanted,
    reason: textIn(sayings, language).schedule(option.action, hourOf(now)),
    goal: `plan:${option.action}`,
  };
}

/** What was planned for a need that is met already is left out: nobody eats twice for the plan's sake. */
function isMet(needs: LifeView['needs'], action: string): boolean {
  const [need, enough] = MET[action] ?? [];
  return need !== undefined && enough !== undefined && (needs[need] ?? 0) >= enough;
}

const MET: Readonly<Record<string, readonly [need: string, enough: number]>> = {
  toilet: ['bladder', 90],
  eat: ['satiety', 92],
  bathe: ['hygiene', 88],
};

/** What is planned cannot be done anywhere yet: one goes where it opens soon, and waits. */
function atTheDoor(
  { opening, language, now }: LifeView,
  { entry, until }: NonNullable<LifeView['due']>,
): Decision | undefined {
  const soon = opening.find(({ action }) => action === entry.action)?.facilities ?? [];
  const { place } = entry;
  const found = soon.find((one) => place === undefined || [one.place, one.spot].includes(place));
  if (found?.opensAt === undefined || found.opensAt >= until) return undefined;
  return {
    action: entry.action,
    target: found.spot,
    durationMinutes: Math.ceil((until - found.opensAt) / MINUTE_MS),
    reason: textIn(sayings, language).schedule(entry.action, hourOf(now)),
    goal: `plan:${entry.action}`,
  };
}

/** Minutes for which one has the strength, with something left for the way home. */
function strength({ perMinute }: Option, needs: LifeView['needs']): number {
  const costs = perMinute.energy ?? 0;
  if (costs >= 0) return Number.POSITIVE_INFINITY;
  return Math.floor(((needs.energy ?? 100) - SPARE) / -costs);
}

/** Points of energy nobody spends on purpose. */
const SPARE = 20;

function best(view: LifeView): { score: number; decision: Decision } {
  let score = -1;
  let found: { option: Option; weighed: Weighed } | undefined;
  for (const [index, option] of view.options.entries()) {
    const weighed = (WEIGHTS[option.action] ?? ownAction)(view, option);
    // The one number of chance falls differently on each option.
    const whim = ((view.chance * (index + 7) * 13) % 1) * WHIM;
    if (weighed.score <= 0 || weighed.score + whim <= score) continue;
    score = weighed.score + whim;
    found = { option, weighed };
  }
  const nothing = { action: 'idle', reason: textIn(sayings, view.language).nothing };
  return { score, decision: found ? decided(view, found.option, found.weighed) : nothing };
}

/** How much a whim may weigh. */
const WHIM = 12;

function decided(view: LifeView, option: Option, { reason, goal, minutes }: Weighed): Decision {
  const target = option.action === 'talk' ? view.company[0] : chosen(view, option);
  const { next, now } = view;
  // What the plan says comes next anyway need not end for it.
  const isCut = next !== undefined && next.entry.action !== option.action;
  const left = isCut ? Math.floor((next.at - now) / MINUTE_MS) : Number.POSITIVE_INFINITY;
  const wanted = Math.ceil(minutes ?? option.minutes.default);
  const durationMinutes = Math.max(option.minutes.min, Math.min(wanted, left));
  return {
    action: option.action,
    ...(target === undefined ? {} : { target }),
    ...(option.action === 'talk' ? {} : { durationMinutes }),
    reason,
    ...(goal === undefined ? {} : { goal }),
  };
}

/** Mostly the nearest; the curious now and then go farther, as far as the purse allows. */
function chosen({ self, chance }: LifeView, { facilities }: Option): string | undefined {
  const paying = facilities.filter(({ cost }) => cost * 4 <= self.money || cost === 0);
  const list = paying.length > 0 ? paying : facilities;
  const isCurious = chance * 200 < self.personality.openness;
  const index = isCurious ? Math.floor(((chance * 97) % 1) * Math.min(4, list.length)) : 0;
  return list[index]?.spot;
}

const below = (value: number | undefined, bar: number) => Math.max(0, bar - (value ?? 100));

const WEIGHTS: Readonly<Record<string, Weigh>> = {
  toilet: ({ needs, language }) => ({
    score: 2.4 * below(needs.bladder, 45),
    reason: textIn(sayings, language).need('bladder'),
    goal: 'need:bladder',
  }),
  eat: ({ needs, language }, option) => ({
    score: 2 * below(needs.satiety, 55),
    reason: textIn(sayings, language).need('satiety'),
    goal: 'need:satiety',
    minutes: untilFull(needs, option, 'satiety'),
  }),
  bathe: ({ needs, language, now }) => ({
    score: 1.5 * below(needs.hygiene, 60) + (hourOf(now) >= 19 ? below(needs.hygiene, 80) : 0),
    reason: textIn(sayings, language).need('hygiene'),
    goal: 'need:hygiene',
  }),
  sleep: ({ needs, language, now }, option) => {
    const isLate = hourOf(now) >= 22 || hourOf(now) < 5;
    const tired = below(needs.energy, isLate ? 95 : 25);
    return {
      score: (isLate ? 40 : 0) * Math.min(1, tired / 5) + tired,
      reason: textIn(sayings, language).need('energy'),
      goal: 'need:energy',
      minutes: isLate ? option.minutes.max : untilFull(needs, option, 'energy') / 2,
    };
  },
  rest: (view) => ({
    score: 1 + 1.1 * below(view.needs.energy, 40) + below(view.needs.mood, 45) / 2,
    ...whyRest(view),
    minutes: (view.needs.energy ?? 100) < 40 ? 60 : 45,
  }),
  work: ({ self, needs, language, now, schedule }, option) => {
    const isPlanned = schedule.some(({ action }) => action === 'work');
    const isDay = hourOf(now) >= 9 && hourOf(now) < 18;
    const zeal = (isDay ? 15 : 0) + self.personality.conscientiousness / 10;
    const want = isPlanned ? below(self.money, 1_500) / 100 : zeal;
    const minutes = strength(option, needs);
    const score = minutes >= option.minutes.min ? want : 0;
    return { score, reason: textIn(sayings, language).work, goal: 'work', minutes };
  },
  talk: (view) => {
    const { self, needs, language, today, now } = view;
    const last = today.findLast(({ action }) => action === 'talk');
    const isFresh = last !== undefined && now - last.at < TALKED_MS;
    const wish = 4 + self.personality.extraversion / 4 + below(needs.mood, 60) / 2;
    const score = wish + loneliness(view);
    return { score: isFresh ? 0 : score, reason: textIn(sayings, language).talk, goal: COMPANY };
  },
  idle: () => ({ score: 0, reason: '' }),
};

/** Tired, low, or only at leisure. */
function whyRest({ self, needs, language, now }: LifeView): Pick<Weighed, 'reason' | 'goal'> {
  const { need, rest } = textIn(sayings, language);
  if ((needs.energy ?? 100) < 40) return { reason: need('energy'), goal: 'need:energy' };
  if ((needs.mood ?? 100) < 45) return { reason: need('mood'), goal: 'need:mood' };
  return { reason: rest({ id: self.id, now }) };
}

/** The goal of whoever looks for people. */
const COMPANY = 'company';

/** How long a talk lasts one. */
const TALKED_MS = 2 * HOUR_MS;

/** An action of a pack's own: a pastime, and worth more to who lacks what it gives. */
const ownAction: Weigh = ({ self, needs, language, now }, { perMinute, minutes }) => {
  const gains = Object.entries(perMinute).map(
    ([need, rate]) => Math.max(0, rate * minutes.default) * (below(needs[need], 60) / 60),
  );
  const worth = gains.reduce((sum, gain) => sum + gain, 0);
  const reason = textIn(sayings, language).pastime({ id: self.id, now });
  return { score: 2 + self.personality.openness / 20 + worth, reason };
};

function untilFull(needs: LifeView['needs'], { perMinute, minutes }: Option, need: string): number {
  const rate = perMinute[need] ?? 0;
  return rate > 0 ? below(needs[need], 100) / rate : minutes.default;
}

function hourOf(now: number): number {
  return Math.floor((now % DAY_MS) / HOUR_MS);
}
