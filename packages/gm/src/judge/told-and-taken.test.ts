// People in plays and memories, skies and houses that are not these, and what is done with a thing just taken up.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const at = (location: string, ...state: string[]) => ({ location, state });

const shop: WorldState = {
  version: '0.1',
  time: { label: 'afternoon', turn: 0, weather: 'storm' },
  location: { current: 'Flower Shop' },
  locations: { 'Flower Shop': { exits: ['Yard'] }, Yard: { exits: ['Flower Shop'] } },
  characters: {
    Ines: { status: [], holding: [], location: 'Flower Shop' },
    Hugo: { status: [], holding: ['longsword'], location: 'Flower Shop' },
  },
  props: {
    longsword: at('Hugo'),
    till: at('Flower Shop', 'locked'),
    camera: at('Flower Shop', 'broken'),
    guitar: { ...at('Flower Shop', 'broken') },
    fern: at('Flower Shop'),
    'watering can': at('Flower Shop', 'full'),
    stethoscope: at('Flower Shop'),
    'oak chest': at('Flower Shop', 'locked'),
  },
};

const verdict = (text: string): string =>
  answer(gm, text, { world: shop, speaker: 'Ines' }).response.denied_reason ?? 'allowed';

type Row = readonly [text: string, reason: string];

it.each<Row>([
  ['The butler enters, he drops the tray, THEN you scream.', 'allowed'],
  ['Back then there was always a waiter with a rose.', 'allowed'],
  ['The herald blows his horn and announces the king. *rises quickly* Father!', 'OUT_OF_SCOPE'],
  ['In walks a herald, breathless. "My lady," she gasps.', 'OUT_OF_SCOPE'],
  ["There's a stranger at the door!", 'OUT_OF_SCOPE'],
])('[J11] people one tells of do not come in: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['Not a breath of wind, and the sky as blue as a cornflower.', 'CONTRADICTS_WORLD'],
  ['Blue skies, Hugo! Best kind of day.', 'CONTRADICTS_WORLD'],
  ['Paint the sky as blue as a cornflower, will you?', 'allowed'],
  ['I just love being here in the bakery before anyone else arrives.', 'CONTRADICTS_WORLD'],
  ['I love being here in the shop.', 'allowed'],
  ["It's so quiet here in the city.", 'allowed'],
])('[J10] skies and houses: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*picks up the camera and snaps a photo of Hugo*', 'INVALID_STATE'],
  ['*picks up the guitar and strums a few chords*', 'INVALID_STATE'],
  ['*picks up the watering can and gives the fern a long, slow drink*', 'allowed'],
  ['*warms the stethoscope between her palms before placing it against his back*', 'allowed'],
  ['*rings up the sale* Four fifty, please.', 'INVALID_STATE'],
])('[J27] what was taken up is what is gone on with: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});

it.each<Row>([
  ['*sweeps in, skirts whispering over the stone, and opens the oak chest*', 'INVALID_STATE'],
  ['*watches Hugo, who turns, cloak billowing, and opens the oak chest*', 'allowed'],
  ['*draws the longsword*', 'NOT_OWNED'],
  ['*slides out from under the counter*', 'allowed'],
])('[J13] what goes along with an act does not hide the next: %s', (text, reason) => {
  expect(verdict(text)).toBe(reason);
});
