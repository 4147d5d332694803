// The words that large worlds are made of, and the turns that are taken in them.

/** What turns in a world speak of. */
export interface SpokenOf {
  /** Two things that lie where the speaker is, and one that lies elsewhere. */
  readonly near: readonly [string, string];
  readonly far: string;
  /** The place next door. */
  readonly next: string;
  /** Somebody else. */
  readonly other: string;
}

interface LargeWorldWords {
  readonly hour: string;
  readonly weather: string;
  readonly status: string;
  readonly event: string;
  readonly affordance: string;
  readonly states: readonly string[];
  readonly room: (i: number) => string;
  readonly person: (i: number, seed: number) => string;
  /** The i-th thing by what it is like, whose it is and what it is. */
  readonly told: (i: number, seed: number) => string;
  readonly numbered: (i: number, seed: number) => string;
  readonly alias: (i: number, seed: number) => string;
  /** What is said and done: talk, acts on what is here, elsewhere, nowhere and misspelt, and a walk. */
  readonly turns: (world: SpokenOf) => readonly string[];
  /** Taken up and put back: two turns that change the world a little. */
  readonly acts: (world: SpokenOf) => readonly [string, string];
}

/** A made-up word for a number: no two numbers give the same. */
function coined(syllables: readonly string[], number: number): string {
  let word = '';
  for (let left = number + syllables.length; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length] ?? '';
  return word;
}

const pick = (words: readonly string[], i: number): string => words[i % words.length] ?? '';

const KATAKANA = 'ラ,ミ,ト,サ,ネ,ル,カ,ヴィ,ノ,シェ,タ,ロ'.split(',');
const MORAE = 'み,か,ゆ,な,さ,と,り,ほ,の,え'.split(',');
const JA_LIKE = '赤い,青い,古い,小さな,大きな,白い,黒い,木の,鉄の,丸い'.split(',');
const JA_THINGS = '花瓶,椅子,鞄,ランプ,時計,皿,本,箱,鏡,人形,帽子,水差し,切り抜き帳,毛布'.split(
  ',',
);
const SYLLABLES = 'bar,tel,mo,rin,das,ve,lu,kor,shan,ti,ona,wick'.split(',');
const EN_LIKE = 'red,blue,old,small,large,white,black,wooden,iron,round'.split(',');
const EN_THINGS =
  'vase,chair,bag,lamp,clock,plate,book,box,mirror,doll,hat,pitcher,scrapbook,blanket'.split(',');

const ja: LargeWorldWords = {
  hour: '昼',
  weather: '晴れ',
  status: '元気',
  event: '朝食が終わった。',
  affordance: '開ける',
  states: ['きれい', '開いている', '閉じている', '空'],
  room: (i) => `${pick(['東', '西', '南', '北'], i)}の${i}番の部屋`,
  person: (i, seed) => `${coined(MORAE, i + seed * 100_000)}子`,
  told: (i, seed) =>
    `${coined(KATAKANA, Math.floor(i / 140) + seed * 1_000)}の${pick(JA_LIKE, Math.floor(i / 14))}${pick(JA_THINGS, i)}`,
  numbered: (i, seed) => `${coined(KATAKANA, seed)}箱${i}`,
  alias: (i, seed) => `${coined(KATAKANA, i + seed * 100_000)}ちゃん`,
  turns: ({ near, far, next, other }) => [
    `「${other}さん、おはよう。今日は何をしようか。昨日の話の続きも聞きたいな」`,
    `*${near[0]}を手に取って、${near[1]}の横に置く* 「これでいいかな」`,
    `*${far}を持ち上げる*`,
    '*棚からチェーンソーを取り出して、それで丸太を切る*',
    `*${near[0]}ンを拾い上げて、${near[1]}9の上に載せる*`,
    `*窓辺の古い望遠鏡をのぞいてから、${next}へ行く*`,
    `*${other}の花瓶の水を替えて、鞄のふたを開ける* 「配達員さんが入ってきたよ」`,
  ],
  acts: ({ near }) => [`*${near[0]}を手に取る*`, `*${near[0]}を床に置く*`],
};

const en: LargeWorldWords = {
  hour: 'noon',
  weather: 'clear',
  status: 'well',
  event: 'Breakfast is over.',
  affordance: 'open',
  states: ['clean', 'open', 'closed', 'empty'],
  room: (i) => `${pick(['east', 'west', 'south', 'north'], i)} room ${i}`,
  person: (i, seed) => capital(coined(SYLLABLES, i + seed * 100_000)),
  told: (i, seed) =>
    `${capital(coined(SYLLABLES, Math.floor(i / 140) + seed * 1_000))}'s ${pick(EN_LIKE, Math.floor(i / 14))} ${pick(EN_THINGS, i)}`,
  numbered: (i, seed) => `${coined(SYLLABLES, seed)} box ${i}`,
  alias: (i, seed) => coined(SYLLABLES, i + seed * 100_000),
  turns: ({ near, far, next, other }) => [
    `"Good morning, ${other}. What shall we do today? I want to hear the rest of that story."`,
    `*picks up ${near[0]} and sets it down next to ${near[1]}* "There, that will do."`,
    `*lifts ${far}*`,
    '*takes the chainsaw from the shelf and cuts the log with it*',
    `*picks up ${near[0]}n and places it on ${near[1]}9*`,
    `*looks through the old telescope by the window, then walks to the ${next}*`,
    `*changes the water in ${other}'s vase and opens the lid of the bag* "The postman just came in."`,
  ],
  acts: ({ near }) => [`*picks up ${near[0]}*`, `*puts ${near[0]} down on the floor*`],
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

export const LARGE_WORLD_WORDS: Readonly<Record<'ja' | 'en', LargeWorldWords>> = { ja, en };
