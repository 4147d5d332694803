// Daily life asked about in English.
import type { LifeMindWording } from './wording.ts';

export const en: LifeMindWording = {
  rules:
    'You live in a small town. Be that person and decide the one thing you do next. ' +
    'Only actions and places listed under [You can] are possible. A need of 0 is unbearable, 100 is content. ' +
    'A plan is usually kept, but mood and circumstances may change it. ' +
    'Answer only with action (its id), target (the id of a place or person), durationMinutes and reason (a few words).',
  person: ({ name, description, traits, values }) =>
    `[You] ${name}. ${description}\nNature: ${traits}${values ? `\nHolds dear: ${values}` : ''}`,
  trait: {
    openness: 'curiosity',
    conscientiousness: 'diligence',
    extraversion: 'sociability',
    agreeableness: 'kindness',
    neuroticism: 'nerves',
    grit: 'grit',
    growthMindset: 'will to grow',
  },
  work: (jobs) => `Works at: ${jobs}`,
  plan: (entries) => `[Plan]\n${entries}`,
  today: (entries) => `[Today so far]\n${entries}`,
  done: ({ clock, label, place, minutes }) => `${clock} ${label} (${place}, ${minutes} min)`,
  now: ({ clock, place, money }) => `[Now] ${clock}, ${place}. ${money} yen in the purse.`,
  needs: (entries) => `Needs: ${entries}`,
  need: {
    satiety: 'fed',
    energy: 'energy',
    hygiene: 'clean',
    mood: 'mood',
    bladder: 'bladder ease',
  },
  company: (names) => `Here with you: ${names}`,
  options: (entries) => `[You can]\n${entries}`,
  option: ({ id, label, min, max }) => `${id} (${label}, ${min}-${max} min)`,
  facility: ({ id, name, cost, quality, maps }) =>
    `${id} (${name}, ${cost} yen, quality ${quality}, ${maps === 0 ? 'right here' : `${maps} maps away`})`,
  due: (what) => `It is time for: ${what}`,
  none: 'nothing yet',
};
