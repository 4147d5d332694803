// Verbs whose meaning hangs on where to: into a pocket, up a ladder, under a blanket.
import type { PlainNoun } from '../parse/types.ts';
import type { VerbMeaning } from './meant.ts';

const POCKETS = /(?:ポケット|懐|袖|袂|胸元|ふところ)$/u;
const CLIMBED = /(?:脚立|梯子|はしご|ハシゴ|踏み台|踏台|台車|木箱|椅子|いす|机|テーブル)$/u;
const BEDDING = /(?:布団|ふとん|毛布|寝袋|ブランケット)$/u;
const BEDS = /(?:こたつ|炬燵|コタツ|ベッド|寝台|ハンモック|湯船|浴槽)$/u;
const CLIMBING = /^(?:上|登|昇|よじ|攀|のぼ|飛び乗|駆け上|這い上)/u;
const ENTERING = /^(?:入|はい|潜|もぐ|滑り込|飛び込|倒れ込|戻|這い)/u;

/** The meaning that hangs on the target, or nothing where the lexicon's holds. */
export function placed(meaning: VerbMeaning): VerbMeaning | undefined {
  const { target } = meaning.cast;
  if (target === undefined) return undefined;
  if (meaning.verb === 'put' && isPocket(target)) return pocketing(meaning);
  if (meaning.intent !== 'MOVE') return undefined;
  if (CLIMBED.test(target.head) && CLIMBING.test(meaning.word)) return onto(meaning, target, 'use');
  if (BEDDING.test(target.head) && ENTERING.test(meaning.word)) return onto(meaning, target, 'use');
  if (BEDS.test(target.head) && ENTERING.test(meaning.word)) return onto(meaning, target, 'sit');
  return undefined;
}

function isPocket(target: PlainNoun): boolean {
  return target.body === true && POCKETS.test(target.head);
}

/** ポケットにしまう: whoever pockets a thing has it from then on. */
function pocketing(meaning: VerbMeaning): VerbMeaning {
  const { target: _t, ...rest } = meaning.cast;
  return { ...meaning, verb: 'take', intent: 'GET', cast: rest };
}

function onto(meaning: VerbMeaning, target: PlainNoun, verb: 'use' | 'sit'): VerbMeaning {
  const { target: _t, ...rest } = meaning.cast;
  const objects = [target];
  return { ...meaning, verb, intent: 'USE', needsObject: false, cast: { ...rest, objects } };
}
