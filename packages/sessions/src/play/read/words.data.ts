// Words by which it is clear what a player wants, in both languages; what has none of them goes to the GM.
import type { Language } from '@hakoniwa/stage';

export type PlayerWish =
  | 'talk'
  | 'inventory'
  | 'collect'
  | 'look'
  | 'seek'
  | 'attack'
  | 'guard'
  | 'flee'
  | 'use'
  | 'rest'
  | 'eat'
  | 'train'
  | 'buy'
  | 'ways'
  | 'news';

export const WISHES: Readonly<Record<Language, Readonly<Record<PlayerWish, RegExp>>>> = {
  ja: {
    talk: /話し|話す|話を|話しかけ|声をかけ|声を掛け|挨拶|あいさつ|尋ね|たずね|訊|聞く|聞いて|聞きたい|質問|頼む|頼み|お願い|伝え|呼ぶ|呼びかけ|礼を言|感謝|言う|言った/u,
    inventory:
      /(荷物|持ち物|持ちもの|所持品|鞄の中|かばんの中|バッグ|インベントリ|手持ち).*(確|見|調|開|整理|確認)?/u,
    collect:
      /(欠片|かけら|フラグメント).{0,99}(拾|取|集|手に|収め|回収)|(拾|回収|収集).{0,99}(欠片|かけら)/u,
    look: /見渡|見回|周り|まわり|周囲|辺り|あたりを|様子を見|様子をうかが|様子を窺|^眺める|(?:景色|街|空|人の流れ)を眺め|観察/u,
    seek: /気配|敵を探|魔物を探|戦いを探|獲物|腕試し|踏みこ|踏み込/u,
    attack: /戦う|戦い|攻撃|斬|切りかか|打ちかか|殴|倒|突く|蹴|撃つ/u,
    guard: /守|防|構え|身を固|耐え|様子を見/u,
    flee: /逃げ|離れ|撤退|退く|引き返|来た道|走り去|立ち去/u,
    use: /使う|使い|使って|飲む|飲み|飲んで|食べ|投げ/u,
    rest: /泊|休|眠|寝/u,
    eat: /食事|一椀|鍋|食べ/u,
    train: /稽古|訓練|鍛|教わ|習|教えて/u,
    buy: /買|購入/u,
    ways: /道を|案内|場所を/u,
    news: /噂|うわさ|情報|話題|ニュース/u,
  },
  en: {
    talk: /\b(talk|speak|ask|greet|say|says|tell|chat|call|thank|question|address|hello|hi)\b/i,
    inventory: /\b(inventory|belongings|backpack|my (bag|pack|things|items|stuff))\b/i,
    collect:
      /\b(collect|take up|pick up|gather|keep|take)\b.{0,199}\bfragments?\b|\bfragments?\b.{0,199}\b(collect|take|pick)\b/i,
    look: /\blook around|\bobserve|\bsurvey|\blook about|\bsurroundings|\bwatch the\b/i,
    seek: /\b(seek|hunt|look for (trouble|a fight|monsters?|enem)|stirring|track down)\b/i,
    attack: /\b(attack|fight|strike|hit|slash|stab|punch|kick|swing|kill)\b/i,
    guard: /\b(guard|defend|block|brace|shield|parry)\b/i,
    flee: /\b(flee|run away|escape|retreat|get away|back off|run)\b/i,
    use: /\b(use|drink|eat|throw|quaff)\b/i,
    rest: /\b(rest|sleep|stay the night|lodge|bed|room)\b/i,
    eat: /\b(eat|meal|bowl|stew|food)\b/i,
    train: /\b(train|drill|practice|practise|learn|lesson|teach)\b/i,
    buy: /\b(buy|purchase)\b/i,
    ways: /\b(directions|the way|guide me|places)\b/i,
    news: /\b(rumou?rs?|news|gossip|information)\b/i,
  },
};
