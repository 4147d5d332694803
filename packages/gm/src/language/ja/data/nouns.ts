// Nouns the resolver has to treat specially: background, relations, parts, measures, instruments.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Surfaces and fittings of a room: there without being props, unless a prop bears the name. */
export const BACKGROUND_NOUNS = words(
  `床 床面 壁 壁際 天井 窓 窓辺 窓際 窓枠 窓ガラス 柱 角 隅 部屋 室内 部屋の隅 カウンター 台 台所 流し 調理台 作業台 テーブル 食卓 机 卓上 棚 本棚 食器棚 戸棚 椅子 いす イス 席 座席 ベンチ
  ソファ ソファー ベッド 寝台 布団の上 畳 カーペット 絨毯 ラグ 敷物 地面 土 草 芝生 道 通路 廊下 階段 踊り場 段差 手すり 柵 塀 門 玄関 入口 入り口 出口 戸口 扉 ドア 戸 障子 襖 ふすま
  敷居 縁側 軒先 庭 屋根 屋上 ベランダ バルコニー 外 中 内 奥 甲板 デッキ 船べり 舷側 黒板 ホワイトボード 掲示板 教壇 教卓 壇上 舞台 ステージ 暖炉のそば 木陰 日陰 日向 岩 岩陰 木の下 水面 川辺 岸
  隣 となり 横 そば 側 傍 方 ほう 前 後ろ 上 下 左 右 手前 向かい 正面 近く 付近 周り 周囲 辺り あたり 間 真ん中 中央 端 脇 背後 足元 手元 傍ら かたわら そこ ここ あそこ どこか 空いた席 定位置 持ち場
  元の場所 元の位置 場所 所定の位置 背もたれ 肘掛け ゴミ箱 くずかご`,
);

/** Words that only place something relative to another: `棚の上` is about the shelf. */
export const RELATION_NOUNS = words(
  `方 ほう 方向 方角 上 うえ 下 した 中 なか 内 内側 外側 横 よこ 隣 となり 側 そば 傍 傍ら かたわら 前 まえ 後ろ うしろ 裏 裏側 表 表側 表面 奥 手前 端 はし 隅 すみ 角 近く ちかく 付近 周り まわり
  周囲 辺り あたり 間 あいだ 真ん中 中央 脇 わき 向こう むこう 向こう側 正面 背後 底 縁 ふち 先 根元 上部 下部 中身 なかみ 隙間 すき間 陰 真上 真下 真横 目の前 左側 右側 片隅 元 もと 下側 上側 上面 ところ 所 もと 許 傍ら 向かい 向かい側`,
);

