// Verbs whose meaning hangs on the hand, the mouth and the body: worn, eaten, slapped down, left alone.
import type { Noun } from '../types.ts';
import { CREATURES } from './data/creatures.ts';
import { FIXTURES, SURFACES } from './data/rooms.ts';
import { THINGS } from './data/things.ts';
import { isKind } from './noun-kind.ts';
import { hasPrep, is, oneOf, prepNoun, type Sense } from './sense.ts';
import { OPENING_SENSES } from './sense-rules-opening.ts';

/** Where on the body things are worn. */
const WORN_ON = oneOf(
  ...'head eye ear nose neck wrist finger face hair shoulder foot ankle curl brow forehead'.split(
    ' ',
  ),
);

/** Where on the body things are carried. */
const CARRIED_ON = oneOf('shoulder', 'back', 'neck', 'arm', 'chest', 'forearm', 'hip');

const WORKED = oneOf(
  ...'bellows pump lever crank pedal pedals handle winch loom treadle controls machine press tiller rudder'.split(
    ' ',
  ),
);
const CHEWED = oneOf(
  ...'cigar cigarette pipe pen pencil straw toothpick matchstick strap eraser stylus'.split(' '),
);
const LADDERS = oneOf('ladder', 'stepladder', 'rope ladder', 'rope');
const RUNGS = oneOf('shelf', 'top', 'rung', 'ceiling', 'rafter', 'bookshelf', 'window', 'branch');

/** Where things are kept on one, and what holds them. */
const POCKETS = oneOf(
  ...'pocket sleeve waistband collar cuff lap bosom hand palm fist arm bodice belt'.split(' '),
);
const isHeldIn = (part: Noun | undefined): boolean => part?.body === true && HANDS(part);
const HANDS = oneOf('hand', 'palm', 'finger', 'fist', 'thumb', 'arm');

/** What stands written somewhere. */
const WRITTEN = oneOf(
  ...'number word name date line typo mistake error sentence answer figure paragraph total price address letter entry'.split(
    ' ',
  ),
);

/** What comes out of a tube. */
const SQUEEZED = oneOf(
  ...'glue paste toothpaste paint ketchup mustard cream gel ointment lotion sauce soap icing'.split(
    ' ',
  ),
);

/** What is sounded by breath. */
const _BLOWN = oneOf(
  ...'whistle horn trumpet flute harmonica bugle conch recorder ocarina trombone clarinet'.split(
    ' ',
  ),
);

/** What a nurse puts to a body. */
const APPLIED = oneOf(
  ...'stethoscope thermometer compress bandage gauze poultice cuff electrode plaster swab tourniquet washcloth'.split(
    ' ',
  ),
  'ice pack',
  'cold pack',
  'cold compress',
  'wet cloth',
  'damp cloth',
  'oxygen mask',
);

