// Gives each noun of a clause its part in the act: object, target, source, tool.
import { isCreature } from '../data/creatures.ts';
import { BREWED_NOUNS, PLACE_OR_MANNER } from '../data/nouns.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';
import type { CaseFrame, CaseRole } from '../verb-group.ts';
import { ownerNoun } from './named.ts';

/** The nouns of one act by part; `objects` holds all of a list. */
export interface RoleNouns {
  readonly objects: readonly PlainNoun[];
  readonly target?: PlainNoun;
  readonly source?: PlainNoun;
  readonly tool?: PlainNoun;
  readonly via?: PlainNoun;
}

const OBJECT_LIKE = new Set(['', 'も', 'は', 'だけ', 'しか', 'さえ', 'って']);

/** Nouns in the cases of a frame. A topic or a bare noun fills an object that を leaves open. */
export function roleNounsOf(clause: Clause, frame: CaseFrame): RoleNouns {
  const found: Partial<Record<CaseRole, PlainNoun[]>> = {};
  for (const phrase of clause.phrases) {
    const role = frame[phrase.particle];
    if (role === undefined) continue;
    const nouns = phrase.nouns
      .flatMap((noun) => (role === 'object' ? wholeOf(noun) : [noun]))
      .map(asThing)
      .filter((noun) => fits(noun, role, phrase.particle));
    if (nouns.length > 0) found[role] = [...(found[role] ?? []), ...nouns];
  }
  if (found.object === undefined && frame.を === 'object') found.object = bareObjects(clause);
  const target = inHandOf(pick(found.target));
  const source = pick(found.source);
  const tool = pick(found.tool);
  const via = pick(found.via);
  return {
    objects: found.object ?? [],
    ...(target === undefined ? {} : { target }),
    ...(source === undefined ? {} : { source }),
    ...(tool === undefined ? {} : { tool }),
    ...(via === undefined ? {} : { via }),
  };
}

/** 銀次の空いた手に握らせる: into somebody's hand is to them. */
function inHandOf(target: PlainNoun | undefined): PlainNoun | undefined {
  const owner = target?.modifiers.at(-1);
  const isHand = target?.ofPerson === true && HANDS.test(target.head);
  return target && isHand && owner !== undefined
    ? { ...ownerNoun(target, owner), someone: true }
    : target;
}

const HANDS = /(?:手|手のひら|てのひら|掌|手の平|両手|片手|腕|胸|懐|袖|膝|膝の上)$/u;

/** パンの半分, 半分を: some of what is named, or of what was named before. */
function wholeOf(noun: PlainNoun): PlainNoun[] {
  if (!AMOUNTS.test(noun.head) || noun.someone) return [noun];
  const owner = noun.modifiers.at(-1);
  return owner === undefined ? [] : [ownerNoun(noun, owner)];
}

const AMOUNTS = /^(?:半分|半分こ|残り|残りの半分|全部|一部|半切れ|少し)$/u;

function bareObjects(clause: Clause): PlainNoun[] {
  const phrase = clause.phrases.findLast(
    (p) =>
      OBJECT_LIKE.has(p.particle) &&
      p.nouns.some((noun) => !noun.someone && !noun.adverbial && !noun.abstract),
  );
  return phrase === undefined ? [] : phrase.nouns.filter((noun) => !noun.someone);
}

/** ドラゴンを撫でる, 猫の頭に触れる, 樽のコックをひねる: a beast is no person, nor is a tap a cook. */
function asThing(noun: PlainNoun): PlainNoun {
  const isTap = noun.head === 'コック' && noun.modifiers.length > 0;
  if (noun.someone && (isTap || isCreature(noun.head))) return { ...noun, someone: false };
  const owner = ownerBeast(noun);
  return owner === undefined ? noun : ownerNoun(noun, owner);
}

/** The beast whose head or back is named; 犬のように鼻を鳴らす names none. */
export function ownerBeast({ body, modifiers, text, ofThing }: PlainNoun): string | undefined {
  const owner = modifiers.at(-1);
  if (body !== true || owner === undefined) return undefined;
  if (!isCreature(owner) && ofThing !== true) return undefined;
  const isOwn = text.includes(`${owner}の`) && !/の(?:よう|ごと)|みたい/u.test(text);
  return isOwn ? owner : undefined;
}

/** で names a tool only where the noun is a thing one can hold; に names no manner. */
function fits(noun: PlainNoun, role: CaseRole, particle: string): boolean {
  if (particle === 'で') return !isPlaceOrManner(noun);
  if (role === 'target' && particle === 'に' && INTO_SHAPE.test(noun.head)) return false;
  if (role === 'target' || role === 'source') return !noun.adverbial;
  return true;
}

/** 胸いっぱいに, 三つ折りに, 一列に: how it is done or what comes of it, not where to. */
const INTO_SHAPE =
  /(?:いっぱい|一杯|山盛り|大盛り|山積み|等分|つ折り|[^爪缶]切り|結び|重ね|[一二三]列|円形|四角|三角|半分|真っ二つ|逆さ|斜め|縦|交互|互い違い|ずつ|順|順番|代わり|頼り|手本|目印|合図|口実|参考|粉々|ばらばら|バラバラ|ぐるぐる|大の字|十字|輪|筒状|状|めがけ|まじり|混じり|交じり|任せ|まかせ|がてら|越し|ごし|気味|ずく|伝い|づたい|加減|並み|同然|一直線|一目散|足早|小刻み|器用|仲良く|元通り|まっすぐ|真っ直ぐ|仕草|ふう|風|即座|瞬時|咄嗟|とっさ|直ちに|立て続け|ひと思い|一思い|ひとりで|すぐさま)$/u;

function isPlaceOrManner(noun: PlainNoun): boolean {
  if (noun.body === true || noun.abstract || noun.adverbial || noun.someone) return true;
  if (noun.relation !== undefined) return true;
  return (
    PLACE_OR_MANNER.has(noun.head) ||
    /(?:室|部屋|場|所|屋|店|館|園|庭|駅|亭|席|際|辺|堂|院|寺|殿|宮|城|塔|港|浜|岸|島|林|森|畑|洞窟|階|校|社|局|署|街|町|村|路|宅|家|内|側|上|中|様子|風|感じ)$/u.test(
      noun.head,
    )
  );
}

function pick(nouns: readonly PlainNoun[] | undefined): PlainNoun | undefined {
  return nouns?.find((noun) => noun.body !== true) ?? nouns?.[0];
}

/** Whether the objects are drinks one brews. */
export function areBrewed(nouns: readonly PlainNoun[]): boolean {
  return nouns.length > 0 && nouns.every((noun) => BREWED_NOUNS.has(noun.head));
}
