// A remark about a card that was accepted: what of it is kept but not used.
import type { TextLanguage } from '@hakoniwa/stage';
import { cardWording } from './locale/index.ts';
import type { CardNoticeCode } from './locale/wording.ts';

export interface CardNotice {
  readonly code: CardNoticeCode;
  readonly message: Readonly<Record<TextLanguage, string>>;
}

/** The remark behind a code. */
export function cardNotice(code: CardNoticeCode): CardNotice {
  const { ja, en } = cardWording;
  return { code, message: { ja: ja.notices[code], en: en.notices[code] } };
}

/** Each remark once, in the order they came up. */
export function eachOnce(notices: readonly CardNotice[]): CardNotice[] {
  return [...new Map(notices.map((one) => [one.code, one])).values()];
}
