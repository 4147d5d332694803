// Chat templates that come through: control tokens, role headers, the next turn of somebody else.
import {
  ANSWERING_SIDE,
  ASKING_SIDE,
  BETWEEN_WORDS,
  CONTROL_TOKEN,
} from '../data/chat-templates.ts';
import type { FloorCheck } from '../floor-check.ts';

export const template: FloorCheck = {
  code: 'template',
  mend: (text) => {
    const seen = readable(text);
    const lines = seen.includes('\\n') ? seen.replaceAll('\\n', '\n') : seen;
    const asked = lines.replace(/^\s+/, '').search(ASKING_SIDE);
    const begun = lines.replace(/^\s+/, '');
    const answer = asked > 0 ? begun.slice(0, asked) : lines;
    const bare = answer
      .replace(ANSWERING_SIDE, '\n')
      .replace(BETWEEN_WORDS, '$1\n')
      .replace(CONTROL_TOKEN, ' ');
    return bare === text ? text : bare.replace(/^\s+/, '').replace(/(?<!\s)\s+$/u, '');
  },
};

const INVISIBLE = /[\u{AD}\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2060}\u{FEFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ quot: '"', apos: "'", '#39': "'", '#34': '"', amp: '&', lt: '<', gt: '>', nbsp: ' ' },
};

/** Letters written as the bytes they are kept in. */
const BYTES = /(?:<0x[0-9A-F]{2}>){1,400}/giu;

/** The letters that bytes stand for; nothing where they stand for none. */
function letters(bytes: string): string {
  try {
    return decodeURIComponent(bytes.replace(/<0x([0-9A-F]{2})>/giu, '%$1'));
  } catch {
    return '\u{FFFD}';
  }
}

/** Without characters nobody sees, and signs written as such. */
function readable(text: string): string {
  return text
    .replace(BYTES, letters)
    .replace(INVISIBLE, '')
    .replace(/&(#?\w{2,5});/gu, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}
