// Words of spoken Japanese that ask for something, and the endings that negate.
import type { AskingWords, TellingWords } from '../../spoken-sense.ts';

/** What follows where such a word asks nothing: 誰か, 何も, いつでも. */
const ASKS = '(?!か(?!い|な|ね|よ|ら|$)|も|でも|とも|ぞ)';

const words = (list: string): RegExp => new RegExp(`(?:${list})${ASKS}`, 'u');

/** Of two that begin at one place the first counts. */
const japaneseAsking: readonly AskingWords[] = [
  {
    asks: 'how-much',
    words: words(
      'どのくらい|どのぐらい|どれくらい|どれぐらい|どれほど|いくら|いくつ|何(?:人|匹|本|枚|個|回|度|分|秒|歳|才|円|杯|冊|台|軒|頭|羽|階|年|日|週|か月|曲|点|番|歩|里|両|文)',
    ),
  },
  { asks: 'why', words: words('どうして|なぜ|何故|なんで|何で|なにゆえ|何ゆえ') },
  { asks: 'when', words: words('いつ|何時|何曜') },
  { asks: 'who', words: words('誰|だれ|どなた|どちら(?:様|さま)|何者') },
  { asks: 'where', words: words('どこ|何処|どっから|どちら(?:へ|に|から|まで)') },
  { asks: 'which', words: words('どっち|どちら|どれ|どの') },
  { asks: 'what', words: words('どういう|どういった|なに|なん|何') },
  { asks: 'how', words: words('どう|どんな|いかが|いかに') },
];

/** As it stands in a folded clause. */
const japaneseNegation =
  /ない|ぬ$|ねえ$|ねぇ$|ません|まい$|ずに|ちゃ(?:だめ|駄目|いけ)|てはいけ|(?:る|う|く|す|つ|む|ぐ|ぶ)な(?:よ|って)?$|だめ$|駄目$/u;

/** What tells something wherever it stands. */
export const japaneseTellingWords: TellingWords = {
  asking: japaneseAsking,
  negated: japaneseNegation,
};
