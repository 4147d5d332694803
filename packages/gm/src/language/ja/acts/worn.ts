// 帽子のつばに指を添える: a hand on what is worn on the head, at the hip or in the hair needs it there.
import { PART_ENDING, PART_NOUNS } from '../data/nouns.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { VerbMeaning } from './meant.ts';

/** Things worn that are no mere clothes: like everything pocketed they have to exist. */
const WORN =
  /(?:帽|帽子|ハット|ベレー|ヘルメット|兜|眼鏡|めがね|メガネ|サングラス|ゴーグル|ヘッドホン|ヘッドフォン|イヤホン|ヘッドセット|インカム|マスク|仮面|耳飾り|イヤリング|ピアス|ネックレス|ペンダント|首飾り|ロケット|ブローチ|髪飾り|かんざし|簪|カチューシャ|腕時計|懐中時計|指輪|勲章|バッジ|剣|刀|太刀|サーベル|短刀|ホルスター|冠|ティアラ)$/u;
const BRIM = /^(?:つば|ツバ|鍔|庇)$/u;
const HANDS = /(?:手|指|指先|親指|人差し指|中指|掌|手のひら|片手)$/u;
const TOUCHES = /^(?:添え|当て|あて|かけ|掛け|やる|置|おく|触れ|触る|さわ|滑らせ|遣る)/u;

/** The touching of something worn, where a clause tells one. */
export function touchingWorn({ phrases, predicate }: Clause): VerbMeaning | undefined {
  const word = predicate.words[0] ?? '';
  if (!TOUCHES.test(word)) return undefined;
  const hand = phrases.find(({ particle }) => particle === 'を');
  const isHand = hand?.nouns.every(({ head, body }) => body === true && HANDS.test(head));
  if (isHand === false || (hand === undefined && !/^(?:触|さわ)/u.test(word))) return undefined;
  const worn = phrases.find(({ particle }) => particle === 'に')?.nouns.find(isWorn);
  if (worn === undefined) return undefined;
  return {
    verb: 'use',
    intent: 'USE',
    word: '触れる',
    needsObject: true,
    picksUp: false,
    bare: false,
    cast: { objects: [worn] },
  };
}

/** 眼鏡, 帽子のつば, 剣の柄. */
function isWorn({ head, modifiers }: PlainNoun): boolean {
  if (WORN.test(head)) return true;
  const owner = modifiers.at(-1);
  return owner === undefined
    ? BRIM.test(head)
    : WORN.test(owner) && (PART_NOUNS.has(head) || PART_ENDING.test(head));
}
