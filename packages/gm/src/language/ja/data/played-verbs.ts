// Japanese verbs by which a player means more than narration does.
import { playedVerbTable } from '../../played-clauses.ts';

export const japanesePlayedVerbs = playedVerbTable([
  { verb: 'search', words: '探す 捜す さがす あさる 漁る 探る 探し回る 家捜しする' },
  {
    verb: 'take',
    words:
      '選ぶ えらぶ 盗む ぬすむ 奪う くすねる 失敬する 借りる かりる 買う 購入する もらう 貰う いただく 取り上げる',
  },
  {
    verb: 'take',
    over: ['hold'],
    words:
      '持つ もつ 抱える かかえる 担ぐ かつぐ 背負う せおう 提げる 持ってくる 持って来る 持っていく 持って行く 運ぶ はこぶ 持ち込む 運び出す 抱きかかえる 持ち歩く 見つける 見つけ出す',
  },
  { verb: 'wait', words: '待つ まつ 待機する 待ち続ける' },
  {
    verb: 'attack',
    toPerson: true,
    over: ['use', 'force', 'knock', 'throw', 'take'],
    words:
      '殴る なぐる 殴りつける ぶん殴る 殴り殺す 蹴る 蹴飛ばす 叩く 叩きのめす 斬る 切る 切りつける 斬りつける 刺す 刺し殺す 撃つ 殺す 襲う 襲いかかる 攻撃する 締める ひっぱたく ぶつ 倒す',
  },
  { verb: 'look', words: '盗み見る のぞく 覗く のぞき見る 盗み読む 眺める ながめる' },
  {
    verb: 'give',
    toPerson: true,
    over: ['take', 'put'],
    words: '売る 出す 預ける 返す 届ける 差し出す 払う 支払う 貸す 配る 供える 見せる',
  },
]);
