// Japanese words that say whether what a player writes is to happen.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** What one does instead of what stood before: it is left. */
export const ABSTAINING = words(
  'やめる 止める よす 思いとどまる 思い止まる がまんする 我慢する 諦める あきらめる こらえる 堪える 控える 見送る 遠慮する 断念する やめておく',
);

/** What stands before is only thought. */
export const IMAGINING = words(
  '想像する 空想する 妄想する 思い浮かべる 思い描く 夢見る 夢想する 思う 考える 悩む 迷う',
);

/** Whether it can be done is tried. */
export const TRYING = words('やる 試す ためす 試みる 挑む 挑戦する');

/** Ends that say what one means to do, and not that one does it. */
export const MEANT_ENDS =
  /(?:つもり|気)(?:だ|です|や|なんだ|なの|でいる|です)?[なねよわさ]?[。！!…〜～]*$/u;

/** Words in quotes with these are written, not said. */
export const WRITING = /書|記|刻|彫|打ち込|入力|描|メモ/u;

/** Handing something over, as a clause goes on or ends. */
export const HANDING = { te: '渡して', stem: '渡し、', end: '渡す' } as const;

/** Words for whom one speaks to, and ends of what is said. */
export const SECOND_PERSON =
  /あなた|アナタ|君[はがのをにも、]|きみ|お前|おまえ|あんた|貴様|そなた|おぬし/u;

/** Words that nobody does: what they open is said. */
export const SAID_FIRST =
  /^(?:えっ|あの[、う]|わっ|うわ|ほら|こら[、！]|ちょっと[、！]|しまった|まずい|だめ|ダメ|駄目|やった|あざ[ーっ]?す|すんません|ありがと|ごめん|すみません|すまん|すまない|悪い[、。]|こんにちは|こんばんは|おはよ|おやすみ|さようなら|さよなら|じゃあね|またね|やあ|よう[、！]|はい(?:[、。！]|$)|いいえ|いや(?:[、。！だ]|$)|うん(?:[、。！]|$)|ううん|もしもし|お願いだから|頼むから|よろしく|おーい|おい[、！]|ねえ|ねぇ|なあ[、])/u;

/** Words that ask, other than those for something or nothing in particular. */
export const ASKING_WORD =
  /(?:誰|だれ|何|なに|なん|どこ|何処|いつ|なぜ|どうして|いくら|どんな|どの|どれ|どちら|どっち)(?![かも])(?!で?も|でもい)|(?:なんで|なぜ|どうして)(?!も|か)/u;

/** Ends of what is said to somebody: particles of talk, the copula of politeness, what is asked of others. */
export const SAID_LAST =
  /(?:[よねぞわさ]|よね|もん|もの|っす|すよ|すね|すか|すけど|んだけど|んですけど|ってば|じゃん|じゃろ|やろ|やん|やで|のに|じゃないか|っけ|だぜ|ぜ|だよ|だね|かな|かしら|です|でした|ですか|ますか|ません|ませんか|ましょうか|ください|下さい|くれ|くれない|くれる|ちょうだい|なさい|だろ|だろう|でしょ|でしょう|じゃないか|嫌いだ|好きだ|大好きだ|いらない|要らない|欲しい|ほしい|もらえる|もらえない|いいか|だよな|だな|(?:教え|おしえ|聞かせ|話し)て)[。！？!?…〜～]*$/u;

/** Ends of what one says one does, or means to. */
export const OWN_ENDS =
  /(?:[るうくぐすつむぶぬい]|ます)(?:[よねわぞさや]|な|んだけど|んですけど)[。！!…〜～]*$/u;

/** What asks for a thing by a word. */
export const QUESTION_WORD =
  /誰|だれ|何|なに|なん(?:で|の|時)|どこ|何処|いつ|なぜ|どうして|どう|どんな|いくら|いくつ|どの|どれ|どちら|どっち/u;

/** What may trail a sentence and says nothing. */
export const TRAILING: ReadonlySet<string> = new Set('。！？!?…っッ〜～ 　\n');
