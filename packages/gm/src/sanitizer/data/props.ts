// Spec 4's dictionary of props, its English set, and the compounds and spellings around them.

/** Words that need a thing in the scene (spec 4 §2.1). */
export const PROPS_JA: readonly string[] = [
  'コーヒー',
  '珈琲',
  'カップ',
  'グラス',
  'ワイン',
  'ビール',
  'お茶',
  '紅茶',
  '眼鏡',
  'メガネ',
  'めがね',
  'サングラス',
  '指輪',
  'ネックレス',
  'イヤリング',
  'スマホ',
  '携帯',
  'パソコン',
  'PC',
  'タブレット',
  'タバコ',
  '煙草',
  'たばこ',
  'ライター',
  '本',
  '雑誌',
  '新聞',
  'ペン',
  'ノート',
  'バッグ',
  '傘',
];

/** Everyday things that models invent as readily, beyond spec 4's first set. */
export const MORE_PROPS_JA: readonly string[] =
  `お茶碗 茶碗 湯呑み 湯のみ 湯呑 お皿 皿 お箸 箸 フォーク スプーン ナイフ コップ ボトル ペットボトル 水筒 缶ジュース ジュース 牛乳 ミルク
   おにぎり パン トースト ケーキ クッキー お菓子 サンドイッチ チョコレート りんご リンゴ みかん バナナ アイスクリーム
   書類 資料 手帳 メモ帳 手紙 封筒 鉛筆 消しゴム シャーペン 万年筆 カメラ リモコン イヤホン ヘッドホン ヘッドフォン 腕時計 財布 鍵束 鞄 カバン かばん リュック
   帽子 手袋 マフラー ハンカチ タオル ティッシュ 手鏡 口紅 毛布 布団 クッション ぬいぐるみ 花束 カーテン エプロン 箒 ほうき 雑巾 包丁 まな板 フライパン 鍋 やかん ポット 懐中電灯 ろうそく 蝋燭 杖`.split(
    /\s+/,
  );

/** The same kinds of thing in English, as dictionary forms. */
export const PROPS_EN: ReadonlySet<string> = new Set([
  'coffee',
  'cup',
  'mug',
  'glass',
  'wine',
  'beer',
  'tea',
  'glasses',
  'eyeglasses',
  'spectacles',
  'sunglasses',
  'ring',
  'necklace',
  'earring',
  'smartphone',
  'phone',
  'cellphone',
  'computer',
  'laptop',
  'pc',
  'tablet',
  'cigarette',
  'tobacco',
  'cigar',
  'lighter',
  'book',
  'magazine',
  'newspaper',
  'pen',
  'notebook',
  'bag',
  'handbag',
  'umbrella',
]);

/** The further things in English. */
export const MORE_PROPS_EN: ReadonlySet<string> = new Set(
  `plate fork spoon knife bottle flask juice milk sandwich bread toast cake cookie chocolate apple banana document file folder letter envelope pencil eraser
   camera remote earphones headphones wristwatch wallet purse backpack briefcase hat glove scarf handkerchief towel blanket pillow cushion bouquet apron broom kettle teapot pan
   flashlight lantern candle cane map clipboard`.split(/\s+/),
);

/** Longer words that are still the prop, and the prop they count as. */
export const COMPOUNDS: ReadonlyMap<string, string> = new Map([
  ['マグカップ', 'カップ'],
  ['コーヒーカップ', 'カップ'],
  ['ティーカップ', 'カップ'],
  ['紙カップ', 'カップ'],
  ['ワイングラス', 'グラス'],
  ['ビールグラス', 'グラス'],
  ['シャンパングラス', 'グラス'],
  ['アイスコーヒー', 'コーヒー'],
  ['ホットコーヒー', 'コーヒー'],
  ['ブラックコーヒー', 'コーヒー'],
  ['缶コーヒー', 'コーヒー'],
  ['ドリップコーヒー', 'コーヒー'],
  ['インスタントコーヒー', 'コーヒー'],
  ['赤ワイン', 'ワイン'],
  ['白ワイン', 'ワイン'],
  ['缶ビール', 'ビール'],
  ['生ビール', 'ビール'],
  ['ノートパソコン', 'パソコン'],
  ['ノートPC', 'PC'],
  ['タブレットPC', 'タブレット'],
  ['スマートフォン', 'スマホ'],
  ['携帯電話', '携帯'],
  ['ボールペン', 'ペン'],
  ['サインペン', 'ペン'],
  ['万年筆ペン', 'ペン'],
  ['マーカーペン', 'ペン'],
  ['大学ノート', 'ノート'],
  ['メモノート', 'ノート'],
  ['ハンドバッグ', 'バッグ'],
  ['トートバッグ', 'バッグ'],
  ['ショルダーバッグ', 'バッグ'],
  ['文庫本', '本'],
  ['絵本', '本'],
  ['古本', '本'],
  ['単行本', '本'],
  ['漫画本', '本'],
  ['料理本', '本'],
  ['日傘', '傘'],
  ['雨傘', '傘'],
  ['折り畳み傘', '傘'],
  ['折りたたみ傘', '傘'],
  ['ビニール傘', '傘'],
  ['電子タバコ', 'タバコ'],
  ['巻きタバコ', 'タバコ'],
  ['伊達眼鏡', '眼鏡'],
  ['老眼鏡', '眼鏡'],
  ['丸眼鏡', '眼鏡'],
  ['黒縁眼鏡', '眼鏡'],
]);

/** Spellings of one thing, in both languages: any of them in the scene covers the others. */
export const SAME_THING: readonly (readonly string[])[] = [
  ['コーヒー', '珈琲', 'coffee'],
  ['眼鏡', 'メガネ', 'めがね', 'glasses', 'eyeglasses', 'spectacles'],
  ['サングラス', 'sunglasses'],
  ['タバコ', '煙草', 'たばこ', 'cigarette', 'tobacco', 'cigar'],
  ['スマホ', 'スマートフォン', '携帯', '携帯電話', 'smartphone', 'phone', 'cellphone'],
  ['パソコン', 'pc', 'ノートパソコン', 'computer', 'laptop'],
  ['カップ', 'マグカップ', 'マグ', 'コップ', 'cup', 'mug'],
  ['グラス', 'glass'],
  ['ワイン', 'wine'],
  ['ビール', 'beer'],
  ['お茶', '緑茶', 'tea'],
  ['紅茶', 'black tea', 'tea'],
  ['指輪', 'ring'],
  ['ネックレス', 'necklace'],
  ['イヤリング', 'earring'],
  ['タブレット', 'tablet'],
  ['ライター', 'lighter'],
  ['本', 'book'],
  ['雑誌', 'magazine'],
  ['新聞', 'newspaper'],
  ['ペン', 'pen'],
  ['ノート', 'notebook'],
  ['バッグ', 'かばん', 'カバン', '鞄', 'bag', 'handbag'],
  ['傘', 'umbrella'],
];

/** English nouns before which a prop word only narrows: `coffee maker`, `book shelf`. */
export const SHIELDS_EN: ReadonlySet<string> = new Set(
  'maker machine table shop shelf stand bean beans grinder filter stain stains break pot case store club house rack holder mark marks call number booth door bar cellar leaf leaves time party garden bowl set cover lens charger screen room'.split(
    ' ',
  ),
);
