// What people give their word for in Japanese: the stems of verbs, and what counts as having done it.
import { byAct, byMeeting, byWords, PROMISED_VERBS } from '../../promised-verbs.ts';
import type { DeedWords } from '../../talk-words.ts';

/** The row whose words stand last in a sentence tells what is promised. */
export const PROMISED_DEEDS: readonly DeedWords[] = [
  byAct(/淹れ|入れ|作|沸か|煮|焼|炊|用意|準備|支度/gu, ...PROMISED_VERBS.make),
  byAct(/(?<=を)あげ|渡|返|届け|持って(?=い|く|き|来|行)|貸/gu, ...PROMISED_VERBS.hand),
  byAct(/掃除|洗|片付け|片づけ|拭|磨/gu, ...PROMISED_VERBS.clean),
  byAct(/開け/gu, 'open', 'unlock'),
  byAct(/閉め|閉じ/gu, 'close', 'lock'),
  byAct(/点け|つけ/gu, 'switch-on', 'use'),
  byAct(/消/gu, 'switch-off'),
  byAct(/読/gu, 'read'),
  byAct(/探|捜|見つけ|調べ/gu, 'search', 'take', 'inspect', 'look'),
  byAct(/直|修理/gu, 'use', 'repair'),
  byAct(/運/gu, 'take', 'put', 'give'),
  byAct(/捨て/gu, 'discard'),
  byMeeting(/会|待って(?=い|る)|行|来|帰|戻|寄|訪ね|付き合|遊/gu),
  byWords(/話|教え|説明|伝え|謝|歌|打ち明け/gu),
];
