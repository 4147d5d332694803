// Daily life in English.
import type { Sayings } from './sayings.ts';

const NEEDS: Readonly<Record<string, string>> = {
  satiety: 'hunger',
  energy: 'tiredness',
  hygiene: 'grime',
  mood: 'low spirits',
  bladder: 'a full bladder',
};

const named = (need: string) => NEEDS[need] ?? need;

export const en: Sayings = {
  emergency: (need) => `cannot put off ${named(need)} any longer`,
  need: (need) => `minds ${named(need)}`,
  autoMove: 'wanders off for a change',
  thinking: 'thinks about what to do next',
  nothing: 'nothing in particular to do',
  schedule: 'it is time for it',
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
    completed: ({ label, minutes }) => `done: ${label} (${minutes} min)`,
    closed: ({ label, minutes }) => `closing time, no more of: ${label} (${minutes} min)`,
    interrupted: ({ label, need }) => `broke off: ${label} (${named(need)})`,
    walked: ({ place, reason }) => `sets out for ${place} [${reason}]`,
    promiseDue: ({ reason }) => `it is time for: “${reason}”`,
    promiseBroken: ({ reason }) => `did not keep a promise: “${reason}”`,
    arrived: ({ place }) => `arrives at ${place}`,
  },
};
