// Things one does something with: で after them names a tool, never a place or a manner.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Things that show, send or find words and pictures: what is looked up with them is no thing. */
const DEVICES = words(
  `端末 スマホ スマートフォン 携帯 携帯電話 ケータイ タブレット パソコン ノートパソコン ラップトップ PC コンピューター コンピュータ 検索機 検索端末 電子辞書`,
);

const TOOLS = words(
  `ライター マッチ 扇子 うちわ 団扇 ナイフ 包丁 ハサミ はさみ 鋏 カッター 剃刀 カミソリ メス ペン 鉛筆 万年筆 筆 毛筆 絵筆 チョーク マーカー クレヨン 箸 お箸 スプーン フォーク 匙 さじ おたま お玉 しゃもじ トング ヘラ へら フライ返し
  麺棒 めん棒 泡立て器 ハンマー 金槌 かなづち トンカチ ドライバー レンチ スパナ ペンチ ニッパー のこぎり ノコギリ 鋸 斧 鉈 鎌 鍬 シャベル スコップ バール つるはし 鑿 ノミ やすり 剣 長剣 短剣 刀 日本刀 槍 弓 弩 銃 拳銃 ライフル
  杖 棍棒 木刀 竹刀 鞭 ムチ ロープ 縄 鎖 針金 針 釣り竿 釣竿 網 布 布巾 ふきん 雑巾 タオル ハンカチ 手拭い 手ぬぐい ティッシュ スポンジ モップ ほうき 箒 ちりとり ブラシ 櫛 くし ヘアブラシ 懐中電灯 ランプ ランタン 提灯 松明
  たいまつ 蝋燭 ろうそく マイク メガホン 拡声器 トランシーバー 無線 無線機 インカム 内線 電話 黒電話 双眼鏡 望遠鏡 虫眼鏡 ルーペ 顕微鏡 潜望鏡 カメラ ビデオカメラ リモコン 電卓 そろばん 定規 物差し 巻尺 メジャー コンパス 分度器 はかり 秤
  天秤 ピンセット ガーゼ 包帯 脱脂綿 注射器 スポイト ピペット ドライヤー アイロン ミシン バーナー ガスバーナー ジャッキ クレーン 滑車 手鏡 笛 ホイッスル 太鼓 ギター ピアノ リュート 手帳 印鑑 判子 ハンコ スタンプ ホチキス 糊 のり セロテープ
  ヘッドホン ヘッドフォン イヤホン イヤフォン ヘッドセット ゲームパッド コントローラー
  硯 砥石 臼 杵 すり鉢 すりこぎ 篩 ふるい 茶筅 茶杓 おろし金 刷毛 はけ ヘラ 熊手 竹箒 はたき 火箸 火ばさみ 剪定ばさみ 裁ちばさみ 洗濯ばさみ 編み棒 かぎ針 銛 投網
  ガムテープ テープ 接着剤 バケツ 桶 ひしゃく 柄杓 じょうろ ホース 手綱 オール 櫂 ラジオ ラジカセ ステレオ コンポ スピーカー テレビ レコードプレーヤー CDプレーヤー プレーヤー プロジェクター`,
);

/** 体温計, 聴診器, 掃除機: by the end of the word. */
const TOOL_ENDING =
  /.(?:計|器|機|鏡|刀|剣|銃|ペン|ナイフ|ブラシ|ハンマー|カッター|ライト|カメラ|マイク|鋏|針|筆)$/u;
const NO_TOOL =
  /(?:時計|計|合計|統計|設計|余計|生計|容器|食器|楽器|臓器|危機|動機|契機|飛行機|自販機|自動販売機|洗濯機|待機|有機|好機|転機|武器|兵器|陶器|磁器|勝機)$/u;

/** Whether で after the word names a tool. */
export function isTool(word: string): boolean {
  return TOOLS.has(word) || DEVICES.has(word) || (TOOL_ENDING.test(word) && !isOther(word));
}

function isOther(word: string): boolean {
  const found = NO_TOOL.exec(word)?.[0];
  return found !== undefined && (found !== '計' || word === found);
}

/** Whether what is looked up with it is mere content. */
export function isDevice(word: string): boolean {
  return DEVICES.has(word);
}
