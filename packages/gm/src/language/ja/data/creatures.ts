// Animals and beasts: to touch, feed or ride one it must be there; to speak of one it need not.

const CREATURES: ReadonlySet<string> = new Set(
  `猫 ねこ ネコ 子猫 仔猫 黒猫 白猫 三毛猫 野良猫 飼い猫 犬 いぬ イヌ 子犬 仔犬 野良犬 飼い犬 番犬 馬 子馬 仔馬 白馬 愛馬 牛 子牛 豚 子豚 羊 子羊 山羊 ヤギ 鶏 ひよこ ヒヨコ 雛 鳥 小鳥 鳩 雀 烏 カラス 鷹 鷲 梟 フクロウ
  鴨 アヒル 白鳥 兎 うさぎ ウサギ 子兎 鼠 ネズミ ハムスター リス 狐 キツネ 狸 タヌキ 狼 オオカミ 熊 クマ 虎 獅子 ライオン 象 ゾウ 鹿 猿 サル 猪 ラクダ 駱駝 ロバ 驢馬 亀 カメ 蛇 ヘビ 蛙 カエル トカゲ
  金魚 鯉 イルカ クジラ アザラシ ペンギン パンダ コアラ インコ オウム 鸚鵡 竜 龍 ドラゴン 子竜 ワイバーン グリフォン ペガサス ユニコーン 一角獣 不死鳥 フェニックス スライム ケルベロス 妖精 精霊 魔獣 聖獣 神獣 使い魔
  動物 小動物 獣 仔獣 生き物 ペット ポニー 仔ヤギ 子ヤギ`.split(/\s+/u),
);

/** Whether the word names an animal or a beast, with or without さん and ちゃん. */
export function isCreature(word: string): boolean {
  const bare = word.replace(/(?:ちゃん|さん|くん|たち|達)$/u, '');
  return CREATURES.has(bare) || /.(?:竜|龍|獣|犬|猫|馬|狼|兎|虎|鷹|鷲|ドラゴン)$/u.test(bare);
}
