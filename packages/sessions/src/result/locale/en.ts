// The result's words in English.
import type { ResultWording } from './wording.ts';

export const en: ResultWording = {
  comma: ', ',
  stop: '. ',
  deed: {
    'log.manifested': '“{subject}” took on a living shape',
    'quest.completed': '“{subject}” was done',
    'log.compiled': '“{subject}” was bound',
    'battle.finished': '{subject} was driven off at {place}',
    'battle.lost': '{subject} won the fight at {place}',
    'level.up': 'new strength was gained',
    'fragment.collected': 'the fragment “{subject}” was taken up',
    'fragment.found': 'the fragment “{subject}” came to light',
    'encounter.survived': '{subject} was overcome',
    'gate.reached': '{subject} was reached',
    'item.delivered': '{subject} was brought to {to}',
    'affinity.raised': '{subject} grew a little closer',
    'npc.talked': 'there were words with {subject}',
    'item.gained': '{subject} came into the bag',
    'facility.visited': '{subject} was visited',
    'info.gathered': '{subject} had something to tell',
    'place.visited': 'the way led to {subject}',
  },
  summary: {
    ways: '{name} went from {from} to {to}.',
    place: '{name} spent the time at {place}.',
    deeds: ' On the way {deeds}.',
    between: ', ',
    nothing:
      '{name} stayed quietly at {place}. Nothing happened, though the city will remember the sight.',
    level: ' {name} rose from level {from} to level {to}.',
    hurt: ' The wounds are not closed yet.',
  },
  arcAgain: '{title}, part {part}',
  growth: {
    level: '{name} has grown stronger, and stands at level {level}.',
    skills: '{name} keeps a feeling for {skills} in the hands.',
    steady: '{name} is surer by every step that was walked.',
  },
  memory: {
    warmer: '{npc} thinks back kindly on the words with {name}.',
    colder: '{npc} still holds something against {name}.',
    same: '{npc} knows the face of {name} now.',
  },
  world: {
    calm: 'The city has grown a little calmer.',
    unrest: 'The sound of blades went on, and the city is uneasy.',
    still: 'Not much has changed in the city.',
    cleaner: 'Distortions were driven back, and the taint thinned a little.',
    darker: 'The distortions gained ground, and the taint grew thicker.',
  },
  axis: { peace: 'peace', resources: 'resources', magic: 'magic', corruption: 'taint' },
  plot: {
    thread: '{text}',
    quest: '“{title}” is not finished yet: {objective}.',
    questLeft: '“{title}” has not been begun.',
    fragment: 'The fragment “{subject}”, found at {place}, waits to be taken up.',
    encounter: '{subject} still stands in the way.',
    promise: 'A promise with {owner} is not kept yet. {text}',
  },
  hook: {
    plot: '{text} That is where it goes on.',
    none: 'The air at {place} is waiting for something to begin.',
  },
  context: {
    here: '{name} is at {place}. ',
    open: 'Things left open: {count}. {text}',
    free: 'Where to go from here is written down nowhere.',
  },
  opening: {
    before: 'The story so far:',
    here: 'At {place}, {name} looks up.',
    people: 'The mind goes back to {names}.',
    open: 'Something is not over yet. {text}',
    hook: '{hook}',
  },
  task: {
    unbacked: 'Nothing in the material backs this: {text}',
    rules:
      'You keep the record of a story. Write only what is among the events you are given, and nothing that is not. When you tell of an event, put its number in brackets into eventIds. No numbers or identifiers in the sentences; plain good English; answer with JSON of the given shape alone.',
    historian:
      'Sum up this session in about {length} characters (summary), and choose up to five important events with one sentence each (keyEvents). Let turning points and growth be seen.',
    stateManager: 'Say in one sentence how {name} has grown in this session (growth).',
    npcManager:
      'For each of the people listed, write one sentence on what they remember of {name}, as they would see it (memories).',
    world: 'Say in one sentence how the city has changed after this session (note).',
    dramatist:
      'Write a hook for the next session in one or two sentences (hook), and put each open plot into one sentence a reader understands (plots).',
    coordinator:
      'Write what the next session should begin from, in about {length} characters (context).',
    opening:
      'Write the opening of the next session in about {length} characters (narrative): that time has passed, where we are, what is open, a reason to act. Never decide what the player does or feels.',
  },
  material: {
    events: 'Events',
    story: 'From the story',
    numbers: 'Changes',
    people: 'People',
    plots: 'Open plots',
    summary: 'So far',
    arc: 'The larger story',
    place: 'Where we are',
  },
};
