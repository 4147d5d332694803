// What of a shown turn its writer never meant: everything but whole sentences and acts of the turn beneath.
import type { ScriptedTurn } from '@hakoniwa/testkit';

interface ShownTurn {
  readonly act: string | null;
  readonly speech: string | null;
}

/** The words nobody meant, by the turn that comes nearest; undefined where there are none. */
export function strangeWords(
  shown: ShownTurn,
  written: readonly ScriptedTurn[],
): string | undefined {
  const left = written.map((meant) => strangeTo(shown, meant));
  if (left.includes('')) return undefined;
  return left.sort((a, b) => a.length - b.length)[0] ?? shown.speech ?? shown.act ?? '';
}

function strangeTo(
  { act, speech }: ShownTurn,
  { gesture, words, name, kind }: ScriptedTurn,
): string {
  // What is only too long may be heard as far as a voice goes.
  if (kind === 'too-long' && speech?.startsWith(words)) return '';
  const inAct = without(act ?? '', [gesture, name]);
  const inSpeech = without(speech ?? '', sentences(words));
  return [inAct, inSpeech].filter((one) => one !== '').join(' / ');
}

/** Longest first, so that a short sentence takes nothing from a longer one. */
function sentences(words: string): string[] {
  const parts = words.split(/(?<=[。！？!?…])|(?<=\.)\s/u).map((part) => part.trim());
  return parts.filter((part) => part !== '').sort((a, b) => b.length - a.length);
}

function without(text: string, parts: readonly string[]): string {
  const left = parts.reduce((rest, part) => rest.replace(plain(part), ' '), plain(text));
  return left.replace(/[\s。、.,!?！？…—-]/gu, '');
}

/** Quotes within quotes may be written in any marks. */
function plain(text: string): string {
  return text.replace(/[「」『』“”‘’"']/gu, '');
}
