// Verbs that mean different things with different objects: a lock, a switch, a lid, a telephone.
import {
  ATTRIBUTE_NOUNS,
  CONTENT_NOUNS,
  INSTRUMENT_NOUNS,
  LITTER_NOUNS,
  LOCK_NOUNS,
  SCREEN_NOUNS,
  SETTING_NOUNS,
  SWITCH_NOUNS,
} from '../data/nouns.ts';
import { isAbstract, isBody, isPersonWord } from '../noun-kinds.ts';
import type { PlainNoun } from '../parse/types.ts';
import type { VerbGroup } from '../verb-group.ts';
import type { VerbMeaning } from './meant.ts';
import { ownerNoun } from './named.ts';
import { placed } from './placing.ts';
import { areBrewed } from './roles.ts';

/** The meaning that hangs on the object, or nothing where the lexicon's holds. */
export function special(group: VerbGroup, meaning: VerbMeaning): VerbMeaning | undefined {
  if (setsRight(meaning)) return { ...meaning, intent: 'EMOTE' };
  const owned = ofOwner(meaning);
  if (owned !== undefined) return owned;
  const { cast, word } = meaning;
  const object = cast.objects[0];
  if (isHandingOver(meaning)) return { ...meaning, verb: 'give', intent: 'PUT', picksUp: false };
  const place = placed(meaning);
  if (place !== undefined) return place;
  // 胸につける: worn, and not lit, whatever it is.
  if (group.verb === 'switch-on' && cast.target?.body === true)
    return { ...meaning, verb: 'use', picksUp: true };
  // 日誌につける: fastened or put down there; nothing is lit.
  if (group.verb === 'switch-on' && object === undefined && isOnto(cast.target))
    return { ...meaning, verb: 'use', picksUp: true };
  if (object === undefined) return undefined;
  // 絵皿に出す: out onto it.
  if (/^(?:出す|だす)$/u.test(word) && cast.source === undefined && isOnto(cast.target))
    return { ...meaning, verb: 'put', intent: 'PUT' };
  if (/^(?:落とす|おとす)$/u.test(word) && BLADES.test(cast.tool?.head ?? ''))
    return { ...meaning, verb: 'use', intent: 'USE', picksUp: true };
  if (group.verb === 'put' && cast.tool !== undefined && object.body === true)
    return { ...meaning, verb: 'use', intent: 'USE', picksUp: true };
  if (CONTENT_NOUNS.has(object.relation ?? '') && EMPTIES.has(meaning.verb) && POURS_OUT.test(word))
    return { ...meaning, verb: 'pour', intent: 'USE' };
  if (LITTER_NOUNS.has(object.head) && CLEANS.test(word)) return cleaning(meaning, object);
  if (LIDS.has(object.head) && LIFTS.test(word)) return lifting(meaning, object);
  if (
    LOCK_NOUNS.has(object.head) &&
    (group.verb === 'open' || word === '外す' || word === '解く' || word === '解除する')
  )
    return locking(meaning, object, 'unlock');
  if (LOCK_NOUNS.has(object.head) && group.verb === 'close')
    return locking(meaning, object, 'lock');
  if (SWITCH_NOUNS.has(object.head)) return switching(meaning, object);
  if (SETTING_NOUNS.has(object.head) && object.modifiers.length === 0) return setting(meaning);
  if (group.verb === 'put' && CONTROL.test(object.head) && PRESSES.test(word))
    return { ...meaning, verb: 'use', intent: 'USE', picksUp: false };
  const shutter = shuttering(meaning, object);
  if (shutter !== undefined) return shutter;
  if (group.verb === 'put' && OPERATED.test(object.head)) {
    const worked = operating(meaning, object);
    if (worked !== undefined) return worked;
  }
  if (isTurnedOn(meaning, object)) return { ...meaning, verb: 'switch-on', picksUp: false };
  if (group.verb === 'use' && CONTROL.test(object.head)) return { ...meaning, picksUp: false };
  if (word === '入れる' || word === 'いれる')
    return cuttingInto(meaning, object) ?? pouring(meaning);
  if (group.verb === 'switch-on' && cast.target !== undefined && !SWITCH_NOUNS.has(object.head))
    return { ...meaning, verb: 'use', picksUp: true };
  if (group.verb === 'switch-off' && WRITING.has(object.head)) return wiping(meaning, object);
  if (group.verb === 'look') return looking(meaning, object);
  if (/^(?:引く|ひく|引っ張る|引っぱる)$/u.test(word) && DRAWERS.test(object.head))
    return { ...meaning, verb: 'open', intent: 'USE', picksUp: false };
  if (/^(?:引く|ひく)$/u.test(word) && DRAWN.test(object.head))
    return { ...meaning, verb: 'take', intent: 'GET', picksUp: false };
  if (/^(?:下ろす|降ろす|おろす)$/u.test(word)) return lowering(meaning);
  if (word === 'かける' || word === '掛ける') return hanging(meaning, object);
  if (word === '変える' || word === 'かえる') return { ...meaning, needsObject: false };
  return undefined;
}

