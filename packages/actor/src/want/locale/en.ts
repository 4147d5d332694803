// What somebody is after, in English.
import type { GoalWording } from './wording.ts';

export const en: GoalWording = {
  needs: {
    satiety: 'To have something to eat or drink',
    energy: 'To rest for a moment',
    hygiene: 'To get clean',
    bladder: 'To find a toilet',
    mood: 'To have a bit of fun',
    warmth: 'To get warm',
  },
  need: 'To give the body what it asks for',
  ringing: (thing) => `To see to the ${thing}, which is ringing`,
  request: (person) => `To do what ${person} asked for`,
  promise: (promise) => `To keep a promise: "${promise}"`,
  happening: (what) => `To find out about this: ${what}`,
  curiosity: (about) => `To find out about the ${about}`,
  company: 'To be with somebody',
  safety: 'To be somewhere else',
  guest: (person) => `To look after ${person}, who is a guest here`,
  practice: 'To do what was agreed to do together',
  asks: (person) => `ask ${person}`,
  says: (person) => `tell ${person}`,
  setAside: {
    'no-way': 'no way to it is known',
    waiting: 'somebody was asked and may still come to it',
    'left-alone': 'it resisted once and is left alone',
    lighter: 'it matters less',
    'not-much-dearer': 'it matters more, but not enough to leave what was begun',
  },
  notGone: {
    'not-their-way': 'it is not their way of doing things',
    hopeless: 'it is believed to be of no use',
    tried: 'it was tried often enough',
    undoes: 'it would undo what somebody here did, who is asked first',
    'another-first': 'another way is nearer',
  },
};
