// The codes a card can be refused or remarked on with; each has its words in every language.

export const CARD_FAULTS = [
  'FILE_TOO_LARGE',
  'FORMAT_UNKNOWN',
  'NOT_UTF8',
  'NOT_BASE64',
  'NOT_JSON',
  'JSON_TOO_DEEP',
  'JSON_TOO_MANY_VALUES',
  'KEY_FORBIDDEN',
  'PNG_DAMAGED',
  'PNG_CHECKSUM',
  'PNG_TOO_MANY_CHUNKS',
  'PNG_WITHOUT_CARD',
  'TEXT_TOO_LARGE',
  'ZIP_DAMAGED',
  'ZIP_UNSUPPORTED',
  'ZIP_TOO_MANY_ENTRIES',
  'ZIP_TOO_LARGE',
  'ZIP_RATIO',
  'ZIP_NAME_UNSAFE',
  'CHARX_WITHOUT_CARD',
  'CARD_SPEC_UNKNOWN',
  'CARD_IS_LOREBOOK',
  'LOREBOOK_UNKNOWN',
  'FIELD_INVALID',
  'CARD_TOO_LARGE_FOR_PACK',
  'PACK_UNSOUND',
  'ID_INVALID',
  'PLACE_UNKNOWN',
  'CHARACTER_UNKNOWN',
] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

export const CARD_NOTICES = [
  'VERSION_NEWER',
  'PROMPT_NOT_USED',
  'REMOTE_ASSET_IGNORED',
  'CODE_LEFT_OUT',
  'PATTERN_NOT_RUN',
  'TEXT_CUT',
  'LORE_CUT',
  'TEXT_REPEATED',
] as const;
export type CardNoticeCode = (typeof CARD_NOTICES)[number];

export interface CardWording {
  readonly faults: Readonly<Record<CardFault, { readonly message: string; readonly fix: string }>>;
  readonly notices: Readonly<Record<CardNoticeCode, string>>;
  /** Words that stand in generated files. */
  readonly words: {
    readonly user: string;
    readonly nameless: string;
    readonly room: string;
    readonly scenario: string;
    readonly backfilled: string;
  };
}