/** A thing to put something on or into. */
function isOnto(target: PlainNoun | undefined): boolean {
  return target !== undefined && target.body !== true && !target.someone && !target.abstract;
}

/** 餌箱を一平に押しつける, 鍵束を手のひらに落とす: put into somebody's hands. */
function isHandingOver({ verb, word, cast: { target, objects } }: VerbMeaning): boolean {
  if (target?.someone !== true || objects.some(({ body }) => body === true)) return false;
  return verb === 'put' || (verb !== 'give' && HANDS_OVER.test(word));
}

const HANDS_OVER =
  /^(?:押し付ける|押しつける|滑らせる|回す|まわす|託す|ゆだねる|委ねる|よこす|寄越す)$/u;

/** コップの中身を流しに捨てる: the cup stays; what is in it is poured out. */
const EMPTIES: ReadonlySet<string> = new Set(['put', 'discard', 'throw', 'take', 'use', 'open']);
const POURS_OUT =
  /^(?:捨て|すて|入れ|いれ|移|空け|あけ|出す|流|ぶちまけ|ひっくり返|まく|撒|こぼ|足す|加え|振りかけ|かける)/u;

/** ネクタイを緩める: what one wears is set right where it is, as one does with hair. */
const GARMENTS =
  /(?:ネクタイ|シャツ|ブラウス|スカート|ズボン|服|上着|ジャケット|コート|着物|浴衣|帯|エプロン|マント|ローブ|スカーフ|パジャマ|スーツ|袴|白衣|ドレス|ワンピース|セーター|カーディガン|ベスト|パーカー|割烹着|法被|はっぴ|羽織|和装|甚平|作務衣|レインコート|外套|ガウン|ベール|裳裾|タスキ|たすき|襷)$/u;
const ADJUSTS =
  /^(?:緩め|直|正|整|引っ張|引っぱ|つま|摘ま|翻|なびか|はためか|たくし|揺ら|払|はた|叩|ぎゅっと|握|掴|つか|結び直|締め直|締め|かき合わせ|掻き合わせ|はだけ|広げ|撫で|なで|絞|ほどけ|まく|捲|ひるがえ)/u;
const FASTENINGS =
  /^(?:紐|ひも|衣紋|襟|裾|袖|ボタン|リボン|帯|前|胸元|フード|ポケット|皺|しわ|埃|ほこり|端)$/u;

/** 襟を正す, 白衣の皺を整える: what one wears is set right where it is. */
function setsRight(meaning: VerbMeaning): boolean {
  const object = meaning.cast.objects[0];
  if (object === undefined || !isGarment(object)) return false;
  return isAdjusting(meaning.word, object) && isBareUse(meaning);
}

function isAdjusting(word: string, { head }: PlainNoun): boolean {
  return ADJUSTS.test(word) || (FASTENINGS.test(head) && /^(?:結|ほど|解|締)/u.test(word));
}

/** What one stands in, or a fastening of it: エプロンの紐. */
function isGarment({ head, modifiers }: PlainNoun): boolean {
  const owner = modifiers.at(-1) ?? '';
  return GARMENTS.test(head) || (FASTENINGS.test(head) && GARMENTS.test(owner));
}

function isBareUse({ intent, cast }: VerbMeaning): boolean {
  return intent === 'USE' && cast.source === undefined && cast.tool === undefined;
}

