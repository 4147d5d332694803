// The deed a sentence commits its speaker to, if it commits them to one that can be seen to be done.
import type { PromisedDeed } from '@hakoniwa/stage';
import { PROMISED_DEEDS } from '../data/promised-deeds.ts';

/** Conditions, doubts, questions and what others are to do: nobody's word is given there. */
const UNSURE =
  /[?]|もし|かも|たぶん|多分|かな|かしら|だろう|でしょう|つもりだった|と思|はず|たら(?!$)|れば|なら|ください|下さい|くれ|もら|ちょうだい|欲し|ほし|たい(?:な|ね|よ|です|$)|べき|みたい|らしい|(?:あなた|君|きみ|お前|あんた|彼|彼女|みんな)[はが]/u;
const TIME_IF = /(?:に|く)なったら|したら|経ったら/gu;
/** What may stand after a verb's stem when somebody says that they will. */
const WILL =
  /^[っんいしきちりみびぎえけせてねべめれろこそとのもぼ]{0,2}(?:る|う|く|す|つ|む|ぶ|ぐ|います|します|きます|ます|ましょう|よう|(?:[てで](?:お|い|き|も)?(?:あげ|さしあげ|差し上げ|や|お|い|行|く|来|き|ま)|と)(?:る|く|こう|ろう|よう|きます|います|ります|ます|ましょう)|に(?:行|い|来|く|き|参)(?:く|くる|る|きます|ます|ります|こう))$/u;
const TAIL = /(?<![ねよわなさぞの～〜ーっ。!…、\s])[ねよわなさぞの～〜ーっ。!…、\s]+$/u;
const BECAUSE = /(?:から|ので|けど|から待って(?:い)?て)$/u;
const FOR_YOU =
  /[てで](?:あげ|さしあげ|差し上げ|や(?:る|ろう|ります))|待って(?:い)?(?:る|ます)|迎えに|会いに|届け|(?:返|渡)(?:す|します|しに)|お[^、。]{1,6}(?:し|いたし)ます|君に|あなたに|を(?:あげ|さしあげ)/u;

/** The deed of a sentence said by the one who will do it. */
export function promisedDeedIn(sentence: string): PromisedDeed | undefined {
  const said = sentence.normalize('NFKC').trim();
  if (UNSURE.test(said.replace(TIME_IF, ''))) return undefined;
  const core = said.replace(
    /(?:って)?[、,]?(?:ね|うん)?[、,]?約束(?:する|します|だ|です)?(?:よ|ね|から)*[。!]*$/u,
    '',
  );
  const bare = core.replace(TAIL, '').replace(BECAUSE, '');
  const isTogether = /一緒に|いっしょに/u.test(bare);
  const found = PROMISED_DEEDS.flatMap((deed) =>
    [...bare.matchAll(deed.word)].map((match) => ({ deed, match })),
  )
    .sort((a, b) => b.match.index - a.match.index)
    .find(({ match }) => WILL.test(bare.slice(match.index + match[0].length)));
  if (!found) return undefined;
  const { kind, verbs } = found.deed;
  return isTogether
    ? { kind: 'meeting', verbs: [], isForYou: true }
    : { kind, verbs, isForYou: FOR_YOU.test(bare) };
}
