// Takes control tokens out of text before it is put into a prompt.
import { controlTokenAtEnd } from './control-token.ts';

/**
 * The text without control tokens. It looks back whenever one could end, so that what closes up
 * around a removed token (`<start_<bos>of_turn>`) is seen as well, in one pass.
 */
export function stripControlTokens(text: string): string {
  if (!/[>\]]/.test(text)) return text;
  let kept = '';
  for (const piece of text.split(/(?<=[>\]])/)) {
    kept += piece;
    const token = controlTokenAtEnd(kept);
    if (token !== undefined) kept = kept.slice(0, -token.length);
  }
  return kept;
}