/** 眼鏡の位置を直す, ランプの汚れを拭く: what is set right is the thing that has it. */
function ofOwner(meaning: VerbMeaning): VerbMeaning | undefined {
  const object = meaning.cast.objects[0];
  const owner = object?.modifiers.at(-1);
  const shaped = object?.head === '形' && /^(?:整え|ととのえ|直)/u.test(meaning.word);
  if (object === undefined || owner === undefined) return undefined;
  if (!ATTRIBUTE_NOUNS.has(object.head) && !shaped) return undefined;
  if (meaning.intent !== 'USE' || isBody(owner) || isAbstract(owner) || isPersonWord(owner))
    return undefined;
  return { ...meaning, cast: { ...meaning.cast, objects: [ownerNoun(object, owner)] } };
}

const CLEANS = /^(?:掃|拭|払|はら|はた|洗い|清掃|掃除|ぬぐ|取り除|落と|集め)/u;

/** 落ち葉を掃く, 鏡の曇りを拭く: the thing it lies on, if any is named. */
function cleaning(meaning: VerbMeaning, litter: PlainNoun): VerbMeaning {
  const owner = litter.modifiers.at(-1);
  const objects = owner === undefined ? [] : [ownerNoun(litter, owner)];
  return {
    ...meaning,
    verb: 'use',
    intent: 'USE',
    needsObject: false,
    cast: { ...meaning.cast, objects },
  };
}

/** To turn a knob is to work the machine, not to carry the knob about. */
const CONTROL =
  /(?:ボタン|レバー|スイッチ|つまみ|ツマミ|ダイヤル|ハンドル|ノブ|ペダル|鍵盤|パネル|フェーダー|バルブ|舵輪|引き金)$/u;

/** ボタンを押し込む: pressed home, and not put away. */
const PRESSES = /^(?:押し込む|突っ込む|叩き込む)$/u;

/** くじを引く, カードを引く: drawn out, as one takes. */
const DRAWN = /(?:くじ|クジ|籤|おみくじ|カード|札|トランプ|タロット)$/u;

/** 引き出しを引く: opened, or tried. */
const DRAWERS = /(?:引き出し|引出し|抽斗|ひきだし)$/u;

/** What is lowered, raised or laid on as a part of the machine it belongs to. */
const OPERATED =
  /(?:^針|レコード針|トーンアーム|^アーム|レバー|ハンドル|ブレーカー|ペダル|受話器|遮断機|ギア|ブラインド|シャッター|^幕|緞帳|すだれ|簾|錨|跳ね橋)$/u;
const LOWERS = /^(?:落と|下ろ|降ろ|おろ|のせ|載せ|乗せ|戻)/u;
const TURNTABLES =
  /(?:レコード|盤|ディスク|蓄音機|プレーヤー|プレイヤー|ターンテーブル|電話|電話機)$/u;

/** 蓄音機の針を落とす, レコードに針をのせる: the machine is worked; no needle is put down. */
function operating(meaning: VerbMeaning, part: PlainNoun): VerbMeaning | undefined {
  const { target, ...rest } = meaning.cast;
  const owner = part.modifiers.at(-1);
  const onMachine = target !== undefined && TURNTABLES.test(target.head);
  if (!LOWERS.test(meaning.word) || (target !== undefined && !onMachine)) return undefined;
  const objects =
    owner !== undefined ? [ownerNoun(part, owner)] : target !== undefined ? [target] : [part];
  return { ...meaning, verb: 'use', intent: 'USE', picksUp: false, cast: { ...rest, objects } };
}

/** シャッターを引きおろす, 幕を上げる: what closes by coming down. */
const SHUTTERS = /(?:シャッター|ブラインド|緞帳|^幕|すだれ|簾|跳ね上げ戸|遮断機)$/u;
const DOWN = /(?:下ろす|降ろす|おろす|下げる|さげる|引く|ひく|閉ざす)$/u;
const UP = /(?:上げる|あげる|開け放つ)$/u;

function shuttering(meaning: VerbMeaning, { head }: PlainNoun): VerbMeaning | undefined {
  if (!SHUTTERS.test(head) || meaning.cast.source !== undefined) return undefined;
  const verb = DOWN.test(meaning.word) ? 'close' : UP.test(meaning.word) ? 'open' : undefined;
  return verb && { ...meaning, verb, intent: 'USE', picksUp: false };
}

