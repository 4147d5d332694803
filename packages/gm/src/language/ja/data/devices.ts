// Things that are spoken into, rung up, played or run, and the verbs that put a thing to its use.

/** What one speaks into: words said to it are said with it. */
export const SPOKEN_INTO =
  /(?:マイク|マイクロフォン|受話器|無線|無線機|トランシーバー|インカム|メガホン|拡声器|インターホン|インターフォン|伝声管|通信機|通話口|送話口|ボイスレコーダー|レコーダー|ヘッドセット|電話)$/u;

/** Verbs of speaking. */
export const SPEAKS =
  /^(?:話|喋|しゃべ|叫|怒鳴|どな|歌|唄|呼びかけ|呼び掛け|語|囁|ささや|呟|つぶや|告げ|言|伝え|報告|応答|答え|名乗|吹き込|声|実況|アナウンス|どなり|まくし)/u;

/** What one sits down to and works at. */
export const WORKED_AT =
  /(?:パソコン|PC|ラップトップ|コンピューター?|端末|キーボード|タイプライター|ワープロ|ミシン|ピアノ|オルガン|鍵盤|イーゼル|キャンバス|カンバス|画架|ろくろ|ロクロ|製図台|コンソール|操作盤|制御盤|モニター|織り機|機織り機|旋盤)$/u;

/** Verbs of the work that is done there. */
export const WORKS_AT =
  /^(?:始め|はじめ|続け|進め|作業|仕事|打|叩|入力|操作|検索|調べ|書|描|弾|演奏|練習|取り組|編集|作成|作|仕上げ|縫|印刷|タイプ|プレイ|プログラ|執筆|没頭)/u;

/** Machines one puts a thing through with かける or 通す. */
export const PUT_THROUGH =
  /(?:シュレッダー|ミシン|スキャナー?|コピー機|レーザー|アイロン|ミキサー|遠心分離機|脱水機|洗濯機|乾燥機|食洗機|検査機|分析機|分析器|ろくろ|旋盤|プレス機|裁断機|レコードプレーヤー|プレーヤー|プレイヤー|蓄音機|秤|はかり|体重計|レジ|ラミネーター|製粉機|脱穀機|金属探知機|顕微鏡|映写機|篩|ふるい|圧搾機|粉砕機)$/u;

/** What is played rather than handled. */
export const MUSIC =
  /(?:曲|一曲|数曲|和音|音階|旋律|メロディー?|ドレミ|音|調べ|楽曲|伴奏|前奏|間奏|序曲|子守唄|子守歌|賛美歌|行進曲|ワルツ|ソナタ|練習曲|コード|アルペジオ|フレーズ|イントロ|ハーモニー|一節|小節|童謡|即興|セレナーデ|バラード|ジャズ|ロック|ブルース)$/u;

/** Verbs that cannot be done without an instrument. */
export const PLAYS = /^(?:弾|演奏|奏で|かなで|爪弾|つま弾|かき鳴ら|掻き鳴ら|吹奏)/u;

/** Verbs that put a thing to its use, so that a broken one fails and an empty one gives nothing. */
const WORKS =
  /^(?:弾[くい]|演奏|奏で|かなで|爪弾|つま弾|かき鳴ら|掻き鳴ら|吹[くい]|吹き鳴ら|吹きかけ|吹き付け|噴射|スプレー|測|計|量|計測|測定|計量|検温|眺|覗|のぞ|見る|見つめ|見上げ|見渡|観察|観測|振りかぶ|振り回|振るう|振るっ|振り下ろ|振り翳|振りかざ|撃|射[るっ]|発射|発砲|狙い撃|注射|運転|操縦|操作|漕|再生|投影|撮影|録音|録画|振りかけ|ふりかけ|使|用い|活用|印刷|研[ぐい]|炊|検索|充填|吸入|吸い込|投与|点眼)/u;

/** 体温計, 聴診器, 受話器: what works only on the body it is put to. */
const PUT_TO_BODY =
  /(?:計|聴診器|受話器|電話|スマホ|スマートフォン|携帯|イヤホン|ヘッドホン|ヘッドフォン|補聴器|酸素マスク|双眼鏡|望遠鏡|無線機|トランシーバー|マイク|吸入器|ドライヤー|マッサージ器|バリカン|カミソリ|剃刀)$/u;
const PUTTING_TO =
  /^(?:挟|はさ|当て|あて|巻|はめ|嵌め|装着|つけ|付け|着け|かざ|押し当|押し付|押しつけ|くわえ|咥)/u;

/** 掃除機をかける: what is run over or through something. */
const RUN_OVER =
  /(?:掃除機|クリーナー|アイロン|レコード|ミシン|ドライヤー|バリカン|やすり|ヤスリ|鉋|かんな|ローラー)$/u;

/** What is used by swinging it. */
const SWUNG = /(?:竿|剣|刀|杖|鈴|ベル|斧|槍|鞭|鐘)$/u;

/** Whether a verb puts this thing to its use. */
export function putsToUse(
  word: string,
  { thing, onBody }: { thing: string; onBody: boolean },
): boolean {
  if (/^(?:かける|掛ける)$/u.test(word) && RUN_OVER.test(thing)) return true;
  if (/^(?:振る|ふる)$/u.test(word) && SWUNG.test(thing)) return true;
  return WORKS.test(word) || (onBody && PUT_TO_BODY.test(thing) && PUTTING_TO.test(word));
}
