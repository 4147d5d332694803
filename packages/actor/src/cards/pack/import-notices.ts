// What a person should know about a card that comes into a pack.
import { limits as stageLimits } from '@hakoniwa/stage';
import type { Card } from '../card.ts';
import { type CardNotice, cardNotice } from '../card-notice.ts';
import { limits } from '../limits.ts';
import { triggerOf } from '../lore/lore-trigger.ts';
import { openMacros } from '../text/macros.ts';
import { shownText } from '../text/shown-text.ts';
import { type CardReading, macroNamesOf } from './from-card.ts';

/** The remarks on a card's texts and lore. */
export function importNotices(card: Card, reading: CardReading): CardNotice[] {
  const { data } = card;
  const cast = macroNamesOf(card, reading);
  const entries = data.character_book?.entries ?? [];
  const texts = [data.description, data.personality, data.scenario, data.first_mes];
  const isLong = (text: string) =>
    text.length > stageLimits.textLength &&
    shownText(openMacros(text, cast)).length > stageLimits.textLength;
  const isCut = [...texts, ...entries.map(({ content }) => content)].some(isLong);
  const hasPattern = entries.some((entry) => triggerOf(entry).patterns.length > 0);
  const hasPrompt = `${data.system_prompt}${data.post_history_instructions}`.trim() !== '';
  return [
    ...(hasPrompt ? [cardNotice('PROMPT_NOT_USED')] : []),
    ...(isCut ? [cardNotice('TEXT_CUT')] : []),
    ...(hasPattern ? [cardNotice('PATTERN_NOT_RUN')] : []),
    ...(entries.length > limits.packLore ? [cardNotice('LORE_CUT')] : []),
  ];
}
