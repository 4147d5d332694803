// A good turn, put together from gestures and sentences so that none comes twice soon.
import type { Dice } from '../dice.ts';
import type { GoodWords, ScriptedVoice } from './good-words.ts';
import type { ScriptedLanguage } from './scripted-language.ts';

/** One good turn in its parts. */
export interface GoodLine {
  readonly gesture: string;
  /** Both parts of what is said; the second may be empty. */
  readonly words: string;
  readonly first: string;
  readonly second: string;
  readonly thought: string;
}

interface GoodLineOf {
  readonly language: ScriptedLanguage;
  readonly voice: ScriptedVoice;
  /** What it is put together from. */
  readonly from: GoodWords;
}

/** A turn in a language and a voice, by the dice. */
export function goodLine(dice: Dice, { language, voice, from }: GoodLineOf): GoodLine {
  const { gestures, voices, thoughts } = from;
  const { first, second } = voices[voice];
  const gap = language === 'ja' ? '' : ' ';
  const said = { first: dice.one(first), second: dice.one(second) };
  const words = [said.first, said.second].filter((one) => one !== '').join(gap);
  return { gesture: dice.one(gestures), ...said, words, thought: dice.one(thoughts) };
}

/** A turn in the form that prompts ask for. */
export function inForm({ gesture, words }: GoodLine, language: ScriptedLanguage): string {
  return language === 'ja' ? `（${gesture}）「${words}」` : `(${gesture}) "${words}"`;
}

/** A turn in one of the orders that are as good: the act first, last, or between two sentences. */
export function inAnyForm(turn: GoodLine, { language, dice }: AnyForm): string {
  const [open, close] = language === 'ja' ? ['「', '」'] : ['"', '"'];
  const act = language === 'ja' ? `（${turn.gesture}）` : `(${turn.gesture})`;
  const gap = language === 'ja' ? '' : ' ';
  const said = (words: string) => `${open}${words}${close}`;
  const { first, second } = turn;
  const orders = [
    [act, said(turn.words)],
    [said(turn.words), act],
    ...(second === '' ? [] : [[said(first), act, said(second)]]),
  ];
  return dice.one(orders).join(gap);
}

interface AnyForm {
  readonly language: ScriptedLanguage;
  readonly dice: Dice;
}
