// Through the door just opened and back again, things that lie by other things, and speakers called by what they are.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const at = (location: string, ...state: string[]) => ({ location, state });

const tower: WorldState = {
  version: '0.1',
  time: { label: 'night', turn: 0, weather: 'clear' },
  location: { current: 'Study' },
  locations: {
    Study: { exits: ['Stair', { to: 'Vault', via: 'vault door', locked: true }] },
    Vault: { exits: ['Study'] },
    Stair: { exits: ['Study', 'Larder'] },
    Larder: { exits: ['Stair'] },
  },
  characters: {
    Oren: { status: [], holding: [], location: 'Study' },
    Mira: { status: [], holding: [], location: 'Study' },
  },
  props: {
    'vault door': { ...at('Study', 'locked'), key: 'iron key', portable: false },
    'iron key': at('Study'),
    chest: { ...at('Study', 'locked'), kind: 'container', portable: false },
    ruby: at('Vault'),
    honey: at('Larder'),
    table: { ...at('Study'), portable: false },
    candle: at('Study', 'lit'),
    'tip jar': at('Study'),
    canteen: at('Study'),
    flask: at('Study', 'empty'),
    'pinball machine': { ...at('Study', 'broken'), portable: false },
  },
};

const respond = (text: string) => answer(gm, text, { world: tower, speaker: 'Oren' }).response;
const verdict = (text: string): string => respond(text).denied_reason ?? 'allowed';

type Row = readonly [text: string, reason: string];

it.each<Row>([
  ['*takes the iron key, unlocks the vault door and steps in, grabbing the ruby*', 'allowed'],
  [
    '*picks up the iron key and unlocks the vault door. He slips inside and takes the ruby*',
    'allowed',
  ],
  ['*unlocks the vault door and steps in, grabbing the ruby*', 'INVALID_STATE'],
  ['*takes the iron key and unlocks the vault door, then grabs the ruby*', 'WRONG_LOCATION'],
  [
    '*goes down the stair to the larder and comes back with the honey, setting it on the table*',
    'allowed',
  ],
  ['*goes to the stair and comes back with the honey*', 'WRONG_LOCATION'],
  ['*goes to the stair, then returns a moment later and picks up the candle*', 'allowed'],
])('[J41] who steps in is behind the door, who comes back is here: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it('[J41] whoever comes back is where the turn began, with what was fetched', () => {
  const { world_delta } = respond('*goes to the stair and comes straight back* All quiet.');
  const places = world_delta.flatMap(({ path, ...one }) =>
    path === '/characters/Oren/location' && 'value' in one ? [one.value] : [],
  );
  expect(places.at(-1) ?? 'Study').toBe('Study');
});

it.each<Row>([
  ['*takes the iron key from beside the vault door*', 'allowed'],
  ['*picks up the iron key from behind the chest*', 'allowed'],
  ['*takes the iron key from the chest*', 'INVALID_STATE'],
  ['*takes the iron key from beside the wardrobe*', 'MISSING_OBJECT'],
])('[J42] what lies by a thing is not in it: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*The old wizard strokes his beard.* Patience.', 'allowed'],
  ['*The wizard sighs and picks up the honey.* Late again.', 'WRONG_LOCATION'],
  ['*The old man nods. Oren looks up.* Who are you?', 'OUT_OF_SCOPE'],
  ['*The servant bows his head.* My lord.', 'OUT_OF_SCOPE'],
  ['*The wizard walks in and bows.* Welcome.', 'OUT_OF_SCOPE'],
])('[J43] a speaker may be called by what he is: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*sprinkles a pinch of powdered moonroot over the candle*', 'MISSING_OBJECT'],
  ['*sprinkles some moonroot over the candle*', 'MISSING_OBJECT'],
  ['*adds a pinch of sarcasm to his voice*', 'allowed'],
])('[J44] what comes by the pinch is a thing: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*leans closer to the window, his breath misting the glass*', 'allowed'],
  ['*his gaze sweeps the pages of a ledger*', 'allowed'],
  ['*his hand sweeps the mug off the table*', 'MISSING_OBJECT'],
])('[W7] a breath and a gaze have no hands: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*goes to the window and taps the glass*', 'allowed'],
  ['*taps the glass*', 'MISSING_OBJECT'],
])('[J26] the glass is that of the window spoken of: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*drinks water from the canteen*', 'allowed'],
  ['*Oren drinks water from the canteen*', 'allowed'],
  ['*drinks water from the flask*', 'INVALID_STATE'],
  ['*drinks wine from the canteen*', 'MISSING_OBJECT'],
  ['*pours water from the canteen into the flask and drinks*', 'allowed'],
  ['*grabs the tip jar*', 'allowed'],
  ['*grabs the jar*', 'allowed'],
  ['*grabs the jam jar*', 'MISSING_OBJECT'],
])('[J25] vessels and what they hold by nature or by name: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*falls silent when a servant brings in the wine*', 'OUT_OF_SCOPE'],
  ['*watches the servant bring in the wine*', 'OUT_OF_SCOPE'],
  ['*thinks of the servant who used to bring in the wine*', 'allowed'],
  ['*watches Mira open the window*', 'allowed'],
])('[J11] nobody comes in by a subordinate clause either: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*examines the cauldron bubbling in the corner*', 'MISSING_OBJECT'],
  ['*examines the candle flickering on the table*', 'allowed'],
  ['*picks up a kandle*', 'MISSING_OBJECT'],
  ['*picks up the canddle*', 'allowed'],
])(
  '[W5] a slip of the pen keeps the first letter, and what a thing does is no name: %s',
  (text, reason) => {
    expect(verdict(text)).toBe(reason);
  },
);

it.each<Row>([
  ['*fetches the ruby from the vault*', 'INVALID_STATE'],
  ['*fetches the honey from the larder*', 'WRONG_LOCATION'],
  ['*goes to the stair, fetches the honey from the larder and sets it on the step*', 'allowed'],
  ['*goes to the stair and fetches the candle from the study*', 'allowed'],
])('[J45] who fetches from the next room walks there and back: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*goes to the stair, knocks on the door and waits*', 'allowed'],
  ['*knocks on the pantry door*', 'MISSING_OBJECT'],
])('[J6] a door is knocked on where one stands: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*starts a round on the pinball machine*', 'INVALID_STATE'],
  ['*starts a game of chess in his mind*', 'allowed'],
])('[J27] a round is played on the machine that is named: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});
