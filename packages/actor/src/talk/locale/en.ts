// Where, when and what in English.
import type { TalkWording } from './wording.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export const en: TalkWording = {
  here: 'right here',
  at: (place) => `in ${place}`,
  inside: (thing) => `in ${thing}`,
  with: (person) => `with ${person}`,
  all: (names) => listed.format(names),
  one: (name) => (/^[a-z]/.test(name) ? `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}` : name),
  justNow: 'just now',
  today: {
    dawn: 'before it got light',
    morning: 'this morning',
    noon: 'around noon',
    evening: 'earlier this evening',
    night: 'earlier tonight',
    'late-night': 'in the small hours',
  },
  yesterday: 'yesterday',
  daysAgo: (days) => `${days} days ago`,
};
