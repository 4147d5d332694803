// What a part belongs to where the text does not say: 受話器 to the telephone, ファインダー to the camera.

const LINES = `
受話器 子機: 電話 電話機 黒電話 固定電話 公衆電話
ファインダー シャッター シャッターボタン フラッシュ 三脚穴: カメラ 一眼レフ デジカメ フィルムカメラ
接眼レンズ 対物レンズ: 顕微鏡 望遠鏡 天体望遠鏡
レコード針 トーンアーム: レコードプレーヤー 蓄音機 ジュークボックス ターンテーブル
マイク: 無線機 無線 放送機材 拡声器 カラオケ機 トランシーバー
テープ ガムテープ 梱包テープ: 段ボール箱 段ボール ダンボール箱 ダンボール 小包 荷物
鍵盤 譜面台: ピアノ オルガン 電子ピアノ チェンバロ キーボード
手綱 鞍 鐙: 馬 ポニー ロバ
黄身 白身 殻: 卵 玉子 ゆで卵
芯 灯芯: ろうそく 蝋燭 ランプ キャンドル
フィルム フィルム室: カメラ フィルムカメラ
コンパートメント 野菜室 冷凍室: 冷蔵庫
ワイパー アクセル ブレーキ シートベルト ダッシュボード: 車 自動車 トラック
ペダル サドル ハンドルバー: 自転車
引き出し 引出し 抽斗 ひきだし: 机 デスク 勉強机 学習机 書き物机 箪笥 タンス チェスト キャビネット 鏡台 ドレッサー 戸棚 棚 カウンター サイドテーブル ナイトテーブル レジ台 帳場 調理台 作業台 薬棚 書棚
つば ツバ: 帽子 制帽 キャップ ハット 麦わら帽子 学生帽 軍帽`;

/** Each part with the names of the things it may belong to. */
export const WHOLES: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .flatMap((line) => {
      const [parts = '', wholes = ''] = line.split(': ');
      return parts.split(' ').map((part) => [part, wholes.split(' ')] as const);
    }),
);
