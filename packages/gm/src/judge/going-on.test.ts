// What one clause takes from another: parts and their wholes, tools taken up, machines that run, hands that reach.
import { expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const at = (location: string, ...state: string[]) => ({ location, state });

const studio: WorldState = {
  version: '0.1',
  time: { label: 'night', turn: 0, weather: 'rain' },
  location: { current: 'studio' },
  locations: { studio: { exits: ['hall'] }, hall: { exits: ['studio'] } },
  characters: {
    Mara: { status: [], holding: [], location: 'studio' },
    Theo: { status: [], holding: ['deck of cards'], location: 'studio' },
  },
  props: {
    'deck of cards': { ...at('Theo'), aliases: ['cards', 'deck'] },
    turntable: at('studio', 'broken'),
    record: at('studio'),
    egg: at('studio'),
    periscope: { ...at('studio'), portable: false },
    motor: at('studio', 'jammed'),
    lamp: at('studio', 'off'),
    flashlight: at('studio', 'dead battery'),
    'fire extinguisher': at('studio', 'empty'),
    marker: at('studio', 'dried out'),
    telephone: at('studio', 'out of order'),
    clay: at('studio'),
    notebook: { ...at('studio'), owner: 'Theo' },
  },
};

const shop: WorldState = {
  version: '0.1',
  time: { label: '夜', turn: 0, weather: '吹雪' },
  location: { current: '店' },
  locations: { 店: { exits: ['奥'] }, 奥: { exits: ['店'] } },
  characters: {
    やな: { status: [], holding: [], location: '店' },
    あゆ: { status: [], holding: [], location: '店' },
  },
  props: {
    薔薇: at('店'),
    花切りばさみ: at('奥'),
    古いメモ: at('店'),
    カメラ: at('店'),
    段ボール箱: at('店'),
    無線機: at('店', '不通'),
    双眼鏡: at('店'),
    ラジオ: at('店', '故障'),
  },
};

type Row = readonly [text: string, reason: string];

function verdicts(world: WorldState, speaker: string, rows: readonly Row[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world, speaker }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

const inStudio = (...rows: Row[]): void => verdicts(studio, 'Mara', rows);
const inShop = (...rows: Row[]): void => verdicts(shop, 'やな', rows);

it('[J26] a part of nothing in particular belongs to the thing it must be part of', () => {
  inStudio(
    ['*drops the needle onto the record* Listen.', 'INVALID_STATE'],
    ['*cracks the egg and fishes out a fragment of shell* Oops.', 'ok'],
    ['*picks up a seashell* Pretty.', 'MISSING_OBJECT'],
    ['*flattens the clay with the rolling pin* There.', 'MISSING_OBJECT'],
  );
  inShop(
    ['*カメラのファインダーを覗き込む* 動かないで。', 'ok'],
    ['*段ボール箱のテープを剥がす* えいっ。', 'ok'],
    ['*テープを剥がして壁に貼る* えいっ。', 'ok'],
    ['*受話器を取る* もしもし。', 'MISSING_OBJECT'],
  );
});

it('[J27] what was taken up is what is written, called and sprayed with', () => {
  inStudio(
    ['*grabs the marker and sketches a quick map* Here.', 'INVALID_STATE'],
    ['*grabs the fire extinguisher and blasts the wall with foam* Out!', 'INVALID_STATE'],
    ['*picks up the telephone and punches in the number* Hello?', 'INVALID_STATE'],
    [
      '*snatches up the flashlight and sweeps its beam across the wall* Who is there?',
      'INVALID_STATE',
    ],
  );
  inShop(['*無線機のマイクを掴み、港に呼びかける* 応答せよ。', 'INVALID_STATE']);
});

it('[J28] an attempt that the text itself says failed may meet what is out of order', () => {
  inStudio(
    ['*flips the switch on the motor, but nothing happens* Great.', 'ok'],
    ['*flips the switch on the motor and waits* Great.', 'INVALID_STATE'],
  );
  inShop(
    ['*ラジオのスイッチを入れるが、うんともすんとも言わない* あれ？', 'ok'],
    ['*ラジオのスイッチを入れる* よし。', 'INVALID_STATE'],
  );
});

it('[J29] what runs afterwards is what was worked', () => {
  inStudio(
    ['*hits the switch and the motor hums to life* There she is.', 'INVALID_STATE'],
    ['*hits the switch and the lamp flickers on* Better.', 'ok'],
  );
});

it('[J30] what nobody can carry is let down, not put down', () => {
  inStudio(
    ['*lowers the periscope and squints* Nothing.', 'ok'],
    ['*puts the clay down on the floor* There.', 'NOT_OWNED'],
  );
});

it('[J31] a finger on what another holds takes nothing away', () => {
  inStudio(
    ['*taps the third card from the left* That one.', 'ok'],
    ['*shuffles the cards* Again.', 'NOT_OWNED'],
  );
});

it('[J32] a hand that reaches for a thing and works on needs it there; one that only reaches needs nothing', () => {
  inStudio(
    ['*reaches for the rolling pin and starts flattening the clay* Arms!', 'MISSING_OBJECT'],
    ['*reaches for the rolling pin, then stops* No.', 'ok'],
  );
});

it('[J33] to write is to make what is written, on and with things that must be there', () => {
  inStudio(
    ["*scribbles the coordinates in Theo's notebook* Twelve hours.", 'NOT_OWNED'],
    ['*jots the figures on a clipboard* Twelve hours.', 'MISSING_OBJECT'],
  );
});

it('[J34] what an eye or a finger follows from afar is not in hand', () => {
  inShop(['*双眼鏡を目に当て、水平線をなぞるようにゆっくりと動かす* いた。', 'ok']);
});

it('[J10] a sky full of stars is a clear one', () => {
  inShop(['*満天の星を見上げる* きれい。', 'CONTRADICTS_WORLD']);
});

it('[W20] a thing is known by its name, however the name is made', () => {
  inShop(
    ['*薔薇の茎を花切りばさみで斜めに切る* 痛っ。', 'WRONG_LOCATION'],
    ['*古いメモを読む* なにこれ。', 'ok'],
    ['*メモを手に取る* なにこれ。', 'ok'],
    ['*薔薇の茎をはさみで切る* 痛っ。', 'WRONG_LOCATION'],
  );
});
