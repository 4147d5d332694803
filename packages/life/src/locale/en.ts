// Daily life in English.
import type { Sayings } from './sayings.ts';

const NEEDS: Readonly<Record<string, string>> = {
  satiety: 'hunger',
  energy: 'tiredness',
  hygiene: 'grime',
  mood: 'low spirits',
  bladder: 'a full bladder',
};

/** What the plan has one do, as one would say it. */
const TIMES: Readonly<Record<string, string>> = {
  sleep: 'bedtime',
  work: 'time for work',
  bathe: 'bath time',
  rest: 'time for a break',
  toilet: 'the usual hour',
  talk: 'time for a chat',
};

function meal(hour: number): string {
  if (hour >= 4 && hour < 11) return 'breakfast time';
  if (hour >= 11 && hour < 15) return 'lunchtime';
  return hour >= 17 && hour < 22 ? 'supper time' : 'time for a meal';
}

const named = (need: string) => NEEDS[need] ?? need;

export const en: Sayings = {
  emergency: (need) => `cannot put off ${named(need)} any longer`,
  need: (need) => `minds ${named(need)}`,
  autoMove: 'wanders off for a change',
  thinking: 'thinks about what to do next',
  nothing: 'nothing in particular to do',
  schedule: (action, hour) =>
    action === 'eat' ? meal(hour) : (TIMES[action] ?? 'it is time for it'),
  beforeBed: 'once more before bed',
  rest: 'takes a breather',
  promise: 'a promise to keep',
  opening: 'waits for it to open',
  closed: 'it has closed',
  work: 'work to earn money',
  talk: 'wants to talk to somebody',
  pastime: 'feels like it',
  labels: {
    eat: 'eat',
    sleep: 'sleep',
    toilet: 'toilet',
    work: 'work',
    bathe: 'bathe',
    rest: 'rest',
    talk: 'talk',
    move: 'move',
    thinking: 'think',
    idle: 'idle',
  },
  today: '[Today so far]',
  done: ({ time, label, place, minutes, reason }) =>
    `- ${time} ${label} → ${place} (${minutes} min) [${reason}]`,
  replanned: ({ changes, reason }) => `plans anew: ${changes} [${reason}]`,
  lines: {
    started: ({ label, place, minutes, reason }) =>
      `${label} → ${place} (${minutes} min) [${reason}]`,
    talked: ({ people, place, minutes, reason }) =>
      `talk with ${people.join(', ')} → ${place} (${minutes} min) [${reason}]`,
    completed: ({ label, minutes }) => `done: ${label} (${minutes} min)`,
    closed: ({ label, minutes }) => `closing time, no more of: ${label} (${minutes} min)`,
    interrupted: ({ label, need }) => `broke off: ${label} (${named(need)})`,
    walked: ({ place, reason }) => `sets out for ${place} [${reason}]`,
    promiseDue: ({ reason }) => `it is time for: “${reason}”`,
    promiseBroken: ({ reason }) => `did not keep a promise: “${reason}”`,
    arrived: ({ place }) => `arrives at ${place}`,
  },
};
