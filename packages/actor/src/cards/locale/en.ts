// What people are told about cards in English.
import type { CardWording } from './wording.ts';

export const en: CardWording = {
  faults: {
    FILE_TOO_LARGE: {
      message: 'The file has more than {limit} bytes.',
      fix: 'Make its pictures smaller, or take assets out of it.',
    },
    FORMAT_UNKNOWN: {
      message: 'This is neither a PNG, a CHARX archive nor JSON.',
      fix: 'Export the card as PNG, JSON or CHARX.',
    },
    NOT_UTF8: {
      message: 'The text of {at} is not UTF-8.',
      fix: 'Save it again as UTF-8, or export it anew.',
    },
    NOT_BASE64: {
      message: 'The card in {at} is not base64.',
      fix: 'Export the picture again; a program has rewritten its text.',
    },
    NOT_JSON: { message: 'The card in {at} is not JSON.', fix: 'Export the card again.' },
    JSON_TOO_DEEP: {
      message: 'The card is nested more than {limit} levels deep.',
      fix: 'Take out the extension that nests so deep.',
    },
    JSON_TOO_MANY_VALUES: {
      message: 'The card holds more than {limit} values.',
      fix: 'Split its lorebook into files of its own.',
    },
    KEY_FORBIDDEN: {
      message: 'A key of the card is "{key}", which may not be.',
      fix: 'Take the key out; no program has a reason to write it.',
    },
    PNG_DAMAGED: {
      message: 'The PNG is cut off or damaged.',
      fix: 'Download or export it again.',
    },
    PNG_CHECKSUM: {
      message: 'The checksum of the PNG chunk {at} is wrong.',
      fix: 'Download or export it again; it was damaged on the way.',
    },
    PNG_TOO_MANY_CHUNKS: {
      message: 'The PNG has more than {limit} chunks.',
      fix: 'Save the picture again with an ordinary program.',
    },
    PNG_WITHOUT_CARD: {
      message: 'There is no card in this PNG.',
      fix: 'Take the original file: many sites and messengers strip the card from the picture.',
    },
    TEXT_TOO_LARGE: {
      message: 'A text in {at} unpacks to more than {limit} bytes.',
      fix: 'Export the card again without compressed texts.',
    },
    ZIP_DAMAGED: {
      message: 'The archive is cut off or damaged.',
      fix: 'Download or export it again.',
    },
    ZIP_UNSUPPORTED: {
      message: 'The archive is encrypted, split, or packed in a way CHARX does not use.',
      fix: 'Export it again as a plain CHARX file.',
    },
    ZIP_TOO_MANY_ENTRIES: {
      message: 'The archive has more than {limit} entries.',
      fix: 'Take assets out of it.',
    },
    ZIP_TOO_LARGE: {
      message: 'The archive unpacks to more than {limit} bytes.',
      fix: 'Take assets out of it, or make them smaller.',
    },
    ZIP_RATIO: {
      message: 'An entry of the archive unpacks to more than {limit} times its size.',
      fix: 'Do not open this file: archives like it are made to fill memory.',
    },
    ZIP_NAME_UNSAFE: {
      message: 'An entry of the archive has a name that leads out of it, or that stands twice.',
      fix: 'Do not open this file elsewhere either; ask its author for another.',
    },
    CHARX_WITHOUT_CARD: {
      message: 'There is no card.json in this archive.',
      fix: 'Export the character as CHARX, not its files.',
    },
    CARD_SPEC_UNKNOWN: {
      message: 'This JSON is no character card that is known here.',
      fix: 'Export the card as V2 or V3.',
    },
    CARD_IS_LOREBOOK: {
      message: 'This is a lorebook, not a character.',
      fix: 'Import it as a lorebook.',
    },
    LOREBOOK_UNKNOWN: {
      message: 'This JSON is no lorebook that is known here.',
      fix: 'Export the lorebook as JSON, or import the card it belongs to.',
    },
    FIELD_INVALID: {
      message: 'The field {at} is not what the format says.',
      fix: 'Correct or remove that field, then import again.',
    },
    CARD_TOO_LARGE_FOR_PACK: {
      message: 'The text of the card has more than {limit} bytes, more than a file of a pack may.',
      fix: 'Take the pictures out of its JSON, or use CHARX, which keeps them apart.',
    },
    PACK_UNSOUND: {
      message: 'The pack has errors of its own: {at}.',
      fix: 'Validate the pack and correct it first.',
    },
    ID_INVALID: {
      message: '"{at}" cannot be the id: it is taken or not made of a-z, 0-9 and _.',
      fix: 'Choose another id, or leave it out to have one made.',
    },
    PLACE_UNKNOWN: {
      message: 'The pack has no place "{at}".',
      fix: 'Name a place of the pack, or none.',
    },
    CHARACTER_UNKNOWN: {
      message: 'There is no character "{at}".',
      fix: 'Name a character that is there.',
    },
  },
  notices: {
    VERSION_NEWER: 'The card is of a newer version; what is not known here is kept, not used.',
    PROMPT_NOT_USED:
      'The card brings instructions of its own. They are kept with it and never take the place of the rules.',
    REMOTE_ASSET_IGNORED: 'The card points to pictures on the net. They are not fetched.',
    CODE_LEFT_OUT: 'The archive holds programs. They were not unpacked.',
    PATTERN_NOT_RUN: 'Some lore is called by patterns. They are kept, but never run.',
    TEXT_CUT: 'A text was too long and was cut; the whole of it is kept with the card.',
    LORE_CUT: 'There was too much lore; the rest is kept with the card.',
    TEXT_REPEATED: 'The pack has two languages and the card one: its text stands in both.',
  },
  words: {
    user: 'you',
    nameless: 'Nameless',
    room: 'a room',
    scenario: 'How it begins',
    backfilled: 'Written for programs that read V2; the whole card is in the ccv3 chunk.',
  },
};
