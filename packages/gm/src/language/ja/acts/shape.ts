// 手で庇を作る, 指で輪を作る: what hands make of themselves is no thing, and stays on the body.
import type { Clause, JapanesePhrase } from '../parse/types.ts';

const MAKES = /^(?:作る|つくる|形作る|象る|真似る|まねる)$/u;
const SHAPES =
  /^(?:庇|ひさし|日よけ|輪|輪っか|丸|円|マル|バツ|ばつ|ハート|筒|メガホン|拡声器|三角|三角形|四角|四角形|枠|フレーム|額縁|ファインダー|望遠鏡|双眼鏡|眼鏡|メガネ|銃|ピストル|拳銃|鉄砲|狐|キツネ|きつね|影絵|器|お椀|屋根|壁|印|サイン|形|数字|ピース|電話|受話器|カメラ|蕾|翼|角|耳|うさ耳|猫耳)(?:の形)?$/u;

/** The clause with the shape of hands as a part of the body, where it makes one. */
export function handShaped(clause: Clause): Clause {
  const { phrases, predicate } = clause;
  const isMade = predicate.words.some((word) => MAKES.test(word)) && phrases.some(isByHand);
  return isMade ? { ...clause, phrases: phrases.map(onBody) } : clause;
}

function isByHand({ particle, nouns }: JapanesePhrase): boolean {
  return particle === 'で' && nouns.every(({ body }) => body === true);
}

function onBody(phrase: JapanesePhrase): JapanesePhrase {
  if (phrase.particle !== 'を' || !phrase.nouns.every(({ head }) => SHAPES.test(head)))
    return phrase;
  return { ...phrase, nouns: phrase.nouns.map((noun) => ({ ...noun, body: true as const })) };
}