/** ストーブのつまみを回す, 換気扇の紐を引く: the thing it belongs to is set going. */
function isTurnedOn({ word, cast: { tool } }: VerbMeaning, part: PlainNoun): boolean {
  const isPart = /^(?:つまみ|ツマミ|紐|ひも|引き紐|コック|スイッチ紐)$/u.test(part.head);
  return isPart && RUNS.test(part.modifiers.at(-1) ?? '') && tool === undefined && TURNS.test(word);
}

const TURNS = /^(?:回す|まわす|ひねる|捻る|引く|ひく|引っ張る|引っぱる|ひっぱる)$/u;
const RUNS =
  /(?:ストーブ|ヒーター|扇風機|換気扇|ラジオ|ランプ|電灯|灯り|明かり|照明|コンロ|焜炉|暖房|アンプ|テレビ|蛍光灯|スタンド|ライト)$/u;

const LIDS: ReadonlySet<string> = new Set(['蓋', 'ふた', 'フタ', 'キャップ', '上蓋']);
const LIFTS = /(?:上げる|あげる|取る|とる|外す|はずす|ずらす|めくる|のける|どける|ひねる|回す)$/u;

/** 鍋の蓋を持ち上げる: it is the pot that is opened. */
function lifting(meaning: VerbMeaning, lid: PlainNoun): VerbMeaning {
  const owner = lid.modifiers.at(-1);
  const objects = owner === undefined ? [lid] : [ownerNoun(lid, owner)];
  return {
    ...meaning,
    verb: 'open',
    intent: 'USE',
    picksUp: false,
    cast: { ...meaning.cast, objects },
  };
}

/** リモコンで音量を下げる works the remote; 音量を下げる alone works whatever is at hand. */
function setting(meaning: VerbMeaning): VerbMeaning | undefined {
  const { tool, ...rest } = meaning.cast;
  if (meaning.intent !== 'USE') return undefined;
  const objects = tool === undefined ? [] : [tool];
  const needsObject = tool !== undefined;
  return { ...meaning, verb: 'use', needsObject, picksUp: false, cast: { ...rest, objects } };
}

/** 棚から下ろす takes, 床に下ろす puts, 錨を下ろす works the anchor. */
function lowering(meaning: VerbMeaning): VerbMeaning | undefined {
  if (meaning.cast.source !== undefined) return { ...meaning, verb: 'take', intent: 'GET' };
  return meaning.cast.target === undefined ? { ...meaning, verb: 'use', intent: 'USE' } : undefined;
}

const WRITING = new Set([
  '文字',
  '字',
  '数式',
  '式',
  '落書き',
  '絵',
  '図',
  '線',
  '名前',
  '文',
  '文章',
  '板書',
  '記録',
]);

/** 黒板の文字を消す: it is the board that is wiped. */
function wiping(meaning: VerbMeaning, writing: PlainNoun): VerbMeaning {
  const owner = writing.modifiers.at(-1);
  const objects = owner === undefined ? [] : [ownerNoun(writing, owner)];
  return { ...meaning, verb: 'use', needsObject: false, cast: { ...meaning.cast, objects } };
}

function locking(meaning: VerbMeaning, lock: PlainNoun, verb: 'lock' | 'unlock'): VerbMeaning {
  const owner = lock.modifiers.at(-1);
  const place = meaning.cast.target;
  const { target: _t, ...rest } = meaning.cast;
  const objects =
    owner !== undefined ? [ownerNoun(lock, owner)] : place !== undefined ? [place] : [];
  return {
    ...meaning,
    verb,
    picksUp: false,
    needsObject: objects.length === 0,
    cast: { ...rest, objects },
  };
}

function switching(meaning: VerbMeaning, part: PlainNoun): VerbMeaning | undefined {
  const on = [
    '入れる',
    'つける',
    '点ける',
    '付ける',
    '押す',
    '投入する',
    '灯す',
    'ともす',
    'かける',
    '起こす',
    '回す',
  ];
  const off = ['切る', '消す', '落とす', '止める', '抜く'];
  const word = meaning.word;
  const verb = off.includes(word)
    ? 'switch-off'
    : on.includes(word) && word !== '押す'
      ? 'switch-on'
      : undefined;
  if (verb === undefined) return undefined;
  const { target, ...rest } = meaning.cast;
  const objects = part.modifiers.length === 0 && target !== undefined ? [target] : [part];
  return { ...meaning, verb, intent: 'USE', picksUp: false, cast: { ...rest, objects } };
}