/** Parts that stand for their thing: pressing the switch of a lamp is using the lamp. */
export const PART_NOUNS = words(
  `スイッチ 電源 電源ボタン ボタン レバー 蓋 ふた フタ 扉 ドア 取っ手 取手 ハンドル ノブ ドアノブ つまみ ダイヤル 鍵盤 キー キーボード ページ 頁 表紙 裏表紙 背表紙 画面 ディスプレイ モニター 液晶 パネル
  フレーム レンズ つる 柄 持ち手 弦 ペダル 鍵穴 錠 錠前 鍵 封 栓 コルク キャップ カバー 紐 ひも リボン コード プラグ コンセント アンテナ 針 文字盤 引き金 刃 刀身 鞘 切っ先 先端 縁 底 側面 脚 背もたれ
  肘掛け 座面 引き出し 棚板 中身 なかみ 中 チャンネル 音量 ボリューム 温度 火力 火 炎 灯り 明かり 電気 芯 液 溶液 エンジン 舵輪 帆 錨 タイヤ ブレーキ アクセル シートベルト 窓 カーテン ブラインド
  端 角 一辺 表 裏 柄の部分 グリップ ファスナー チャック ジッパー バックル 留め金 金具 蝶番 ネジ バネ 歯車 ケース 外箱 包み 包装 包み紙 ラベル タグ 値札 最後のページ 次のページ 皮 殻 芯 種 へた ヘタ 房 耳 身 受話器 子機 親機 送話口 口金 注ぎ口 飲み口 吸い口 縁取り 鍔 つば 柄頭 銃口 銃身 撃鉄 弾倉 マガジン シリンダー 安全装置 照準 台座 支柱 滑車 枠 額 額縁 ガラス 窓ガラス 背 天板 引き手 把手 コック バルブ 弁 蛇口 メーター 目盛り 計器 計器盤 マウス 操作盤 操作パネル 制御盤 タッチパネル フェーダー ヘッド 本体 蓋部分 表蓋 裏蓋 金網 扉板 掛け金 かけ金 落とし錠 取っ手部分 手綱 鞍 たてがみ 首 尾 甲羅 茎 葉 葉っぱ 花びら 根 枝 幹 蕾 つぼみ 鈴緒 鈴 紐 緒 房飾り 袋の口 口紐 結び目 封蝋 封印 切手 宛名 余白 見返し 栞紐 目次 索引 奥付 挿絵 最初のページ 一ページ目 該当ページ 見出し 記事 紙面 一面 欄 文面 本文 文章 行間 一文 一節 章 条文 歌詞カード 目録 宛先 差出人 タイマー ベルト カフ ストラップ 肩紐 車輪 荷台 先っぽ 裏面 表面 角 側 把っ手 吹き口 マウスピース 穴 割れ目 継ぎ目 隙間 縫い目 襟 袖 裾 ポケット 内ポケット 裏地 蓋の裏 中敷き 底板 仕切り 受け皿 コイン投入口 排気口 通気口 給紙トレイ 用紙トレイ 電池蓋 日付 署名欄`,
);

/** 再生ボタン, 非常レバー, 送話スイッチ: a part by the end of the word. */
export const PART_ENDING =
  /.(?:ボタン|レバー|スイッチ|つまみ|ツマミ|ダイヤル|ハンドル|ノブ|ペダル|画面|パネル|メーター|ランプ部|キャップ|ファスナー|バルブ|ページ|フェーダー|表示|目盛り|端子|差し込み口|取り出し口|投入口|刃先|柄|蓋|紐|穴)$/u;

/** What a thing has rather than what it is made of: to set it right is to handle the thing. */
export const ATTRIBUTE_NOUNS = words(
  '位置 速度 向き 角度 明るさ 強さ 高さ 量 濃さ 具合 調子 重さ 長さ 状態 感触 手触り 切れ味 火加減 湯加減 ずれ 歪み 傾き 乱れ 皺 しわ 汚れ 埃 ほこり 曇り 水気 汗 泥 錆 焦点 周波数 感度 圧力 圧 張り 緩み 締まり 数 残量 残り 鮮度 焼き加減 味 塩加減 乗り心地 ピント',
);

/** What a device is set to: with the device named as tool, or without any, it is no thing by itself. */
export const SETTING_NOUNS = words('チャンネル 音量 ボリューム 温度 火力 設定 番組 曲');

/** What one sweeps or wipes away: it lies everywhere and is nobody's thing. */
export const LITTER_NOUNS = words(
  '落ち葉 枯れ葉 枯葉 埃 ほこり 塵 ちり ごみ ゴミ 屑 くず 汚れ 染み シミ 泥 砂 煤 すす 曇り 水滴 しずく 雫 粉 パンくず 灰 蜘蛛の巣 雪 霜 煙',
);

/** Vessels and measures that stand for what they hold: a bottle of wine, one volume, a sip. */
export const MEASURE_NOUNS = words(
  `瓶 ビン びん ボトル 缶 カン パック 箱 袋 束 山 列 枚 冊 本 杯 口 切れ 個 つ 粒 滴 皿 椀 膳 匙 さじ 升 斤 丁 玉 房 株 束 組 セット ペア 足 着 台 軒 脚 通 片 欠片 かけら 破片 塊 一部 一冊 一枚
  一本 一個 一つ ひとつ ふたつ 一口 ひと口 ひとくち 一杯 一切れ ひときれ 一滴 一粒 一皿 一束 一袋 一箱 一瓶 一缶 一通 一組 半分 残り 少し 少量 適量 ひとつまみ 一匙 ひとさじ スプーン一杯 数枚 数冊 数本`,
);

