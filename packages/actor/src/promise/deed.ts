// The deed a sentence commits its speaker to, if it commits them to one that can be seen to be done.
import type { Language } from '@hakoniwa/stage';
import { DEEDS, type DeedWords } from './deeds.data.ts';

export interface PromisedDeed extends Pick<DeedWords, 'kind' | 'verbs'> {
  /** Whether it is done for the one spoken to. */
  readonly isForYou: boolean;
}

/** The deed of a sentence said by the one who will do it; undefined when there is none, or a doubt. */
export function deedIn(sentence: string, language: Language): PromisedDeed | undefined {
  const said = sentence.normalize('NFKC').trim();
  return language === 'ja' ? japaneseDeed(said) : englishDeed(said.toLowerCase());
}

/** Conditions, doubts, questions and what others are to do: nobody's word is given there. */
const JA_UNSURE =
  /[?]|もし|かも|たぶん|多分|かな|かしら|だろう|でしょう|つもりだった|と思|はず|たら(?!$)|れば|なら|ください|下さい|くれ|もら|ちょうだい|欲し|ほし|たい(?:な|ね|よ|です|$)|べき|みたい|らしい|(?:あなた|君|きみ|お前|あんた|彼|彼女|みんな)[はが]/u;
const JA_TIME_IF = /(?:に|く)なったら|したら|経ったら/gu;
/** What may stand after a verb's stem when somebody says that they will. */
const JA_WILL =
  /^[っんいしきちりみびぎえけせてねべめれろこそとのもぼ]{0,2}(?:る|う|く|す|つ|む|ぶ|ぐ|います|します|きます|ます|ましょう|よう|(?:[てで](?:お|い|き|も)?(?:あげ|さしあげ|差し上げ|や|お|い|行|く|来|き|ま)|と)(?:る|く|こう|ろう|よう|きます|います|ります|ます|ましょう)|に(?:行|い|来|く|き|参)(?:く|くる|る|きます|ます|ります|こう))$/u;
const JA_TAIL = /(?<![ねよわなさぞの～〜ーっ。!…、\s])[ねよわなさぞの～〜ーっ。!…、\s]+$/u;
const JA_BECAUSE = /(?:から|ので|けど|から待って(?:い)?て)$/u;
const JA_FOR_YOU =
  /[てで](?:あげ|さしあげ|差し上げ|や(?:る|ろう|ります))|待って(?:い)?(?:る|ます)|迎えに|会いに|届け|(?:返|渡)(?:す|します|しに)|お[^、。]{1,6}(?:し|いたし)ます|君に|あなたに|を(?:あげ|さしあげ)/u;

function japaneseDeed(said: string): PromisedDeed | undefined {
  if (JA_UNSURE.test(said.replace(JA_TIME_IF, ''))) return undefined;
  const core = said.replace(
    /(?:って)?[、,]?(?:ね|うん)?[、,]?約束(?:する|します|だ|です)?(?:よ|ね|から)*[。!]*$/u,
    '',
  );
  const bare = core.replace(JA_TAIL, '').replace(JA_BECAUSE, '');
  const isTogether = /一緒に|いっしょに/u.test(bare);
  const found = DEEDS.ja
    .flatMap((deed) => [...bare.matchAll(deed.word)].map((match) => ({ deed, match })))
    .sort((a, b) => b.match.index - a.match.index)
    .find(({ match }) => JA_WILL.test(bare.slice(match.index + match[0].length)));
  if (!found) return undefined;
  const { kind, verbs } = found.deed;
  return isTogether
    ? { kind: 'meeting', verbs: [], isForYou: true }
    : { kind, verbs, isForYou: JA_FOR_YOU.test(bare) };
}

const EN_UNSURE =
  /\?|\b(?:if|unless|maybe|perhaps|might|probably|would|could|should|guess|suppose|wish|hope|try to|said|says|told|thought|remember when|when you|once you)\b/;
const EN_WILL =
  /\bi(?:'ll| will| shall|'m going to| am going to| (?:promise|swear)(?: you)?,?(?: that)? (?:i'll|i will|to))\s/;
const EN_SURELY =
  /^(?:definitely|surely|certainly|really|gladly|personally|always|even|just|then|also)\s+/;
const EN_NOT = /^(?:not|never|n't)\b/;

function englishDeed(said: string): PromisedDeed | undefined {
  const plain = said.replaceAll('’', "'");
  if (EN_UNSURE.test(plain)) return undefined;
  const will = EN_WILL.exec(plain);
  if (!will) return undefined;
  const what = plain
    .slice(will.index + will[0].length)
    .trimStart()
    .replace(EN_SURELY, '');
  if (what === '' || EN_NOT.test(what)) return undefined;
  const found = DEEDS.en.find(({ word }) => word.test(what));
  if (!found) return undefined;
  const { kind, verbs } = found;
  return { kind, verbs, isForYou: /\b(?:you|your|yours)\b|\btogether\b/.test(what) };
}
