// Daily life in English.
import { inTurns } from './in-turns.ts';
import type { Sayings } from './sayings.ts';

/** What one feels that wants a thing. */
const NEEDS: Readonly<Record<string, string>> = {
  satiety: 'hungry',
  energy: 'tired',
  hygiene: 'in need of a wash',
  mood: 'in low spirits',
  bladder: 'needs the toilet',
};

/** The same when it cannot wait. */
const URGENT: Readonly<Record<string, string>> = {
  satiety: 'faint with hunger',
  energy: 'asleep on their feet',
  hygiene: 'too grubby to bear it',
  mood: 'at the end of their tether',
  bladder: 'cannot hold it any longer',
};

const STROLLS = [
  'wanders off for a change',
  'fancies a walk',
  'wants some air',
  'follows their feet',
];
const RESTS = [
  'takes a breather',
  'in no hurry',
  'sits and does nothing',
  'puts their feet up',
  'watches the time go by',
];
const PASTIMES = [
  'feels like it',
  'in the mood for it',
  'wants to know how it goes on',
  'for pleasure',
];

/** What the plan has one do, as one would say it. */
const TIMES: Readonly<Record<string, string>> = {
  sleep: 'bedtime',
  work: 'time for work',
  bathe: 'bath time',
  toilet: 'about that time',
  talk: 'time for a chat',
};

function meal(hour: number): string {
  if (hour >= 4 && hour < 11) return 'breakfast time';
  if (hour >= 11 && hour < 15) return 'lunchtime';
  return hour >= 17 && hour < 22 ? 'suppertime' : 'time for a meal';
}

function pause(hour: number): string {
  if (hour < 11) return 'no rush this morning';
  if (hour < 14) return 'a midday break';
  if (hour < 17) return 'time for tea';
  return hour < 20 ? 'the day is nearly done' : 'winding down';
}

const named = (need: string) => NEEDS[need] ?? need;

const PEOPLE = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Names stand by themselves, plain words take their article: Turtle Park, the break room. */
function theOf(place: string): string {
  return /^(?!the |an? )\p{Ll}/u.test(place) ? `the ${place}` : place;
}

const BY_HOUR: Readonly<Record<string, (hour: number) => string>> = { eat: meal, rest: pause };

export const en: Sayings = {
  emergency: (need) => URGENT[need] ?? `cannot do without ${need} any longer`,
  need: named,
  autoMove: (moment) => inTurns(STROLLS, moment),
  thinking: 'wonders what to do next',
  nothing: 'nothing in particular to do',
  schedule: (action, hour) => BY_HOUR[action]?.(hour) ?? TIMES[action] ?? 'as planned',
  beforeBed: 'once more before bed',
  rest: (moment) => inTurns(RESTS, moment),
  promise: 'a promise to keep',
  opening: 'waits for the doors to open',
  closed: 'it has closed',
  work: 'has a living to earn',
  talk: 'wants company',
  pastime: (moment) => inTurns(PASTIMES, moment),
  labels: {
    eat: 'eating',
    sleep: 'sleeping',
    toilet: 'freshening up',
    work: 'working',
    bathe: 'bathing',
    rest: 'resting',
    talk: 'talking',
    move: 'walking',
    thinking: 'thinking',
    idle: 'idling',
  },
  quoted: (speech) => `“${speech}”`,
  today: '[Today so far]',
  done: ({ time, label, place, minutes, reason }) =>
    `- ${time} ${label} → ${theOf(place)} (${minutes} min) [${reason}]`,
  replanned: ({ changes, reason }) => `changes plans: ${changes} [${reason}]`,
  lines: {
    started: ({ label, place, minutes, reason }) =>
      `${label} → ${theOf(place)} (${minutes} min) [${reason}]`,
    talked: ({ people, place, minutes, reason }) =>
      `talking with ${PEOPLE.format(people)} → ${theOf(place)} (${minutes} min) [${reason}]`,
    completed: ({ label, minutes }) => `finished ${label} (${minutes} min)`,
    closed: ({ label, minutes }) => `stopped ${label} at closing time (${minutes} min)`,
    interrupted: ({ label, need }) => `broke off ${label} (${named(need)})`,
    walked: ({ place, reason }) => `sets out for ${theOf(place)} [${reason}]`,
    promiseDue: ({ reason }) => `has a promise to keep: “${reason}”`,
    promiseBroken: ({ reason }) => `broke a promise: “${reason}”`,
    arrived: ({ place }) => `arrives at ${theOf(place)}`,
  },
};
