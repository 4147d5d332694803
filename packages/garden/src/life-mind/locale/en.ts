// Daily life asked about in English.
import type { LifeMindWording } from './wording.ts';

export const en: LifeMindWording = {
  town: 'You live in a small town. Be that person when you answer.',
  rules:
    'Decide the one thing you do next. ' +
    'Only actions and places listed under [You can] are possible. A need of 0 is unbearable, 100 is content. ' +
    'A plan is usually kept, but mood and circumstances may change it. ' +
    'Answer only with action (its id), target (the id of a place or person), durationMinutes and reason (a few words).',
  line:
    'You are in the middle of a talk, and it is your turn. Say a sentence or two to the other, in your own manner. ' +
    'Make up no events and no things beyond what stands here. No gestures, no stage directions, no lines of others. ' +
    'Answer only with say (nothing but the words you speak).',
  episode: (needs) =>
    'Write one small thing that happened by the way during what you have just done, in a sentence or two. ' +
    'Nothing large: nobody and nothing appears or is lost. ' +
    `Answer only with episode (what happened) and statChanges (of ${needs} those that moved, from -10 to 10).`,
  talk: ({ clock, place, to, affinity, others, goal }) =>
    `[Now] ${clock}, ${place}.\n[You speak to] ${to} (how close you are: ${affinity}, from -100 to 100)` +
    (others.length > 0 ? `\nWith you: ${others.join(', ')}` : '') +
    (goal ? `\n[What it is about] ${goal}` : ''),
  heard: (lines) => `[The talk so far]\n${lines}`,
  noWordYet: 'Nobody has spoken yet. Begin with a greeting.',
  turn: ({ turn, turns }) =>
    turn >= turns - 1 ? 'The talk is coming to its end.' : `This is turn ${turn} of ${turns}.`,
  justDone: ({ clock, place, label }) =>
    `[Now] ${clock}, ${place}. You have just finished: ${label}.`,
  weather: (weather) => `Weather: ${weather}. Nothing that happens goes against it.`,
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
  facility: ({ id, name, cost, quality, maps, opens }) =>
    `${id} (${name}, ${cost} yen, quality ${quality}, ${maps === 0 ? 'right here' : `${maps} maps away`}${opens ? `, opens at ${opens}` : ''})`,
  due: (what) => `It is time for: ${what}`,
  none: 'nothing yet',
};
