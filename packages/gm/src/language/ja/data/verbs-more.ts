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
];
