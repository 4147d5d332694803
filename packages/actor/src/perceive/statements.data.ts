// How people say where things are, who has them and how they are, by language.
import type { Language } from '@hakoniwa/stage';

/** The forms of one language; names are looked for around these words. */
export interface StatementWords {
  /** Questions, conditions, wishes, the past and what is not so. */
  readonly unsaid: RegExp;
  /** Said with a doubt. */
  readonly hedge: RegExp;
  /** What follows the name of what is spoken of. */
  readonly subject: RegExp;
  /** What lies between what is spoken of and the name of where it is. */
  readonly leadsTo: RegExp;
  /** What follows the name of where something is. */
  readonly where: RegExp;
  /** What the sentence goes on with after all names, when it says that something is there. */
  readonly isThere: RegExp;
  /** What follows the name of the one who has it, up to the thing or the end. */
  readonly has: RegExp;
  /** The speaker has it: what stands before the thing, or after it. */
  readonly mine: RegExp;
  /** How a thing is, right after what makes it the subject. */
  readonly states: readonly { readonly word: RegExp; readonly state: string }[];
}

const ja: StatementWords = {
  unsaid:
    /[?？]|もし|どこ|たら|れば|ない|ません|なかった|(?:かな|かしら|っけ|のか|すか|るか)[。！…]*$|(?:った|ていた|てた|でした)(?:よ|ね|の|わ|な|けど)*[。！…]*$|ほし|欲し|ください|下さい|ように|みたい|べき|思い出|夢の|昨日|前は/u,
  hedge: /かも|たぶん|多分|おそらく|と思|らしい|はず|気がする|だろう|でしょう/u,
  subject: /^(?:なら|って|は|が|も)[、\s]?/u,
  leadsTo: /^[^。]*$/u,
  where: /^(?:の(?:中|なか|上|うえ))?に(?:は)?/u,
  isThere:
    /(?:ある|あります|ございます|置いてあ[るり]|入って(?:い)?(?:る|ます)|しまってあ[るり]|隠してあ[るり]|いる|います|おります|いらっしゃ)/u,
  has: /^が(?:今|ちゃんと)?持って(?:い)?(?:る|ます)/u,
  mine: /(?:私|わたし|僕|俺|あたし)が(?:今|ちゃんと)?持って(?:い)?(?:る|ます)/u,
  states: [
    { word: /^[^。]{0,6}?鍵がかか/u, state: 'locked' },
    { word: /^[^。]{0,6}?開いて/u, state: 'open' },
    { word: /^[^。]{0,6}?(?:閉まって|閉じて)/u, state: 'closed' },
    { word: /^[^。]{0,6}?壊れて/u, state: 'broken' },
    { word: /^(?:もう)?(?:空(?:だ|です|よ|っぽ)|からっぽ)/u, state: 'empty' },
    { word: /^[^。]{0,6}?(?:つい|点い)て(?:い)?(?:る|ます)/u, state: 'on' },
    { word: /^[^。]{0,6}?消えて(?:い)?(?:る|ます)/u, state: 'off' },
  ],
};

const STILL =
  '(?:(?:still|now|already|right|just|always|safe|safely|wide|hidden|lying|sitting|waiting)\\s+)*';
const THE = '(?:(?:the|my|your|our|her|his|their)\\s+)?';
const is = (words: string, state: string) => ({
  word: new RegExp(`^${STILL}(?:${words})(?=\\s*[.,!;]|\\s*$|\\s+(?:now|today|again)\\b)`),
  state,
});

const en: StatementWords = {
  unsaid:
    /\?|\b(?:if|unless|whether|was|were|had|not|never|no longer|isn't|aren't|wasn't|hasn't|haven't|would|could|wish|hope|imagine|pretend|remember|used to|where|what|dream|yesterday|let's|will|put|said)\b/,
  hedge: /\b(?:maybe|perhaps|probably|think|guess|believe|might|must|should|suppose)\b/,
  subject: /^(?:'s|\s+(?:is|are|must be|might be|should be))\s+/,
  leadsTo: new RegExp(`^${STILL}(?:in|inside|on|at|on top of)\\s+${THE}$`),
  where: /^(?=[\s.,!;]|$)/,
  isThere: /^/,
  has: new RegExp(`^(?:'s got|\\s+(?:has|has got|is holding|is carrying))\\s+${THE}$`),
  mine: new RegExp(`\\bi(?:'ve got| have got| have|'m holding)\\s+${THE}$`),
  states: [
    is('locked', 'locked'),
    is('open|unlocked', 'open'),
    is('closed|shut', 'closed'),
    is('broken', 'broken'),
    is('empty', 'empty'),
    is('on', 'on'),
    is('off', 'off'),
  ],
};

export const STATEMENTS: Readonly<Record<Language, StatementWords>> = { ja, en };
