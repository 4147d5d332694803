// English speech: questions, claims about time, weather and place, persons, topics, cores.
import { describe, expect, it } from 'vitest';
import { createEnglish } from './index.ts';

const en = createEnglish();
const cast = { speaker: ['Ren'], people: ['Ayu'] };

const claimed = (text: string): string =>
  en
    .speech(text, cast)
    .claims.filter((claim) => claim.perceivedNow)
    .map((claim) => `${claim.about} ${claim.value}`)
    .join(', ');

describe('[G-EN5] claims perceived now', () => {
  it.each([
    ['What a bright morning sun!', 'time morning'],
    ["It's pouring outside.", 'weather rain'],
    ["It's already midnight, Ayu.", 'time night'],
    ['The sun is shining so nicely.', 'time day, weather clear'],
    ['Look at that moon!', 'time dark'],
    ["It's snowing again!", 'weather snow'],
    ['What a lovely evening.', 'time evening'],
    ["What a lovely morning, isn't it?", 'time morning'],
    ['I love it here in the library.', 'place library'],
    ["We're in the engine room now.", 'place engine room'],
    ['The stars are out tonight.', 'time dark'],
    ['What a stormy night.', 'time night, weather storm'],
    ['The rain is really coming down.', 'weather rain'],
    ['Not a cloud in the sky!', 'weather clear'],
    ['It is such a sunny day.', 'weather clear'],
  ])('%s → %s', (text, expected) => {
    expect(claimed(text)).toBe(expected);
  });

  it.each([
    'Is it raining outside?',
    'I wish it were morning.',
    'It was raining yesterday.',
    'If it rains, we stay in.',
    'Good morning, Ayu!',
    'You are my sunshine.',
    "It's raining in London, I heard.",
    "It's raining compliments today.",
    'Remember that stormy night?',
    'I woke up early this morning.',
    'The sun will rise tomorrow.',
    "She's a real night owl.",
    "It's not snowing.",
    "I'm in the mood for tea.",
    'We are at the end of our rope.',
    'A storm of papers covered the desk.',
    'In the painting, the sun is setting over the sea.',
    'The morning shift starts at six.',
    "It feels like it's raining in my heart.",
  ])('nothing in: %s', (text) => {
    expect(claimed(text)).toBe('');
  });

  it('reads the sky in narration', () => {
    const found = en.acts('Moonlight spills through the window as she sits.', cast).claims;
    expect(found).toMatchObject([{ about: 'time', value: 'dark', perceivedNow: true }]);
    expect(en.acts('Rain patters against the glass.', cast).claims).toMatchObject([
      { about: 'weather', value: 'rain' },
    ]);
  });
});

describe('[G-EN6] questions, answers, persons', () => {
  it('finds questions with and without their mark', () => {
    expect(en.speech('Hello. Where is the key? I saw it.', cast).questions).toEqual([
      'Where is the key?',
    ]);
    expect(en.speech('what is that', cast).questions).toEqual(['what is that']);
    expect(en.speech('I know where it is.', cast).questions).toEqual([]);
  });

  it('hears an answer', () => {
    expect(en.speech('Yes, on the table.', cast).answers).toBe(true);
    expect(en.speech('Lovely weather today.', cast).answers).toBe(false);
  });

  it('notes a stranger who comes in, not one who is talked about', () => {
    expect(en.speech('Oh, the postman is at the door.', cast).others).toMatchObject([
      { name: 'postman' },
    ]);
    expect(en.speech('The postman was rude to me last week.', cast).others).toEqual([]);
    expect(en.speech('Have you seen the waiter?', cast).others).toEqual([]);
  });
});

describe('[G-EN7] topics and cores', () => {
  it('keeps content nouns as dictionary forms', () => {
    expect(en.topics('The old clocks in the tower need oil.')).toEqual(['clock', 'tower', 'oil']);
  });

  it.each([
    ['Hey Ayu, um, where is the key?', "Where's the key?!"],
    ['Could you tell me where the key is?', 'Where is the key?'],
    ['Please, Ayu, what time is it?', 'What time is it?'],
    ['So... where is the key, Ayu?', 'where is the key'],
  ])('%s = %s', (one, two) => {
    expect(en.core(one, cast)).toBe(en.core(two, cast));
  });

  it('keeps different questions apart', () => {
    expect(en.core('Where is the key?')).not.toBe(en.core('Where is the cup?'));
    expect(en.core('Um...')).not.toBe('');
  });
});

describe('[G-EN8] act or not', () => {
  it.each([
    'picks up the mug',
    'laughs',
    'a soft smile',
    'GET: mug',
    'DRINK',
    'smiling at Ayu',
    'open the door',
    'She opens the drawer',
    'nods',
  ])('act: %s', (text) => {
    expect(en.isAct(text, cast)).toBe(true);
  });

  it.each([
    'Low-Rank Adaptation',
    'RLHF',
    'lol',
    'haha',
    'really',
    'so',
    'Thank you so much for finding the bowl!',
    'What do you think?',
    'about 3 km',
    'the red one',
    'never',
    '2026',
    '',
  ])('no act: %s', (text) => {
    expect(en.isAct(text, cast)).toBe(false);
  });
});
