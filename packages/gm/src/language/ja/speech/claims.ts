// Finds what a text says is so right now: time of day, weather, the speaker's own place.
import type { Claim } from '../../types.ts';
import {
  type ClaimPattern,
  NARRATED_CLAIMS,
  NOT_NOW,
  PLACE_CLAIMS,
  SPOKEN_CLAIMS,
} from '../data/claims.ts';
import { CLOCK, timeOfHour } from '../data/clock.ts';
import { PLACE_OR_MANNER, RELATION_NOUNS } from '../data/nouns.ts';
import { isAbstract, isPersonWord, isPronoun } from '../noun-kinds.ts';

/** No time, weather or place word, no claim: most sentences end here. */
const HINT =
  /[朝昼夕夜星月雨雪降雷風霧靄嵐曇晴空雲日陽光暗時]|明る|もや|時化|しけ|台風|正午|天気|太陽|黄昏|天の川|ここ|この|着|到|たどり|いる|いま|帰/u;
const QUESTION = /[？?]|か[。！…]?$|かな(?![\p{Script=Han}ァ-ヶ])|かしら|っけ/u;

/** もう朝か。: noticing, not asking. */
const REALISED = /もう[^？?]{1,6}か[。…！]?$|(?:だ|です|んだ|る|た)よ[？?]$/u;

/** なんて静かな夜かしら: wondering at it, not asking. */
const EXCLAIMED = /なん[てと][^。、？?]{1,20}(?:かしら|だろう|でしょう|でしょ|ことか)[。！…]?$/u;

/** 深夜だっていうのに、…？: what comes before the turn of the sentence is said, not asked. */
const TURNS =
  /(?<=(?:のに|ので|だから|ですから|けど|けれど|けども|だし|ですし|ますし|るし|ますが|ですが))[、,]|(?<=んだから|んですから)(?![、,])/u;
/** 札幌は雪だ, 向こうは夜だ: of somewhere else. */
const ELSEWHERE =
  /(?:^|[、\s])(?!外|今|空|窓|こっち|こちら|ここ|もう|まだ|本当|これ|それ|今日|この|あら|おや|山の上は)[^、。はがもに\s]{2,10}(?:は|では|の方は|じゃ)[^、。]{0,6}(?:雨|雪|晴れ|嵐|霧|夜|朝|昼|夕方|時)/u;

/** Claims in one spoken sentence. */
export function claimsInSpeech(sentence: string): Claim[] {
  if (!HINT.test(sentence)) return [];
  const parts = sentence.split(TURNS);
  return parts.flatMap((part, i) => claimsInPart(part, i === parts.length - 1));
}

function claimsInPart(part: string, last: boolean): Claim[] {
  const asked = last && QUESTION.test(part) && !REALISED.test(part) && !EXCLAIMED.test(part);
  const plain = part.replace(
    /なん[てと][^。、？?]{1,20}(?:でしょう|だろう|でしょ|かしら)|[よ良]かった|っていうのに|というのに|ってのに|っつうのに|ちゅうのに/u,
    '',
  );
  const perceivedNow = !asked && !NOT_NOW.test(plain) && !ELSEWHERE.test(plain);
  return [
    ...matches(SPOKEN_CLAIMS, part, perceivedNow),
    ...clockClaims(part, perceivedNow),
    ...placeClaims(part, perceivedNow),
  ];
}

/** もう夜中の二時なのよ: the hour counts where a word says that it is now, or it opens the sentence. */
function clockClaims(part: string, perceivedNow: boolean): Claim[] {
  const match = CLOCK.exec(part);
  const { now, part: ofDay, hour = '' } = match?.groups ?? {};
  if (match === null) return [];
  const opens = /^[\s…、]*(?:(?:うわ|え|あら|おい|ああ|げ|やば|っ|！)[っ、！…]*)?$/u.test(
    part.slice(0, match.index),
  );
  if (now === undefined && !(opens && ofDay !== undefined)) return [];
  const value = timeOfHour(ofDay, hour);
  return value === undefined ? [] : [{ about: 'time', value, text: part, perceivedNow }];
}

/** Claims in a stretch of narration. */
export function claimsInNarration(text: string): Claim[] {
  if (!HINT.test(text)) return [];
  return matches(NARRATED_CLAIMS, text, !NOT_NOW.test(text));
}

function matches(patterns: readonly ClaimPattern[], text: string, perceivedNow: boolean): Claim[] {
  const claims: Claim[] = [];
  for (const { about, value, pattern } of patterns) {
    if (
      pattern.test(text) &&
      !claims.some((claim) => claim.about === about && claim.value === value)
    ) {
      claims.push({ about, value, text, perceivedNow });
    }
  }
  return claims;
}

function placeClaims(sentence: string, perceivedNow: boolean): Claim[] {
  for (const { pattern, outright } of PLACE_CLAIMS) {
    const place = pattern.exec(sentence)?.groups?.place;
    if (place !== undefined && isPlaceName(place)) {
      const arrived =
        /着|到/u.test(sentence) &&
        !/昨日|昔|この前|先日|たら|れば/u.test(sentence) &&
        !QUESTION.test(sentence);
      const isOutright = outright === true && !place.includes('の');
      return [
        {
          about: 'place',
          value: place,
          text: sentence,
          perceivedNow: perceivedNow || arrived,
          ...(isOutright ? { outright: true as const } : {}),
        },
      ];
    }
  }
  return [];
}

/** A noun that can be a place: not a person, a pronoun or a mere relation. */
function isPlaceName(word: string): boolean {
  if (/^[\p{Script=Hiragana}]{1,2}$/u.test(word) || isPronoun(word) || isPersonWord(word))
    return false;
  if (RELATION_NOUNS.has(word) || word === 'ここ' || word === 'そこ' || word === 'あそこ')
    return false;
  if (/(?:の(?:方|そば|近く|隣|前|上|中))$/u.test(word) || /(?:い|な|た|る|て|く|う)$/u.test(word))
    return false;
  return PLACE_OR_MANNER.has(word) || !isAbstract(word);
}
