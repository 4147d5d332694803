// Clauses that work a machine: on a screen, through a printer, at the press of play, back to life, fired.
import type { Noun } from '../types.ts';
import type { Complements } from './clause-types.ts';
import { CREATURES } from './data/creatures.ts';
import * as D from './data/frame-nouns.ts';
import type { Unfolded } from './light-verbs.ts';
import { isKind } from './noun-kind.ts';
import { find, promote } from './unfolding.ts';

/** `scrolls through the manifest on her tablet`: what is read on a screen needs only the screen. */
export const onScreen = (lemma: string, rest: Complements): Unfolded | undefined => {
  const on = rest.preps.find((p) => p.prep === 'on' && isKind(p.nouns[0], D.SCREEN_NOUNS));
  return on !== undefined && D.SCREEN_VERBS.has(lemma)
    ? { lemma: 'operate', rest: { ...promote(rest, on), preps: [] } }
    : undefined;
};

const PRINTER: Noun = { text: 'the printer', head: 'printer', modifiers: [], definite: true };

/** `prints out the article`: what is printed is made by the printer. */
export const printed = (lemma: string, rest: Complements): Unfolded | undefined => {
  if (rest.groups.length === 0) return undefined;
  if (lemma === 'print')
    return { lemma: 'operate', rest: { ...rest, groups: [[PRINTER]], particles: [], preps: [] } };
  if (lemma !== 'run' || !rest.particles.includes('off')) return undefined;
  // Ten copies run off: on the machine that is named, or on the one just worked.
  const on = find(rest, ['on', 'with', 'using', 'from']);
  return on
    ? { lemma: 'operate', rest: promote(rest, on) }
    : { lemma: 'act', rest: { ...rest, particles: [], preps: [] } };
};

const PLAYED: ReadonlySet<string> = new Set(
  'play pause record start stop rewind eject mute send enter brew print snooze'.split(' '),
);
const PRESSED: ReadonlySet<string> = new Set(['press', 'hit', 'click', 'tap', 'push', 'punch']);

/** `presses play on the tape recorder`: the recorder is worked. */
export const pressed = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const on = PRESSED.has(lemma) ? find(rest, ['on', 'at']) : undefined;
  const isPlay = object?.definite !== true && PLAYED.has(object?.head ?? '');
  return on !== undefined && isPlay && on.nouns[0]?.body !== true
    ? { lemma: 'start', said: 'start', rest: promote(rest, on) }
    : undefined;
};

const LIVE: ReadonlySet<string> = new Set(['awake', 'alive']);

/** `taps the tablet awake`, `coaxes the engine back to life`: it is switched on. */
export const revived = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  if (object === undefined || object.body || object.person || isKind(object, CREATURES))
    return undefined;
  const isLive =
    rest.particles.some((one) => LIVE.has(one)) ||
    (rest.preps.some((p) => p.nouns[0]?.head === 'life') && lemma !== 'bring');
  return isLive
    ? { lemma: 'start', said: 'start', rest: { ...rest, particles: [], preps: [] } }
    : undefined;
};

const SHOTS: ReadonlySet<string> = new Set(['shot', 'round', 'volley', 'bullet', 'burst']);

/** `fires two shots`: it takes a gun, said or unsaid. */
export const fired = (lemma: string, rest: Complements): Unfolded | undefined => {
  const object = rest.groups.at(-1)?.[0];
  const isShot = isKind(object, SHOTS) && object?.definite !== true;
  return (lemma === 'fire' || lemma === 'shoot' || lemma === 'squeeze') && isShot
    ? { lemma: 'fire', rest: { ...rest, groups: [], particles: [] } }
    : undefined;
};
