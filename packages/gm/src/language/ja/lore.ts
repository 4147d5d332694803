// What Japanese knows about nouns that stand for places, parts, measures and furniture.
import { keepOfWords } from '../cache.ts';
import type { NounLore } from '../lore.ts';
import { CONCRETE_ACTION_NOUNS } from './data/abstracts.ts';
import { isCreature } from './data/creatures.ts';
import {
  ATTRIBUTE_NOUNS,
  BACKGROUND_NOUNS,
  LOOSE_PARTS,
  MEASURE_NOUNS,
  PART_ENDING,
  PART_NOUNS,
  RELATION_NOUNS,
} from './data/nouns.ts';
import {
  AREAS,
  CONTAINER_ENDINGS,
  FIXTURE_ENDINGS,
  KINDS_OF,
  PASSAGES,
  SPELLING_GROUPS,
  SURFACES,
} from './data/rooms.ts';
import { isClearVerb, isThingWord } from './data/things.ts';
import { WHOLES } from './data/wholes.ts';

/** Whether a word ends in one of many; names recur turn after turn, so the answers are kept. */
function endsIn(endings: readonly string[]): (word: string) => boolean {
  const all = new Set(endings);
  const lengths = [...new Set(endings.map(({ length }) => length))];
  return keepOfWords(KEPT_WORDS, (word) =>
    lengths.some((length) => length <= word.length && all.has(word.slice(-length))),
  );
}

const KEPT_WORDS = 8_192;
const isFitted = endsIn(FIXTURE_ENDINGS);

/** 眼鏡, 手鏡, 小さな宝箱: ends like furniture, but is carried about. */
const CARRIED =
  /(?:眼鏡|手鏡|^望遠鏡|小型望遠鏡|遠眼鏡|単眼鏡|万華鏡|コンパクトミラー|看板|ポスター|梯子|はしご|小箱|懐中時計|[^石銅]の像)$|^(?:小さ[なめい]|小型|手提げ|手持ち|折り|卓上|携帯|ミニ|ポータブル|ままごと|おもちゃ|玩具|木彫り)/u;

export const japaneseLore: NounLore = {
  isBackground: (word) =>
    BACKGROUND_NOUNS.has(word) || RELATION_NOUNS.has(word) || AREAS.has(word) || SURFACES.has(word),
  isArea: (word) => AREAS.has(word),
  outside: '外',
  isVehicle: (word) => VEHICLES.test(word),
  isPassage: (word) => PASSAGES.some((ending) => word.endsWith(ending)),
  isSurface: (word) => SURFACES.has(word) || RELATION_NOUNS.has(word),
  isPart: (word) => PART_NOUNS.has(word) || PART_ENDING.test(word),
  wholesOf: (word) => WHOLES.get(word) ?? [],
  isLoosePart: (word) => LOOSE_PARTS.has(word),
  isControl: (word) => CONTROLS.test(word),
  isMachine: (word) => MACHINES.test(word),
  isThing: (word) =>
    !ATTRIBUTE_NOUNS.has(word) &&
    (isThingWord(word) ||
      isCreature(word) ||
      CONCRETE_ACTION_NOUNS.has(word) ||
      BACKGROUND_NOUNS.has(word)),
  isClearVerb,
  isWorn: (word) => WORN.test(word),
  isMeasure: (word) =>
    MEASURE_NOUNS.has(word) ||
    /^[0-9０-９一二三四五六七八九十数半何]+[個本枚冊杯つ切滴粒匹台着足通組束袋箱瓶缶皿口]/u.test(
      word,
    ),
  portionOf: (word) => PORTION.exec(word)?.groups?.of,
  isFixture: (word) => isFitted(word) && !CARRIED.test(word),
  isLifted: (word) => LIFTED.test(word),
  isContainer: endsIn(CONTAINER_ENDINGS),
  isGeneric: (word) => GENERIC.has(word),
  isOneWord: (word, ending) => (ONE_WORD.exec(word)?.[0].length ?? 0) > ending.length,
  spellings: (word) => [...(BY_WORD.get(word) ?? []), ...(KINDS.get(word) ?? [])],
};