/** Instruments one looks through: to look is to use them. */
export const INSTRUMENT_NOUNS = words(
  `顕微鏡 電子顕微鏡 望遠鏡 天体望遠鏡 双眼鏡 潜望鏡 六分儀 虫眼鏡 ルーペ 拡大鏡 万華鏡 スコープ 照準器 照準 ファインダー カメラ 単眼鏡 遠眼鏡 接眼レンズ 内視鏡 分光器 水晶玉 水晶球 暗視ゴーグル`,
);

/** Screens: to stare at one is to use what it belongs to. */
export const SCREEN_NOUNS = words('画面 ディスプレイ モニター 液晶 スクリーン モニタ');

/** Drinks that are brewed when they are 入れる without saying into what. */
export const BREWED_NOUNS = words(
  'お茶 茶 緑茶 紅茶 コーヒー 珈琲 ココア ハーブティー ミルクティー 麦茶 抹茶 ほうじ茶 ウーロン茶 カフェオレ エスプレッソ ラテ カプチーノ ティー お湯 湯 白湯',
);

/** What stands for a lock on its own: opening or turning it is unlocking. */
export const LOCK_NOUNS = words('鍵 カギ かぎ 錠 錠前 ロック 閂 かんぬき 南京錠 施錠 鍵穴');

/** Lights, fire and current: つける and 消す switch them, and they belong to the last thing named. */
export const SWITCH_NOUNS = words(
  'スイッチ 電源 主電源 電気 明かり 灯り 灯 火 エンジン 照明 ライト モーター ブレーカー',
);

/** で after these says where or how, not with what. */
export const PLACE_OR_MANNER = words(
  `キッチン 台所 リビング ダイニング 居間 寝室 書斎 浴室 風呂場 洗面所 トイレ 玄関 廊下 部屋 自室 教室 職員室 図書室 図書館 保健室 理科室 体育館 校庭 廊下 会議室 事務所 オフィス 給湯室 倉庫 研究室 実験室
  甲板 船室 船長室 厨房 酒場 宿 宿屋 広間 庭 公園 店 街 村 森 外 屋上 中 隣 横 そば 前 後ろ 上 下 奥 隅 近く 一人 二人 三人 みんな 皆 自分 一緒 無言 笑顔 真顔 小声 大声 早口 全力 全速力 両手 片手 素手 手
  指 指先 口 目 横目 上目遣い 涙目 裸足 素足 急ぎ足 早足 小走り 忍び足 手探り 手際 手つき 慣れた手つき 動作 仕草 様子 調子 口調 表情 面持ち 気分 気持ち 勢い 速さ ペース テーブル 机 カウンター 食卓 椅子
  ソファ ソファー ベッド ベンチ 床 窓辺 窓際 席 壁際 棚 本棚 作業台 流し シンク 台 縁側 その場 そこ ここ あそこ 後 途中 最後 最初 直前 寸前 今 急 慌て 黙 続け 連続 順番 交互 同時 代わり 感じ 方法 やり方
  ロビー カフェ ホール ラウンジ テラス ガレージ アトリエ スタジオ ホテル バー レストラン コンビニ スーパー デパート エントランス エレベーター ジム テント ベランダ バルコニー バス 電車 教会 神社 船 車内 階段 踊り場 中庭 裏庭 市場 広場 路地 通り 港 浜辺 海辺 川辺 要領 おかげ せい 理由 都合 用事 仕事 ところ 場所 勝手 独断 無意識 反射的 夢中 本気 遊び 冗談 半分 少し ひと 独り ひとり ふたり`,
);
