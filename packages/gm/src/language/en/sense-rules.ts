// Verbs whose meaning depends on their object: drawing a sword, curtains or a picture.

import { DIRECTION_NOUNS } from './data/frame-nouns.ts';
import { FARE_NOUNS } from './data/light-verbs.ts';
import * as N from './data/nouns.ts';
import { isKind } from './noun-kind.ts';
import { hasPrep, is, oneOf, prepNoun, type Sense } from './sense.ts';
import { HAND_SENSES } from './sense-rules-hand.ts';
import { LOOK_SENSES } from './sense-rules-look.ts';

const PUT_PLACES: ReadonlySet<string> = new Set([
  'on',
  'in',
  'at',
  'by',
  'near',
  'inside',
  'under',
  'onto',
  'into',
  'beside',
  'behind',
  'with',
]);

const SETTABLE = oneOf(
  'alarm',
  'timer',
  'thermostat',
  'clock',
  'table',
  'course',
  'temperature',
  'sail',
  'trap',
  'dial',
  'heading',
  'autopilot',
  'watch',
);
const SWITCHED = oneOf(
  'kettle',
  'music',
  'record',
  'song',
  'light',
  'lamp',
  'radio',
  'tv',
  'television',
  'movie',
  'heater',
  'stove',
  'coffee',
  'playlist',
  'oven',
  'light switch',
);
const RIGGING = oneOf(
  'blind',
  'curtain',
  'flag',
  'anchor',
  'sail',
  'lid',
  'hatch',
  'shutter',
  'volume',
  'gate',
  'drawbridge',
  'bridge',
  'window',
  'blinds',
  'temperature',
  'bar',
);

/** What runs until it is stopped. */
const RUNNING: ReadonlySet<string> = new Set(
  'engine motor machine press power current gas pump fan generator radio music record mixer drill saw boiler mill loom winch conveyor projector fountain tap faucet shower'.split(
    ' ',
  ),
);