const LIFTED =
  /(?:扇風機|サーキュレーター|トースター|コーヒーメーカー|炊飯器|ヒーター|(?:石油|電気|灯油|小型)ストーブ|傘立て|カレンダー|絵画)$/u;

const WORN =
  /(?:手袋|グローブ|軍手|眼鏡|めがね|メガネ|ゴーグル|帽子|ヘルメット|兜|コート|上着|ジャケット|白衣|エプロン|マント|ローブ|浴衣|着物|羽織|マフラー|スカーフ|ネクタイ|マスク|仮面|靴|ブーツ|長靴|スリッパ|草履|下駄|指輪|腕時計|首飾り|ネックレス|ペンダント|ベルト|リュック|ランドセル|制服|宇宙服|鎧|甲冑|救命胴衣|ヘッドホン|イヤホン)$/u;

const CONTROLS =
  /(?:レバー|ボタン|スイッチ|ダイヤル|つまみ|ツマミ|ハンドル|コック|ペダル|バルブ|タイマー|パネル|画面|フェーダー|クランク|メーター|目盛り?|電源|トリガー|引き金|ノズル|投入口|取り出し口|給水口|給紙トレイ)$/u;

const MACHINES =
  /(?:機|器|計|装置|メーカー|トースター|レンジ|オーブン|コンロ|ヒーター|ストーブ|エアコン|ミキサー|ブレンダー|ミシン|サーバー|ディスペンサー|ラジオ|ラジカセ|テレビ|モニター|パソコン|PC|端末|スマホ|スマートフォン|タブレット|携帯|コンピューター|プリンター|プロジェクター|スキャナー|シュレッダー|ポンプ|エンジン|モーター|ボイラー|クレーン|ドリル|バーナー|アンプ|スピーカー|ステレオ|プレーヤー|プレイヤー|コンポ|キーボード|ピアノ|オルガン|カメラ|レコーダー|トランシーバー|インターホン|電話|リモコン|コントローラー|コンソール|制御盤|配電盤|操作盤|顕微鏡|望遠鏡|天秤|はかり|樽|タンク|蛇口|自販機|エレベーター|ジュークボックス|金庫|車|トラック|バイク|自転車|ボート|船|銃|無線)$/u;

const PORTION =
  /^(?<of>.{1,12}?)(?:玉|パック|瓶|びん|ボトル|缶|袋|箱|束|皿|カップ|グラス|片|粒|切れ|スライス|塊|汁|の粉|粉)$/u;

const ONE_WORD =
  /(?:虫眼鏡|砂時計|消火器|財布|昆布|湿布|毛布|香水|化粧水|醤油|歯車|風車|水車|肩車|花火|眼鏡|望遠鏡|顕微鏡|双眼鏡|潜望鏡|手袋|足袋|指輪|車輪|花粉|砥石|磁石|黒板|看板|花瓶|表紙|手紙|壁紙|時計|電球|火花|警笛|霧笛|口笛|毛皮|積み木|植木|針金|手綱|灯台|屋台|見本|名札|枕木|石鹸|鉄砲|風船|自転車)$/u;

const VEHICLES =
  /(?:電車|列車|汽車|車両|バス|船|艦|飛行機|機|車|馬車|艇|フェリー|ヨット|ボート|気球|エレベーター|ロープウェイ|ゴンドラ|新幹線|タクシー|トラック)$/u;

const GENERIC: ReadonlySet<string> = new Set([
  'もの',
  '物',
  'モノ',
  'やつ',
  '何か',
  'なにか',
  '品',
  '品物',
  '荷物類',
  '道具類',
]);

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  SPELLING_GROUPS.flatMap((group) => group.map((word) => [word, group] as const)),
);

const KINDS: ReadonlyMap<string, readonly string[]> = new Map(KINDS_OF);
