// What people give their word for, by the words of each language, and what counts as having done it.
import type { Language } from '@hakoniwa/stage';

/** How a promise is kept: by an act, by being there, or by words. */
export type PromisedDeedKind = 'act' | 'meeting' | 'words';

export interface DeedWords {
  readonly kind: PromisedDeedKind;
  /** Japanese: the stem of the verb. English: the verb as it follows `I'll`, with what must follow it. */
  readonly word: RegExp;
  /** The Stage's verbs by which an act is done. */
  readonly verbs: readonly string[];
}

const act = (word: RegExp, ...verbs: readonly string[]): DeedWords => ({
  kind: 'act',
  word,
  verbs,
});
const meeting = (word: RegExp): DeedWords => ({ kind: 'meeting', word, verbs: [] });
const words = (word: RegExp): DeedWords => ({ kind: 'words', word, verbs: [] });

const MAKE = ['make', 'brew', 'cook', 'use', 'pour', 'switch-on', 'put', 'give'];
const HAND = ['give', 'put'];
const CLEAN = ['clean', 'wash', 'wipe', 'use', 'put', 'discard'];

const ja: readonly DeedWords[] = [
  act(/淹れ|入れ|作|沸か|煮|焼|炊|用意|準備|支度/gu, ...MAKE),
  act(/(?<=を)あげ|渡|返|届け|持って(?=い|く|き|来|行)|貸/gu, ...HAND),
  act(/掃除|洗|片付け|片づけ|拭|磨/gu, ...CLEAN),
  act(/開け/gu, 'open', 'unlock'),
  act(/閉め|閉じ/gu, 'close', 'lock'),
  act(/点け|つけ/gu, 'switch-on', 'use'),
  act(/消/gu, 'switch-off'),
  act(/読/gu, 'read'),
  act(/探|捜|見つけ|調べ/gu, 'search', 'take', 'inspect', 'look'),
  act(/直|修理/gu, 'use', 'repair'),
  act(/運/gu, 'take', 'put', 'give'),
  act(/捨て/gu, 'discard'),
  meeting(/会|待って(?=い|る)|行|来|帰|戻|寄|訪ね|付き合|遊/gu),
  words(/話|教え|説明|伝え|謝|歌|打ち明け/gu),
];

const en: readonly DeedWords[] = [
  meeting(/^.*\btogether\b|^(?:meet|visit|join|wait)\b|^(?:see|pick|walk) you\b/),
  meeting(
    /^(?:be|come|go|stop|drop|get) (?:right )?(?:there|back|here|over|by|home|with you|for you|and (?:see|meet|get) you|to (?:the|your))\b/,
  ),
  words(/^(?:tell|explain|teach|apologi[sz]e|talk|sing|answer|let you know)\b/),
  act(/^(?:make|brew|cook|bake|prepare|fix you|pour)\b/, ...MAKE),
  act(/^(?:give|bring|return|hand|lend|fetch|get you|pass)\b/, ...HAND),
  act(/^(?:clean|wash|wipe|tidy|sweep|do the dishes)\b/, ...CLEAN),
  act(/^(?:open|unlock)\b/, 'open', 'unlock'),
  act(/^(?:close|shut|lock)\b/, 'close', 'lock'),
  act(/^(?:turn|switch) .*\bon\b|^(?:turn|switch) on\b/, 'switch-on', 'use'),
  act(/^(?:turn|switch) .*\boff\b|^(?:turn|switch) off\b/, 'switch-off'),
  act(/^read\b/, 'read'),
  act(/^(?:find|search|look for|look into)\b/, 'search', 'take', 'inspect', 'look'),
  act(/^(?:fix|repair|mend)\b/, 'use', 'repair'),
  act(/^carry\b/, 'take', 'put', 'give'),
  act(/^(?:throw (?:it|that|them)? ?(?:away|out)|take out)\b/, 'discard'),
];

export const DEEDS: Readonly<Record<Language, readonly DeedWords[]>> = { ja, en };
