// The report in English.
import type { ReportWording } from './wording.ts';

export const en: ReportWording = {
  title: ({ days, residents }) =>
    `${days} ${days === '1' ? 'day' : 'days'} in the life of ${residents} people`,
  lead: ({ pack, from, to }) => `Pack “${pack}”, from ${from} to ${to}.`,
  figures: {
    residents: 'residents',
    events: 'events',
    talks: 'talks',
    pairs: 'pairs who talked',
    episodes: 'episodes',
    interrupts: 'emergencies',
    answers: 'answers of the model',
  },
  needs: 'Needs over time',
  needsLead:
    'The thick line is the mean of all, the thin one whoever was lowest. Bands are nights (22:00 to 6:00).',
  mean: 'mean',
  lowest: 'lowest',
  time: 'Where the time went',
  timeLead: 'The share of each day’s 24 hours spent on what.',
  everyone: 'everyone',
  meetings: 'Who talked with whom',
  meetingsLead: 'The darker, the more often the two talked; numbers are talks.',
  noMeetings: 'Nobody has talked yet.',
  money: 'Money',
  moneyLead: 'Work fills the purse; meals and baths empty it.',
  moneyBefore: 'at first',
  moneyAfter: 'in the end',
  median: 'median',
  most: 'most',
  least: 'least',
  episodes: 'Episodes',
  episodesLead: ({ shown, all }) =>
    shown === all ? `All ${all} of them.` : `The ${shown} of ${all} that moved somebody most.`,
  noEpisodes: 'Nothing happened; quiet days.',
  day: (number) => `Day ${number}`,
  columns: { when: 'When', who: 'Who', what: 'What', effect: 'Effect' },
  shown: ({ shown, all }) => `${shown} of ${all} people shown.`,
  need: { satiety: 'Fed', energy: 'Energy', hygiene: 'Clean', mood: 'Mood', bladder: 'Bladder' },
  hash: 'hash of the world (stateHash)',
  hours: (hours) => `${hours} h`,
};
