// What characters remember, in English.
import type { MemoryWording } from './wording.ts';

const opening = (when: string) => `${when.charAt(0).toUpperCase()}${when.slice(1)}`;

export const en: MemoryWording = {
  insight: {
    talked: ({ when, about }) => `${opening(when)} there was much talk with ${about}.`,
    'was-given': ({ when, about, thing }) =>
      `${opening(when)} the ${thing} was a gift from ${about}.`,
    gave: ({ when, about, thing }) => `${opening(when)} ${about} got the ${thing} as a gift.`,
    'was-hurt': ({ when, about }) => `${opening(when)} ${about} was unkind.`,
    'word-kept': ({ about, thing }) => `${about} kept a promise: "${thing}"`,
    'word-broken': ({ about, thing }) => `${about} did not keep a promise: "${thing}"`,
    'own-word-kept': ({ about, thing }) => `The promise to ${about} was kept: "${thing}"`,
    'own-word-broken': ({ about, thing }) => `The promise to ${about} was broken: "${thing}"`,
    resisted: ({ about, isGrowing }) =>
      isGrowing
        ? `The ${about} is not so simple. Next time, another way.`
        : `The ${about} would not work, however often it was tried.`,
    mastered: ({ when, about }) => `${opening(when)} the ${about} worked in the end.`,
    absorbed: ({ when, about }) => `${opening(when)} was all about the ${about}.`,
    happened: ({ when, thing }) => `${opening(when)} this happened: ${thing}`,
    stayed: ({ when, about }) => `${opening(when)} was mostly spent in the ${about}.`,
  },
  vain: (actor, act) => `${actor} could not ${act}.`,
  daysAgo: (days) => (days <= 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),
  promiseDue: (owner, promise) => `The time has come for what ${owner} promised: "${promise}"`,
  promiseBroken: (owner, toward, promise) =>
    `${owner} did not keep a promise to ${toward}: "${promise}"`,
  promise: ({ owner, toward, promise, due }) => `${owner} to ${toward}, by ${due}: "${promise}"`,
  due: (days, clock) =>
    `${clock} ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`}`,
};