/** Asked before the other senses. */
export const HAND_SENSES: readonly Sense[] = [
  ...OPENING_SENSES,
  // `places the stethoscope against his back`: put to a body it is used, not put down.
  {
    words:
      'put place lay set rest press hold slide slip pop tuck stick insert drape fit wedge lower'.split(
        ' ',
      ),
    when: (o, r) => {
      const part = prepNoun(
        r,
        'against',
        'on',
        'to',
        'under',
        'in',
        'into',
        'over',
        'onto',
        'around',
      );
      return APPLIED(o) && part?.body === true && (part.owner !== undefined || !POCKETS(part));
    },
    as: 'apply',
  },
  {
    words: ['put', 'place', 'lay', 'set', 'rest', 'press'],
    when: (o, r) => {
      const part = prepNoun(r, 'against');
      return o?.pronoun === true && o.person !== true && part?.body === true;
    },
    as: 'apply',
  },
  // `warms the stethoscope between her palms`: it is in hand; `warms the milk`: it is heated.
  {
    words: ['warm', 'cool'],
    when: (o, r) =>
      o !== undefined &&
      o.body !== true &&
      o.person !== true &&
      isHeldIn(prepNoun(r, 'between', 'in')),
    as: 'hold',
  },
  // `leans on the horn`: it is pressed.
  {
    words: ['lean', 'lean ~on'],
    when: (o, r) =>
      o === undefined && oneOf('horn', 'buzzer', 'doorbell', 'bell', 'button')(prepNoun(r, 'on')),
    as: 'press ~on',
  },
  // `turns the bowl in her palms`: it is only held.
  {
    words: ['turn', 'roll', 'spin', 'twirl', 'rotate', 'flip', 'heft', 'weigh', 'twist'],
    when: (o, r) => o !== undefined && !o.body && isHeldIn(prepNoun(r, 'in', 'between')),
    as: 'hold',
  },
  // `draws the knife through the curd`: it cuts.
  {
    words: ['draw'],
    when: (o, r) => o !== undefined && !o.body && hasPrep(r, 'through', 'across', 'along'),
    as: 'use',
  },
  // `chews on his cigar`: nothing is eaten.
  {
    words: [
      'chew',
      'chew ~on',
      'gnaw',
      'gnaw ~on',
      'nibble',
      'nibble ~on',
      'suck ~on',
      'bite',
      'bite ~on',
    ],
    when: (o, r) => CHEWED(o ?? prepNoun(r, 'on', 'at')),
    as: 'tap ~on',
  },
  // `spoons sugar into the cup`: it is served, not eaten.
  {
    words: ['spoon', 'shovel'],
    when: (o, r) => {
      const into = prepNoun(r, 'into', 'onto', 'over', 'in');
      return o !== undefined && into !== undefined && into.body !== true;
    },
    as: 'ladle',
  },
  // `sets the chart straight`: it stays where it is.
  {
    words: ['set', 'put', 'stand', 'pull', 'prop'],
    when: (o, r) => o !== undefined && r.particles.some((one) => /^(?:straigh|uprigh)t$/.test(one)),
    as: 'straighten',
  },
  // `holds down the button`: it is pressed.
  {
    words: ['hold down', 'keep down', 'hold'],
    when: (o, r) =>
      oneOf('button', 'trigger', 'switch', 'pedal', 'key')(o) && r.particles.includes('down'),
    as: 'press',
  },
  // `works the bellows`: what is worked is operated.
  {
    words: ['work'],
    when: (o) => o !== undefined && o.definite === true && (WORKED(o) || isKind(o, FIXTURES)),
    as: 'operate',
  },
  // `brings the stamp down on the parcel`, `brings it down over his head`.
  {
    words: ['bring down'],
    when: (o, r) => o !== undefined && hasPrep(r, 'on', 'onto', 'upon', 'over', 'across'),
    as: 'swing',
  },
  // `circles a number on the report`: it is marked, not walked around.
  {
    words: ['circle'],
    when: (o, r) => o !== undefined && !o.person && (WRITTEN(o) || hasPrep(r, 'on', 'in', 'with')),
    as: 'underline',
  },
  // `balances the tray on one hand`: it is held, not put down.
  {
    words: ['balance', 'perch', 'rest', 'prop'],
    when: (o, r) =>
      o !== undefined && !o.body && isHeldIn(prepNoun(r, 'on', 'in', 'between', 'against')),
    as: 'hold',
  },
  // `counts out five stamps`: they are in hand.
  { words: ['count out'], when: is(THINGS), as: 'take' },
  // `climbs the ladder to the top shelf`: no journey, but the ladder must bear.
  {
    words: ['climb', 'climb up', 'climb ~up', 'mount', 'scale', 'scramble ~up'],
    when: (o, r) => LADDERS(o ?? prepNoun(r, 'up', 'onto')) && RUNGS(prepNoun(r, 'to', 'toward')),
    as: 'operate',
  },
  // `slides out from under the truck`: who gets out takes nothing.
  {
    words: ['slide out', 'ease out', 'work free', 'pull free', 'wrench free'],
    when: (o) => o === undefined,
    as: 'act',
  },
  // `sets the globe spinning`, `leaves the tap running`: what goes on by itself is not put anywhere.
  {
    words: ['set', 'send', 'leave', 'get', 'start', 'keep', 'put'],
    when: (o, r) => o !== undefined && r.causes,
    as: 'push',
  },
  // `calls the dog over`: an animal that comes must be there.
  { words: ['call over', 'whistle over'], when: is(CREATURES), as: 'pet' },
  {
    words: ['get'],
    when: (o, r) =>
      oneOf('stove', 'fire', 'fireplace', 'engine', 'generator', 'furnace', 'heater', 'motor')(o) &&
      !hasPrep(r, 'from', 'out-of', 'off'),
    as: 'start',
  },
  {
    words: ['sling', 'throw', 'toss', 'swing', 'hoist', 'heave', 'fling', 'loop', 'hang', 'drape'],
    when: (o, r) => {
      const part = prepNoun(r, 'over', 'around', 'on', 'onto', 'across');
      return o !== undefined && o.body !== true && part?.owner === undefined && CARRIED_ON(part);
    },
    as: 'wear',
  },

  {
    words: ['drape', 'throw', 'sling', 'pull', 'draw', 'spread', 'toss', 'fling', 'tuck', 'gather'],
    when: (o, r) => o !== undefined && o.body !== true && r.reflexive,
    as: 'wear',
  },
  {
    words: ['squeeze'],
    when: (o, r) => SQUEEZED(o) && hasPrep(r, 'onto', 'into', 'on'),
    as: 'pour',
  },
  {
    words: ['drum ~on', 'drum', 'slap ~on', 'tap ~on', 'thump ~on', 'pound ~on'],
    when: (o, r) => o === undefined && isKind(prepNoun(r, 'on'), SURFACES),
    as: 'act',
  },
  {
    words: ['leave'],
    when: (o, r) =>
      o !== undefined &&
      (r.clausal || o.pronoun === true) &&
      r.preps.length + r.places.length === 0,
    as: 'act',
  },
  {
    words: ['trade', 'shift', 'pass', 'switch', 'transfer', 'toss', 'move', 'swap', 'hand'],
    when: (o, r) => {
      const hand = prepNoun(r, 'to', 'into', 'between');
      return o !== undefined && hand?.body === true && hand.owner === undefined;
    },
    as: 'hold',
  },
  {
    words: ['buy', 'purchase'],
    when: (o, r) => o !== undefined && !hasPrep(r, 'from', 'for', 'at', 'on'),
    as: 'take',
  },
  {
    words: [
      'pop',
      'put',
      'toss',
      'shove',
      'stuff',
      'slip',
      'place',
      'cram',
      'throw',
      'drop',
      'stick',
    ],
    when: (o, r) => o !== undefined && prepNoun(r, 'in', 'into')?.head === 'mouth',
    as: 'eat',
  },
  {
    words: ['pop', 'flip', 'spring', 'release', 'pop up', 'flip up', 'flick', 'snap'],
    when: oneOf(
      'latch',
      'catch',
      'clasp',
      'hood',
      'lid',
      'trunk',
      'hatch',
      'visor',
      'bonnet',
      'tab',
    ),
    as: 'open',
  },
  {
    words: ['drop', 'put', 'set', 'lower', 'place', 'lift', 'raise'],
    when: (o, r) => oneOf('needle', 'stylus', 'tonearm')(o) && !hasPrep(r, 'into', 'in'),
    as: 'press',
  },
  {
    words:
      'put plop place set slap jam stick drop pull clamp settle perch slide push slip ease tug fit hook loop lower hang tie tuck'
        .split(' ')
        .concat(
          'snap',
          'pop',
          'clap',
          'cram',
          'pull down',
          'tug down',
          'jam down',
          'slide down',
          'pull up',
          'settle down',
        ),
    when: (o, r) => {
      const part = prepNoun(r, 'on', 'over', 'onto', 'around', 'behind');
      return o !== undefined && o.body !== true && part?.owner === undefined && WORN_ON(part);
    },
    as: 'wear',
  },
  {
    words: ['slap', 'slam', 'bang', 'thump', 'smack', 'plonk', 'slap down', 'smack down'],
    when: (o, r) =>
      o !== undefined && o.body !== true && isKind(prepNoun(r, 'on', 'onto'), SURFACES),
    as: 'put',
  },
];