const BLADES =
  /(?:包丁|ナイフ|ハサミ|はさみ|鋏|メス|刃|のこぎり|ノコギリ|鋸|カッター|斧|鉈|鎌|剃刀|かみそり|バリカン|鍬|櫛|ブラシ|アイロン)$/u;
const SHEATHS =
  /(?:鞘|さや|箱|ケース|引き出し|引出し|袋|鞄|かばん|バッグ|籠|かご|カゴ|立て|スタンド|棚|入れ|筒|ポケット|懐|流し|シンク|桶|鍋|コップ|カップ|缶|瓶|リュック|ポーチ|トレー|トレイ|盆)$/u;

/** 真鯛に包丁を入れる: it is cut with it; what goes into its sheath is put away. */
function cuttingInto(meaning: VerbMeaning, blade: PlainNoun): VerbMeaning | undefined {
  const { target, ...rest } = meaning.cast;
  if (!BLADES.test(blade.head) || SHEATHS.test(target?.head ?? '')) return undefined;
  const cast = target === undefined ? rest : { ...rest, objects: [target], tool: blade };
  return { ...meaning, verb: 'use', intent: 'USE', picksUp: true, cast };
}

/** お茶を入れる brews; カップにお茶を入れる pours; 箱に本を入れる puts. */
function pouring(meaning: VerbMeaning): VerbMeaning | undefined {
  if (!areBrewed(meaning.cast.objects)) return undefined;
  const verb = meaning.cast.target === undefined || meaning.cast.target.someone ? 'make' : 'pour';
  return { ...meaning, verb, intent: 'USE' };
}

function looking(meaning: VerbMeaning, object: PlainNoun): VerbMeaning | undefined {
  const through = meaning.cast.tool !== undefined && !meaning.cast.tool.abstract;
  const owner = object.modifiers.at(-1);
  const screen = SCREEN_NOUNS.has(object.head) && owner !== undefined && !isAbstract(owner);
  const compound = [...SCREEN_NOUNS].find(
    (screenNoun) => object.head.length > screenNoun.length && object.head.endsWith(screenNoun),
  );
  const pointing = /指|示|狙|探|捜/u.test(meaning.word);
  if (INSTRUMENT_NOUNS.has(object.head) && /覗|のぞ/u.test(meaning.word))
    return { ...meaning, verb: 'use', intent: 'USE' };
  if ((screen || compound !== undefined) && !pointing) {
    const shown = object.abstract && owner !== undefined ? ownerNoun(object, owner) : object;
    return { ...meaning, verb: 'read', intent: 'USE', cast: { ...meaning.cast, objects: [shown] } };
  }
  if (through && meaning.cast.tool !== undefined)
    return {
      ...meaning,
      verb: 'use',
      intent: 'USE',
      picksUp: true,
      cast: { objects: [meaning.cast.tool] },
    };
  return undefined;
}

function hanging(meaning: VerbMeaning, object: PlainNoun): VerbMeaning | undefined {
  if (/(?:電話|携帯|スマホ|スマートフォン|ケータイ|コール)$/u.test(object.head))
    return calling(meaning);
  const { target } = meaning.cast;
  const isPlace = target !== undefined && target.body !== true && !target.someone;
  return isPlace && !SPREAD.test(object.head) && !COVERED.test(target.head)
    ? { ...meaning, verb: 'put', intent: 'PUT', picksUp: false }
    : undefined;
}

/** What is poured or spread over a thing, or put before it: 扉に鍵をかける. */
const SPREAD =
  /(?:水|湯|茶|汁|酒|油|蜜|塩|糖|粉|胡椒|珈琲|コーヒー|ソース|ジャム|タレ|シロップ|ドレッシング|醤油|鍵|カギ|錠|ロック|布|毛布|布団|シーツ|カバー|アイロン|ブラシ|掃除機|火|音楽|曲|体重|圧力)$/u;
const COVERED =
  /(?:火|焜炉|コンロ|炉|機|器|シュレッダー|ミキサー|秤|はかり|レンジ|ファイル|裁判|オークション)$/u;

/** 電話をかける: the telephone must be there, or whatever it is done with. */
function calling(meaning: VerbMeaning): VerbMeaning {
  const { tool, ...rest } = meaning.cast;
  const objects = tool === undefined ? rest.objects : [tool];
  return { ...meaning, verb: 'use', picksUp: false, cast: { ...rest, objects } };
}