/** Read in order; the first that fits wins. */
export const SENSES: readonly Sense[] = [
  // `stops the press`, `cuts the engine`: what runs is switched off.
  {
    words: ['stop', 'halt', 'cut', 'kill'],
    when: (o, r) =>
      isKind(o, RUNNING) && r.particles.length === 0 && !hasPrep(r, 'into', 'with', 'in', 'from'),
    as: 'switch off',
  },
  // `fires it straight up into the air`
  {
    words: ['fire up', 'fire off'],
    when: (_, r) => hasPrep(r, 'into', 'at', 'toward', 'over'),
    as: 'shoot',
  },
  {
    words: ['roll up', 'roll back'],
    when: oneOf('blind', 'blinds', 'shutter', 'shade', 'door', 'window', 'gate'),
    as: 'open',
  },
  ...HAND_SENSES,
  {
    words: ['press', 'hit', 'click', 'tap', 'push'],
    when: (o) =>
      o?.definite !== true &&
      oneOf(
        'play',
        'pause',
        'record',
        'send',
        'enter',
        'start',
        'stop',
        'snooze',
        'mute',
        'delete',
        'save',
      )(o),
    as: 'act',
  },
  {
    words: ['slip', 'put', 'stick', 'slide', 'push', 'place', 'fit'],
    when: (o, r) =>
      oneOf('key', 'keycard', 'card', 'coin', 'token')(o) &&
      oneOf(
        'lock',
        'keyhole',
        'ignition',
        'reader',
        'slot',
        'door',
        'padlock',
      )(prepNoun(r, 'in', 'into')),
    as: 'insert',
  },
  {
    words: ['scan', 'survey', 'inspect', 'examine', 'check'],
    when: (o, r) =>
      isKind(o, N.SCENERY_NOUNS) &&
      isKind(prepNoun(r, 'with', 'under', 'using', 'through'), N.INSTRUMENT_NOUNS),
    as: 'use',
  },
  {
    words: ['scan', 'survey', 'search', 'inspect', 'examine', 'check'],
    when: is(N.SCENERY_NOUNS),
    as: 'look',
  },
  {
    words: ['swipe'],
    when: oneOf('card', 'keycard', 'badge', 'pass', 'screen', 'phone', 'tablet', 'ticket'),
    as: 'press',
  },
  {
    words: ['answer'],
    when: oneOf(
      'phone',
      'telephone',
      'cell',
      'cellphone',
      'smartphone',
      'intercom',
      'radio',
      'communicator',
    ),
    as: 'press',
  },
  {
    words: ['take', 'snap', 'shoot', 'click', 'get', 'capture'],
    when: (o, r) =>
      oneOf('photo', 'photograph', 'picture', 'selfie', 'snapshot', 'video', 'note', 'notes')(o) &&
      o?.definite !== true &&
      !hasPrep(r, 'from', 'off', 'out-of'),
    as: 'photograph',
  },
  { words: ['draw', 'pull'], when: is(N.CURTAIN_NOUNS), as: 'close' },
  // `draws a sword in the dust`: with a finger, and it is gone with the dust.
  {
    words: ['draw', 'trace', 'sketch'],
    when: (o, r) =>
      o?.definite !== true &&
      oneOf(
        'dust',
        'sand',
        'snow',
        'dirt',
        'mud',
        'air',
        'steam',
        'frost',
        'ash',
      )(prepNoun(r, 'in', 'on')),
    as: 'act',
  },
  {
    words:
      'twist pull tug yank slide slip tear rip shake work peel pop sneak smuggle spirit coax tease wiggle ease wrestle tap tip knock drag lift'.split(
        ' ',
      ),
    when: (o, r) =>
      o !== undefined &&
      hasPrep(r, 'from', 'out-of', 'off') &&
      !isKind(prepNoun(r, 'from', 'out-of', 'off'), DIRECTION_NOUNS),
    as: 'take',
  },
  {
    words: 'sneak slip slide ease tease coax wiggle smuggle spirit tug yank drag'
      .split(' ')
      .flatMap((one) => [one, `${one} out`]),
    when: (o, r) => o !== undefined && o.body !== true && r.particles.includes('out'),
    as: 'take',
  },
  {
    words: ['draw'],
    when: (o, r) =>
      o !== undefined &&
      !isKind(o, N.DRAWN_NOUNS) &&
      !hasPrep(r, 'from', 'out-of', 'on', 'in', 'with') &&
      r.particles.length === 0,
    as: 'sketch',
  },
  {
    words: ['draw'],
    when: (o, r) =>
      o !== undefined &&
      o.definite !== true &&
      !isKind(o, N.DRAWN_NOUNS) &&
      !isKind(o, N.PRODUCED_NOUNS) &&
      hasPrep(r, 'on', 'in') &&
      !hasPrep(r, 'from', 'out-of'),
    as: 'act',
  },
  {
    words: ['leave'],
    when: (o, r) =>
      o !== undefined &&
      !isKind(o, N.PASSAGE_NOUNS) &&
      (r.places.length > 0 ||
        r.particles.includes('there') ||
        r.preps.some((p) => PUT_PLACES.has(p.prep))),
    as: 'put',
  },
  {
    words: [
      'pull out',
      'pull up',
      'draw up',
      'grab',
      'drag',
      'slide out',
      'take',
      'drag over',
      'draw out',
    ],
    when: (o) => isKind(o, N.SEAT_NOUNS) && o?.head !== 'seat',
    as: 'push',
  },
  {
    words: ['take', 'take down', 'take up', 'take back'],
    when: oneOf('stair', 'stairs', 'elevator', 'lift', 'ladder', 'stairway', 'escalator'),
    as: 'go',
  },
  {
    words: ['climb', 'hop', 'crawl'],
    when: (o, r) => o === undefined && isKind(prepNoun(r, 'into', 'onto'), N.BERTH_NOUNS),
    as: 'sit',
  },
  {
    words: ['pluck', 'pick', 'pick out', 'pluck out'],
    when: oneOf(
      'string',
      'strings',
      'chord',
      'note',
      'notes',
      'melody',
      'tune',
      'lute',
      'guitar',
      'harp',
      'banjo',
      'violin',
      'koto',
    ),
    as: 'strum',
  },
  {
    words: ['tuck', 'tuck in', 'drape', 'spread', 'pull', 'arrange', 'draw', 'tug'],
    when: (o, r) => {
      const whom = prepNoun(r, 'around', 'over', 'about');
      return o !== undefined && (whom?.person === true || whom?.body === true);
    },
    as: 'wrap',
  },
  { words: ['put on', 'throw on'], when: SWITCHED, as: 'turn on' },
  {
    words: [
      'take off',
      'pull off',
      'slip off',
      'remove',
      'peel off',
      'tug off',
      'yank off',
      'strip off',
      'tear off',
      'rip off',
      'wrench off',
      'pry off',
    ],
    when: (o, r) => isKind(o, N.WEARABLE_NOUNS) && !hasPrep(r, 'from', 'off', 'out-of'),
    as: 'wear',
  },
  { words: ['take off'], when: (o) => o === undefined, as: 'walk off' },
  { words: ['pick'], when: oneOf('lock', 'padlock'), as: 'pry' },
  {
    words: ['set'],
    when: (o, r) => SETTABLE(o) && !hasPrep(r, 'on', 'onto', 'in', 'into', 'down'),
    as: 'press',
  },
  {
    words: ['raise', 'lift', 'lower', 'hoist', 'drop', 'lift up', 'hoist up'],
    when: RIGGING,
    as: 'pull',
  },
  {
    words: ['hang up', 'put down'],
    when: oneOf('phone', 'receiver', 'call', 'telephone'),
    as: 'press',
  },
  {
    words: ['slam', 'slam down', 'throw', 'hit', 'bang', 'flip', 'flick'],
    when: oneOf(
      'button',
      'switch',
      'lever',
      'brake',
      'bolt',
      'alarm',
      'bell',
      'table',
      'desk',
      'counter',
      'breaker',
      'keyboard',
      'dashboard',
      'throttle',
    ),
    as: 'press',
  },
  { words: ['finish', 'have', 'kill'], when: is(FARE_NOUNS), as: 'drink' },
  { words: ['finish', 'have'], when: () => true, as: 'enjoy' },
  ...LOOK_SENSES,
  {
    words: ['slip', 'stuff', 'tuck', 'slide', 'shove', 'cram', 'stick'],
    when: (_, r) => prepNoun(r, 'in', 'into', 'inside', 'under', 'up', 'down')?.body === true,
    as: 'pocket',
  },
  {
    words: ['hold', 'hold open'],
    when: (o, r) =>
      isKind(o, N.PASSAGE_NOUNS) && (r.particles.includes('open') || hasPrep(r, 'for')),
    as: 'open',
  },
  // `taps the console and brings up the star chart`: it is shown, not carried.
  {
    words: ['bring up', 'call up', 'pull up'],
    when: oneOf('chart', 'map', 'menu', 'feed', 'footage', 'schematic', 'hologram', 'file', 'log'),
    as: 'act',
  },
];
