// One meal in one turn: another sip, another bite, and what is left of it set down.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const camp = (names: { place: string; who: string; tea: string; bread: string }): WorldState => ({
  location: { current: names.place },
  characters: { [names.who]: { holding: [], location: names.place } },
  props: {
    [names.tea]: { location: names.place, kind: 'drink' },
    [names.bread]: { location: names.place, kind: 'food' },
  },
});

const JA = camp({ place: '野営地', who: 'ミナ', tea: '水筒', bread: '干し肉' });
const EN = camp({ place: 'camp', who: 'Mina', tea: 'canteen', bread: 'bread' });

it.each([
  ['*水筒に口をつけて、ごくりと一口飲む*', null],
  ['*水筒を一口飲み、ふうと息をついて、もう一口飲む*', null],
  ['*水筒を飲み干し、水筒を置く*', null],
  ['*干し肉をかじり、もう一口食べる*', null],
  ['*水筒を飲み干し、干し肉を食べる*', null],
  ['*干し肉を食べ、りんごを食べる*', 'MISSING_OBJECT'],
])('[J40] %s', (text, reason) => {
  expect(answer(gm, text, { world: JA, speaker: 'ミナ' }).response.denied_reason).toBe(reason);
});

it.each([
  ['*drinks from the canteen, then takes another sip*', null],
  ['*drinks the canteen dry and puts the canteen down*', null],
  ['*eats the bread, then takes another bite of the bread*', null],
  ['*drinks from the canteen and puts it down*', null],
  ['*eats the bread and eats the apple*', 'MISSING_OBJECT'],
])('[J40] %s', (text, reason) => {
  expect(answer(gm, text, { world: EN, speaker: 'Mina' }).response.denied_reason).toBe(reason);
});
