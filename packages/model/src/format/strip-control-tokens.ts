// Takes control tokens out of text before it is put into a prompt.
import { limits } from '../limits.ts';
import { controlTokenAtEnd } from './control-token.ts';

/**
 * The text without control tokens. It looks back whenever one could end, so that what closes up
 * around a removed token (`<start_<bos>of_turn>`) is seen as well, in one pass.
 */
export function stripControlTokens(text: string): string {
  if (!/[>\]]/.test(text)) return text;
  // Letters that stay: a string that grows and is looked at would be copied at every look.
  const kept = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    kept[length++] = code;
    if (code !== ANGLE && code !== BRACKET) continue;
    const end = kept.subarray(Math.max(0, length - limits.controlTokenChars), length);
    length -= controlTokenAtEnd(String.fromCharCode(...end))?.length ?? 0;
  }
  return length === text.length ? text : textOf(kept.subarray(0, length));
}

const ANGLE = '>'.charCodeAt(0);
const BRACKET = ']'.charCodeAt(0);

/** Letters made into text at once; a call takes so many arguments and no more. */
const AT_ONCE = 4_096;

function textOf(letters: Uint16Array): string {
  let text = '';
  for (let at = 0; at < letters.length; at += AT_ONCE)
    text += String.fromCharCode(...letters.subarray(at, at + AT_ONCE));
  return text;
}
