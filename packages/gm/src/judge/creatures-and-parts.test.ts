// Sleepers, beasts, parts of machines and names of one's own: rows of text on one world, and the verdicts.
import { expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

function world(): WorldState {
  const plain = flat();
  return {
    ...plain,
    props: {
      ...plain.props,
      蓄音機: { location: 'キッチン', state: [] },
      猫: { location: 'キッチン', state: [] },
      'golden retriever': { location: 'キッチン', state: [], aliases: ['dog', 'Mochi'] },
      蛇口: { location: 'キッチン', state: [] },
      水筒: { location: 'キッチン', state: [] },
      'cookie jar': { location: 'キッチン', state: ['empty'] },
      jukebox: { location: 'キッチン', state: ['out of order'] },
    },
  };
}

type Row = readonly [text: string, reason: string];

function verdicts(rows: readonly Row[], state: WorldState = world()): void {
  for (const [text, reason] of rows) {
    const { denied_reason } = answer(gm, text, { world: state, speaker: 'やな' }).response;
    expect(`${text} → ${denied_reason ?? 'ok'}`).toBe(`${text} → ${reason}`);
  }
}

function withStatus(status: readonly string[]): WorldState {
  const state = world();
  const { やな: yana, ...others } = state.characters ?? {};
  return { ...state, characters: { ...others, やな: { ...yana, status: [...status] } } };
}

it('[J20] sleepers do nothing and tied hands touch nothing, even on bare surfaces', () => {
  verdicts(
    [
      ['*床を掃除する*', 'INVALID_STATE'],
      ['*寝返りを打つ*', 'ok'],
    ],
    withStatus(['スリープ中']),
  );
  verdicts(
    [
      ['*床を拭く*', 'INVALID_STATE'],
      ['*床に座る*', 'ok'],
    ],
    withStatus(['両手を縛られている']),
  );
});

it('[J21] beasts that are touched, fed or ridden must be there; likeness and talk need none', () => {
  verdicts([
    ['*ドラゴンを撫でる* いい子ね。', 'MISSING_OBJECT'],
    ['*狼の背中にまたがる*', 'MISSING_OBJECT'],
    ['*犬の頭を撫でる*', 'MISSING_OBJECT'],
    ['*猫の頭を撫でる*', 'ok'],
    ['*猫のように伸びをする*', 'ok'],
    ['*鳥のさえずりに耳を澄ます*', 'ok'],
    ['猫の手も借りたいわ。', 'ok'],
    ['*pats the horse on the neck* Easy.', 'MISSING_OBJECT'],
    ['*feeds the ducks* Hungry?', 'MISSING_OBJECT'],
    ['*pats the dog on the head* Good boy.', 'ok'],
    ['*laughs like a hyena* You should have seen it!', 'ok'],
    ['*hides behind her like a frightened rabbit* Eek!', 'ok'],
    ["*strokes the dog's coat* Good boy.", 'ok'],
    ['*hops on the horse and rides off* Hyah!', 'MISSING_OBJECT'],
    ['*draws a cat on the window* Look.', 'ok'],
  ]);
});

it('[J22] a part that is lowered or thrown works its machine', () => {
  verdicts([
    ['*蓄音機の針を落とす* 一曲どう？', 'ok'],
    ['*レコードに針を落とす*', 'MISSING_OBJECT'],
    ["*leans on the jukebox, jabbing at the buttons* Let's have some music.", 'INVALID_STATE'],
  ]);
});

it('[J23] a name of its own is no common noun', () => {
  verdicts([
    ['*eats a mochi* Yum.', 'MISSING_OBJECT'],
    ['*hugs Mochi* Who is my good boy?', 'ok'],
  ]);
});

it('[J24] what is pocketed or worn fills no hand', () => {
  const state = withHolding(['tray', 'lamp'], ['room key']);
  verdicts([['*takes the golden apple* Mine.', 'INVALID_STATE']], state);
  const pocketed = withHolding(['tray'], ['room key']);
  verdicts([['*takes the golden apple* Mine.', 'ok']], pocketed);
  verdicts([['*pulls on the gloves and takes the golden apple* Mine.', 'ok']], pocketed);
});

it('[J25] water comes out of a tap, and nothing out of an empty jar', () => {
  verdicts([
    ['*水筒に蛇口から水を入れる* はい。', 'ok'],
    ['*水筒に水を入れる* はい。', 'MISSING_OBJECT'],
    ['*pulls two cookies out of the cookie jar* Score!', 'INVALID_STATE'],
    ['*picks up the cookie jar* Empty.', 'ok'],
  ]);
});

function withHolding(holding: readonly string[], pocketed: readonly string[]): WorldState {
  const state = world();
  const { やな: yana, ...others } = state.characters ?? {};
  const onHer = [...holding, ...pocketed].map((name) => [name, { location: 'やな', state: [] }]);
  return {
    ...state,
    characters: { ...others, やな: { ...yana, holding: [...holding] } },
    props: {
      ...state.props,
      ...Object.fromEntries(onHer),
      gloves: { location: 'キッチン', state: [] },
      'golden apple': { location: 'キッチン', state: [] },
    },
  };
}
