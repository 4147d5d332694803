// More verbs: of wider use, or with case frames of their own.
import type { VerbGroup } from '../verb-group.ts';
import { GO, LEAVE, PASS, WORK } from './case-frames.ts';

/** Done to a thing if one is named; without one a gesture, or done to someone. */
export const MORE_VERB_GROUPS: readonly VerbGroup[] = [
  {
    verb: 'use',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    picksUp: true,
    words: '弄る いじる 弄ぶ もてあそぶ こねくり回す いじくる いじくり回す いじり回す',
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    bare: 'emote',
    words: '吸い込む 吸入する',
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: WORK,
    needsObject: false,
    picksUp: true,
    bare: 'emote',
    words: `合わせる あわせる 込める ふるう 篩う ふるいにかける はたく しごく 揉む ほぐす 弾ませる 熱する 煮立てる 煮詰める 煎る 炒る 燻らす くゆらす ふかす 点検し直す 綴じる 詰め替える
      束ね直す 染める 織り込む 縫い直す 繕う 接ぐ 接着する 固定する 固める 拡大する 縮小する 研磨する 乾燥させる 発酵させる
      解凍する 冷凍する 湿らせる 潤す 滑らせる 弾く はじく 跳ね上げる 揺り動かす 回転させる 反転させる 傾がせる 突きつける 突き付ける つきつける 突き出す
      向ける 差し向ける 差し伸べる 翻す はためかせる なびかせる 広げ直す ほどき始める 紐解く 繰る 手繰り出す 舐め回す 嗅ぐ 嗅がせる
      試し切りする 撃ち込む 撃ち放つ 乱射する 発砲する 投影する 印字する 捺印する 押印する 捺す 押印し直す 包帯する 縫合する 貼付する 添付する 装う 纏わせる
      着せる 履かせる 被らせる 羽織らせる 砕き入れる 泡立て直す 成形する 整形する 延ばす 伸ばし広げる 裁断する 捌く 裁つ 断つ 断ち切る
      点滴する 輸血する 採血する 検温する 抜糸する 交換し直す 引き伸ばす たぐる 巻き直す 抱え直す 握り直す 持て余す 整える ととのえる 払う はらう 払い落とす 払いのける 振り払う 走らせる くゆらせる 燻らせる 立てる 押し立てる 着込む 着こむ 着こなす 履き替える 羽織り込む 振りかぶる 振り翳す 振りかざす 打ち下ろす 掘り返す 掘り進める 植え替える 剪定する 刈る 刈り取る 刈り込む 鍛える 鍛造する 熱し直す かまえる かつぐ 塗り直す 塗りたくる 練り込む 磨き上げる 組み直す 織り上げる 縫い上げる 貼り直す 掻き鳴らす 打ち鳴らす かち合わせる`,
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: { で: 'tool' },
    needsObject: false,
    bare: 'emote',
    words: `あおぐ 扇ぐ 煽ぐ 照らす 照らし出す 殴る 殴りつける ぶん殴る ぶっ叩く 斬る 斬りつける 斬り捨てる 斬り払う 刺し貫く 威嚇する 脅す 脅かす 狙撃する 治療する 手当てする
      手当する 切開する 診る 突き飛ばす 打ち据える 張り倒す 絞め上げる 拘束する 応戦する 迎え撃つ 受け流す 薙ぎ払う 遮る 拡声する 交信する 呼び出す 放送する 中継する`,
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: { に: 'target', で: 'tool' },
    needsObject: false,
    bare: 'emote',
    words: '検索する タイプする タイピングする 入力する 打鍵する ググる 翻訳する 打電する',
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: { に: 'object', を: 'object' },
    needsObject: false,
    picksUp: true,
    bare: 'emote',
    words: 'くるまる 包まる 着替える 着がえる 衣替えする',
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: { を: 'object', で: 'tool' },
    needsObject: false,
    picksUp: true,
    bare: 'emote',
    words: 'つく 撞く 搗く',
  },
  {
    verb: 'take',
    intent: 'GET',
    frame: { を: 'object', に: 'target', から: 'source' },
    needsObject: true,
    words: `引っ掴む ひっつかむ 引っつかむ むしり取る 抜き放つ 抜刀する 鷲掴みにする すくい取る 掘り当てる 攫う さらう 引ったくる 取り込む かっさらう 拾い取る
      掴み出す つかみ出す 引き剥がす 剥ぐ 手繰り取る 頂戴する 失敬する 摘み上げる 掠め取る 持ち上げ直す つまみ取る`,
  },
  {
    verb: 'put',
    intent: 'PUT',
    frame: WORK,
    needsObject: true,
    words:
      '奉納する お供えする 納品する 陳列する 返納する 格納し直す 立て掛け直す 置き忘れる 差し置く',
  },
  {
    verb: 'throw',
    intent: 'PUT',
    frame: WORK,
    needsObject: true,
    words: '投じる 投げ返す 放り上げる 打ち捨てる 投げ落とす 投げ出す',
  },
  {
    verb: 'eat',
    intent: 'EAT_DRINK',
    frame: { を: 'object', から: 'source', で: 'tool', に: 'object' },
    needsObject: false,
    bare: 'emote',
    words:
      '噛む かむ 噛みちぎる 噛み砕く 噛みつく かみつく 掻き込む かき込む かっ込む 啄む ついばむ 喰い散らかす 食い散らかす 食いちぎる',
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: GO,
    needsObject: false,
    bare: 'emote',
    words: `案内する 連れて行く 連れていく 連れ出す 連れ戻す 先導する エスコートする 引っ込む 退く 引き下がる 下がる 乗り移る 立ち入る 立ち戻る 這い上がる 這い登る よじ登る 攀じ登る 駆け戻る 走り戻る 歩き回る 潜入する 突入する 入場する
      入港する 下山する 登山する 参上する 出頭する 入廷する 登壇する 降壇する 浮上する 逃げ戻る 迷い込む 紛れ込む 引き揚げる なだれ込む 押し入る 舞い込む 出張する
      旅する 折り返す 先回りする 避難し始める 退避する 撤退する 歩を運ぶ 飛んで行く 飛んでいく 駆けていく 歩み入る 舞い降りる 滑り降りる 降下する 昇降する 駆け登る 駆け昇る
      入院する 登院する 下校する 帰社する 帰港する 帰艦する 乗艦する まわる 回る 参拝する 立ち退く 上り詰める 走り入る 飛び入る`,
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: { に: 'target' },
    needsObject: false,
    bare: 'emote',
    words: '立つ たつ 佇む 並び立つ',
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: LEAVE,
    needsObject: false,
    bare: 'emote',
    words:
      '降りる 下りる おりる 飛び降りる 飛び下りる 飛び出す 飛び立つ 駆け出す 飛び退く 転がり出る まろび出る',
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: LEAVE,
    needsObject: false,
    words:
      '退場する 退廷する 離れる 降車する 下車する 退社する 退席する 飛び出して行く 逃げ去る 抜け去る 辞去する 走り去って行く',
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: PASS,
    needsObject: false,
    bare: 'emote',
    words:
      '駆け抜ける 走り抜ける 通過する 飛ぶ 飛び回る 飛翔する 縦断する 横断する 潜り抜ける 突き抜ける 経由する 経る 渡りきる 渡り切る 踏み越える 跨ぐ またぐ 通り越す',
  },
  {
    verb: 'take',
    intent: 'GET',
    frame: { を: 'object', に: 'target', から: 'source' },
    needsObject: true,
    words: `ぬく ぬきとる ぬき取る もぐ 捥ぐ つむ 摘み採る 探り当てる 探し当てる 見つけ出す 引き抜く 抜き去る 抜き放す 手繰り上げる 引き揚げる 引っこ抜く ひっこぬく 引っ張り上げる 引きはがす はぎ取る 掻き出す 掻っ攫う
      汲み取る 汲み出す 掬い取る 摘まみ取る 選る 選り分ける 選び抜く 選りすぐる 拾い出す 探し出す 抱え出す 担ぎ込む 抱き起こす 買い取る 買い求める 譲り受ける 貰い受ける もらい受ける 預かる 授かる 受け継ぐ
      頂く 頂戴する 取り除く 取りのける 取り払う 撤去する 摘出する 抽出する 回収し直す 捕らえる とらえる 捕る 捕獲する 捕縛する 生け捕る 狩る 絡め取る せしめる 巻き上げる ちょろまかす 万引きする 強奪する 略奪する 横取りする 分捕る ぶんどる 召し上げる`,
  },
  {
    verb: 'put',
    intent: 'PUT',
    frame: WORK,
    needsObject: true,
    words: `寝かす ねかせる 横にする 立て置く 据え置く 置き換える 載っける のっける 乗っける 積み込む 積み入れる 積み下ろす 運び入れる 差し込み直す 挟み込む はさみ込む 挿し入れる 忍び込ませる くるみ込む 詰め直す 入れ直す 投げ置く 吊り上げる つるす 吊る つる 掛け直す 引っかけ直す ぶら下げる 干し直す 添え置く 預け入れる 封じる 封じ込める 閉じ込める 押しこめる 埋め込む 埋め戻す
      突っ込み直す 差し戻す 片す かたす 仕舞い直す 戻し置く 沈める 浮かべる 潜ませる 隠し入れる 並べ置く 並べ立てる 敷き詰める 盛り付け直す 落とし込む`,
  },
  {
    verb: 'give',
    intent: 'PUT',
    frame: { を: 'object', に: 'target', へ: 'target', から: 'source' },
    needsObject: true,
    words:
      '手渡しする 譲渡する 寄贈する 寄付する 寄進する 奉る 貢ぐ 恵む 施しをする くれてやる 売る 売り渡す 売り払う 貸し与える お返しする 差し戻しする 託す 委ねる 届け出る 送り届ける 配り歩く 回覧する おごる 奢る 支給する 配給する 進ぜる',
  },
  {
    verb: 'throw',
    intent: 'PUT',
    frame: WORK,
    needsObject: true,
    words:
      'ほうる 抛る 放り投げ返す 投げかける ぶつける 投げ当てる ぶん投げる 投げ放つ 打ち投げる 飛ばす とばす 蹴り入れる 転がし入れる',
  },
  {
    verb: 'open',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words:
      '開け広げる 押しあける 引きあける あけ放つ 開け放す あけ放す 封を切る 開帳する 開栓する 栓を抜く 引き開く 跳ね開ける 口を開ける 開扉する',
  },
  {
    verb: 'close',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words:
      '閉めきる 締め切る 閉ざし直す 引き閉める 閉じ合わせる 押し閉める 閉じきる 閉めてしまう 戸締まりする 密栓する 閉栓する',
  },
  {
    verb: 'switch-on',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words:
      '点け直す つけ直す 灯し直す 点灯し直す 運転を始める スイッチオンする 始動し直す 点火し直す',
  },
  {
    verb: 'switch-off',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words: 'もみ消す 揉み消す 踏み消す かき消す スイッチオフする 消し直す 落とし消す',
  },
  {
    verb: 'eat',
    intent: 'EAT_DRINK',
    frame: { を: 'object', から: 'source', で: 'tool', に: 'object' },
    needsObject: true,
    words:
      '食べつくす 食べ尽くす 食べきる 食べ切る 食べ終える 食べ終わる 食べ進める 食べ始める 食いつくす 食い尽くす ぱくりとやる かじりとる 頬ばり直す 噛みしめる たいらげ終える 口に放る 食らう くらう 喰い切る むしゃむしゃやる 舐め取る なめとる',
  },
  {
    verb: 'drink',
    intent: 'EAT_DRINK',
    frame: { を: 'object', から: 'source', で: 'tool', に: 'object' },
    needsObject: true,
    words:
      '飲みきる 飲み切る 飲み終える 飲み始める 呑み干す のみほす 啜り上げる すすり込む 飲みつくす あおり飲む ちびちびやる 一口やる 一杯やる',
  },
  {
    verb: 'pour',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words:
      '注ぎかける 注ぎ出す つぎ分ける 注ぎまわる 掛け回す 流し入れる 差し水する さし水する 浴びせる 打ち水する 満たし直す 汲み入れる 移し入れる 移しかえる',
  },
  {
    verb: 'force',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    words:
      'ぶち壊す 打ち壊す たたき割る かち割る 引き破る 破り捨てる へし曲げる 蹴りつける 蹴り上げる 蹴り倒す 蹴り破る ひっくりかえす 押し破る ぶち破る 踏みにじる 叩きのめす',
  },
  {
    verb: 'use',
    intent: 'USE',
    frame: WORK,
    needsObject: true,
    picksUp: true,
    words: `溶き入れる ときほぐす 溶きのばす かきまわす まぜる 混ぜ込む 練り上げる 泡だてる 刻み込む 千切りにする 薄切りにする 削ぐ そぐ 削ぎ落とす 梳き返す 研ぎ澄ます 継ぐ つぎ合わせる 継ぎ合わせる 貼り合わせる 貼りかえる 張り替える 綴じ合わせる 結わえる ゆわえる 結い上げる 括る くくる くくりつける 縛りつける 巻きとる 締めつける 締め上げる 締め直す
      はめ込む 嵌め込む さし込む 抜き差しする 打ちつける 打ち付ける 釘づけにする 塗り込める 塗りこむ なすりつける 擦りつける こすりつける すりつける 振りまく 振り撒く ふりまく 散らす 散布する 吹きつける 濯ぎ洗いする ゆすぐ 揉み洗いする 水洗いする 拭き清める 乾拭きする 磨きあげる 払い清める 掃き清める 掃き出す 掃き集める はき集める
      縫いつける 縫いとる 刺繍する 編み上げる 編み込む 織りあげる 紡ぐ つむぐ 漉く 染め上げる 染め抜く 晒す さらす 煮出し直す 焦がす 煮含める 茹であげる 揚げ直す 焼き直す 焼きつける あぶり焼く 蒸し上げる 炊き上げる 味付けする 味つけする 和える あえる 漬け込む 組み付ける 取りかえる 付けかえる つけかえる 架け替える 直しあげる 繕い直す 補修する 修正する 修復し直す 分別する 仕立て直す
      奏でる 弾き語る 吹き鳴らす つまびく 叩き鳴らす 鳴り響かせる 鳴らしてみる 撮り直す 写し取る 書き写す`,
  },
  {
    verb: 'look',
    intent: 'EMOTE',
    frame: { を: 'object', に: 'target', で: 'tool' },
    needsObject: false,
    words:
      '数える かぞえる 数え直す 勘定する 見比べる 見くらべる 見わたす 見晴らす 見つめ直す 覗きみる 盗み見する 見極める',
  },
  {
    verb: 'inspect',
    intent: 'USE',
    frame: { を: 'object', で: 'tool' },
    needsObject: true,
    words:
      '照らし合わせる 照合する 読み比べる 検算する 確かめ直す 見極める 品定めする 値踏みする 嗅ぎ分ける 味を見る 味をみる 味を確かめる 改める あらためる',
  },
  {
    verb: 'move',
    intent: 'MOVE',
    frame: GO,
    needsObject: false,
    bare: 'emote',
    words: `上がりこむ 上がり込む もぐる 這入る 駆け入る 走りこむ 転げ込む すべり込む 潜りぬける 乗りつける 乗り付ける 出向き直す 渡り歩く さまよい込む 駆け回る 走り回る 飛んでいく すっ飛んでいく 飛んで帰る 下り立つ 降りていく 上がっていく 出ていく 入っていく 登っていく 渡っていく 歩み出る 歩いていく 立ち出る 忍び出る 躍り出る 躍り込む 踏み出す 繰り出す 乗り出す 舞い上がる 漕ぎ着ける 漕ぎ寄せる 泳ぎ着く 泳ぎ渡る はい上がる 這いあがる 這い下りる ずり下りる 滑り下りる 飛びおりる`,
  },
];
