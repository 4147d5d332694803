// Words that ask to go back without saying where to: a place that is named is the GM's to find.
import type { Language } from '@hakoniwa/stage';
import type { PlayIntent } from '../intent.ts';
import type { ReadingText } from './reading-text.ts';

const BACK: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:(?:私|わたし|僕|ぼく|俺|おれ)は)?(?:そのまま|すぐに?|いったん|一旦|いちど|一度)?(?:(?:[今いま]*(?:もと|元)?(?:来た|きた)|(?:もと|元)の)道を|(?:(?:もと|元)(?:いた|の)|(?:さっき|先ほど|(?:ひとつ|一つ)?前)(?:いた|の))(?:場所|ところ|所)[へに])?(?:(?:戻|もど)(?:る|ります|ろう|りたい)|引き?返(?:す|します|そう|したい)|ひきかえす)[。！!]*$/u,
  en: /^(?:i(?:'ll| will)?\s+|let me\s+|let's\s+)?(?:(?:go|walk|head|turn|come|step)\s+back(?:\s+(?:the (?:same )?way(?: (?:i|we) came)?|(?:to )?where (?:i|we) (?:was|were|came from)|to the (?:last|previous) place))?|retrace my steps|backtrack|return|return the way (?:i|we) came)[.!]*$/iu,
};

export function backIntent({ turn, text }: ReadingText): PlayIntent | undefined {
  return BACK[turn.scene.language].test(text.trim()) ? { do: 'back' } : undefined;
}
