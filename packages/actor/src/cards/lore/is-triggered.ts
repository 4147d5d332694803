// Whether some text calls a piece of lore to mind; width, case and kana make no difference.
import type { LoreTrigger } from './lore-trigger.ts';

const SET_APART = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\s'’.-]+$/u;
/** Letters that a word set apart may go on with; 「AIが」 still holds the word AI. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u;

/** Whether the text calls it; patterns are not run, so they never do. */
export function isTriggered(trigger: LoreTrigger, text: string): boolean {
  if (!trigger.isEnabled) return false;
  const folded = fold(text, trigger);
  const finds = (key: string) => isFound(fold(key, trigger), folded, trigger);
  if (trigger.without.some(finds)) return false;
  if (trigger.isConstant) return true;
  return trigger.keys.some(finds) && agrees(trigger.second, finds);
}

function agrees(second: LoreTrigger['second'], finds: (key: string) => boolean): boolean {
  if (second === undefined) return true;
  const { keys, logic } = second;
  if (logic === 'any') return keys.some(finds);
  if (logic === 'all') return keys.every(finds);
  return logic === 'notAny' ? !keys.some(finds) : !keys.every(finds);
}

/** One spelling for full and half width, and for katakana and hiragana. */
function fold(text: string, { isCaseSensitive }: LoreTrigger): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
  return isCaseSensitive ? plain : plain.toLowerCase();
}

function isFound(key: string, text: string, { wholeWords }: LoreTrigger): boolean {
  if (key === '') return false;
  // Japanese sets no spaces: there a key counts wherever it stands, whatever the file asks for.
  if (wholeWords === false || !SET_APART.test(key)) return text.includes(key);
  for (let at = text.indexOf(key); at >= 0; at = text.indexOf(key, at + 1)) {
    if (!WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + key.length] ?? ' ')) return true;
  }
  return false;
}
