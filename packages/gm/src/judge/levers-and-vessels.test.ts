// Levers of machines, loose parts, vessels in hand and ways walked: rows of text on one world, and the verdicts.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

const plain = flat();
const world: WorldState = {
  ...plain,
  locations: {
    ...plain.locations,
    リビング: { exits: ['キッチン', '廊下'] },
    廊下: { exits: ['リビング', '寝室'] },
    寝室: { exits: ['廊下'] },
  },
  props: {
    ...plain.props,
    トースター: { location: 'キッチン', state: ['故障'] },
    食パン: { location: 'キッチン', state: [] },
    ジョッキ: { location: 'キッチン', state: ['empty'] },
    エール樽: { location: 'キッチン', state: [], yields: ['エール'] },
    急須: { location: 'キッチン', state: ['空'] },
    顕微鏡: { location: 'キッチン', state: [] },
    竹箒: { location: 'キッチン', state: [] },
    レインコート: { location: '寝室', state: [] },
    枕: { location: 'キッチン', state: [] },
  },
};

type Row = readonly [text: string, reason: string];

function verdicts(rows: readonly Row[]): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

it('[J35] a bare lever, dial or button is that of the machine last spoken of', () => {
  verdicts([
    ['*食パンを手に取ってトースターに入れ、レバーを押し下げる*', 'INVALID_STATE'],
    ['*食パンをトースターにセットし、ダイヤルを回す*', 'INVALID_STATE'],
    ['*トースターの前に立ち、食パンを手に取って、ボタンを押す*', 'INVALID_STATE'],
    ['*食パンを手に取り、コーヒーメーカーのボタンを押す*', 'ok'],
    ['*顕微鏡を覗き込み、ピントのつまみを回す*', 'ok'],
    ['*エール樽のコックをひねり、ジョッキに注ぐ*', 'ok'],
  ]);
});

it('[J36] a part that is a thing of its own must be there to be picked up', () => {
  verdicts([
    ['*枕を抱え、鍵を拾い上げる*', 'WRONG_LOCATION'],
    ['*枕を手に取り、リボンを拾い上げる*', 'MISSING_OBJECT'],
    ['*枕を抱えて、キーボードを持ち上げる*', 'MISSING_OBJECT'],
    ['*枕を手に取り、カバーを撫でる*', 'ok'],
    ['*顕微鏡に近づき、レンズを拭く*', 'ok'],
  ]);
});

it('[J4] what is poured comes out of the vessel in hand, or out of what is named', () => {
  verdicts([
    ['*急須を持ち上げ、マグカップに熱いお茶を注ぐ*', 'INVALID_STATE'],
    ['*ジョッキを手に取り、エール樽から注ぐ*', 'ok'],
    ['*空のジョッキを掴むと、エール樽のコックをひねり、なみなみと注ぐ*', 'ok'],
    ['*空のジョッキをあおる*', 'INVALID_STATE'],
    ['*エール樽の栓をひねってジョッキを満たし、一気に飲み干す*', 'ok'],
    ['*ジョッキにエールを注いで、ジョッキを呷る*', 'ok'],
  ]);
});

it('[J2] what is walked along is passed on the way', () => {
  const walks = (text: string) =>
    answer(gm, text, { world: { ...world, characters: { やな: { location: 'リビング' } } } })
      .response.denied_reason;
  expect(walks('*廊下を大股で歩いて寝室に入る*')).toBeNull();
  expect(walks('*寝室に入る*')).toBe('OUT_OF_SCOPE');
  expect(walks('*床を這って進む*')).toBeNull();
});

it('[J16] what fails may be opened to see why', () => {
  verdicts([
    ['*トースターのカバーを開けて、中を覗き込む*', 'ok'],
    ['*ラジオの蓋を開ける*', 'ok'],
    ['*トースターのスイッチを入れる*', 'INVALID_STATE'],
  ]);
});

it('[W6] a ball of wool is wool, and a doll’s dress the doll', () => {
  const state = {
    ...world,
    props: {
      ...world.props,
      毛糸: { location: 'キッチン', state: [] },
      市松人形: { location: 'キッチン', state: [] },
      井戸: { location: 'キッチン', state: [] },
      柄杓: { location: 'キッチン', state: [] },
    },
  };
  const said = (text: string) => answer(gm, text, { world: state }).response.denied_reason;
  expect(said('*毛糸玉を転がす*')).toBeNull();
  expect(said('*市松人形の着物の乱れを直す*')).toBeNull();
  expect(said('*着物を羽織る*')).toBe('MISSING_OBJECT');
  expect(said('*柄杓で水をすくう*')).toBeNull();
});

it('[J15] getting into clothes needs them', () => {
  verdicts([
    ['*レインコートに腕を通す*', 'WRONG_LOCATION'],
    ['*白衣に袖を通し、背筋を伸ばす*', 'MISSING_OBJECT'],
    ['*白衣の皺を整える*', 'ok'],
  ]);
});

it('[J11] whoever comes in between two sentences of speech is told of', () => {
  verdicts([
    [
      '*伸びをする* 「ふう…」 そのとき、受付の女性がドアを開けて入ってくる。「お、ありがとう。」',
      'OUT_OF_SCOPE',
    ],
    ['*伸びをする* あれ、店員さんがドアを開けて入ってきたよ。', 'OUT_OF_SCOPE'],
    ['*伸びをする* そのとき思ったんだよね、「これはいける」って。', 'ok'],
    ['*伸びをする* すると、あゆが笑いながら近づいてくる。「どうしたの」', 'ok'],
  ]);
});
