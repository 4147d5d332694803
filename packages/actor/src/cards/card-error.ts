// The one error of cards: what is wrong with a file or a wish, and what would put it right.
import { type Language, type TextLanguage, textIn } from '@hakoniwa/stage';
import { cardWording, filledCardText } from './locale/index.ts';
import type { CardFault } from './locale/wording.ts';

interface FaultValues {
  /** Where: a field, a chunk, an id. */
  readonly at?: string;
  readonly limit?: number;
  readonly key?: string;
}

type Bilingual = Readonly<Record<TextLanguage, string>>;

/** A card, lorebook or wish that is refused; nothing of it was used. */
export class CardError extends Error {
  override readonly name = 'CardError';
  readonly code: CardFault;
  readonly at: string | undefined;
  readonly text: Bilingual;
  readonly fix: Bilingual;

  constructor(code: CardFault, values: FaultValues = {}, options?: ErrorOptions) {
    const told = { ...values, at: clip(values.at ?? '…'), key: clip(values.key ?? '…') };
    const say = (language: Language, part: 'message' | 'fix') =>
      filledCardText(textIn(cardWording, language).faults[code][part], told);
    super(`${code}: ${say('en', 'message')}`, options);
    this.code = code;
    this.at = values.at;
    this.text = { ja: say('ja', 'message'), en: say('en', 'message') };
    this.fix = { ja: say('ja', 'fix'), en: say('en', 'fix') };
  }
}

/** Names from a file may be of any length; a sentence about them may not. */
function clip(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
