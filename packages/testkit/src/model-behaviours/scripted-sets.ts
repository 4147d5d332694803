// The hands that wrote good turns and habits: floors are built on the first and tried on the others.
import type { Dice } from '../dice.ts';
import type { ModelReply } from '../model-servers/model-ask.ts';
import { fifthGoodEn } from './data/fifth-good-en.ts';
import { fifthGoodJa } from './data/fifth-good-ja.ts';
import { fourthGoodEn } from './data/fourth-good-en.ts';
import { fourthGoodJa } from './data/fourth-good-ja.ts';
import { goodEn } from './data/good-en.ts';
import { goodJa } from './data/good-ja.ts';
import { secondGoodEn } from './data/second-good-en.ts';
import { secondGoodJa } from './data/second-good-ja.ts';
import { sixthGoodEn } from './data/sixth-good-en.ts';
import { sixthGoodJa } from './data/sixth-good-ja.ts';
import { thirdGoodEn } from './data/third-good-en.ts';
import { thirdGoodJa } from './data/third-good-ja.ts';
import { FIFTH_KINDS } from './fifth-kinds.ts';
import { FOURTH_KINDS, type FourthKind } from './fourth-kinds.ts';
import { type GoodLine, inAnyForm, inForm } from './good-line.ts';
import type { GoodWords } from './good-words.ts';
import type { ScriptedLanguage } from './scripted-language.ts';
import { SECOND_KINDS, type SecondKind } from './second-kinds.ts';
import { SIXTH_KINDS } from './sixth-kinds.ts';
import { SLOPPY_KINDS, type SloppyKind, type SloppyTurn } from './sloppy-kinds.ts';
import { THIRD_KINDS, type ThirdKind } from './third-kinds.ts';

/** A habit of any hand. */
export type ScriptedKind =
  | SloppyKind
  | SecondKind
  | ThirdKind
  | FourthKind
  | keyof typeof FIFTH_KINDS
  | keyof typeof SIXTH_KINDS;

type Spoil = (turn: SloppyTurn) => string | ModelReply;
type Form = (
  turn: GoodLine,
  by: { readonly language: ScriptedLanguage; readonly dice: Dice },
) => string;

interface Hand {
  readonly words: Readonly<Record<ScriptedLanguage, GoodWords>>;
  readonly kinds: Readonly<Partial<Record<ScriptedKind, Spoil>>>;
  /** How its good turns are written down. */
  readonly form: Form;
}

const HANDS = {
  first: {
    words: { ja: goodJa, en: goodEn },
    kinds: SLOPPY_KINDS,
    form: (turn, { language }) => inForm(turn, language),
  },
  second: {
    words: { ja: secondGoodJa, en: secondGoodEn },
    kinds: SECOND_KINDS,
    form: inAnyForm,
  },
  third: {
    words: { ja: thirdGoodJa, en: thirdGoodEn },
    kinds: THIRD_KINDS,
    form: inAnyForm,
  },
  fourth: {
    words: { ja: fourthGoodJa, en: fourthGoodEn },
    kinds: FOURTH_KINDS,
    form: (turn, { language }) => inForm(turn, language),
  },
  fifth: {
    words: { ja: fifthGoodJa, en: fifthGoodEn },
    kinds: FIFTH_KINDS,
    form: inAnyForm,
  },
  sixth: {
    words: { ja: sixthGoodJa, en: sixthGoodEn },
    kinds: SIXTH_KINDS,
    form: inAnyForm,
  },
} as const satisfies Readonly<Record<string, Hand>>;

export type ScriptedSet = keyof typeof HANDS;

/** Each hand by its name. */
export const SCRIPTED_SETS: Readonly<Record<ScriptedSet, Hand>> = HANDS;

/** The names of all hands. */
export const SCRIPTED_SET_NAMES = Object.keys(HANDS) as readonly ScriptedSet[];

/** The habits of one hand. */
export function kindsOf(set: ScriptedSet): readonly ScriptedKind[] {
  return Object.keys(SCRIPTED_SETS[set].kinds) as ScriptedKind[];
}

/** A turn spoiled by a habit: one of this hand, or where it has none of that name, of the first that has. */
export function spoiledBy(
  { kind, set }: { readonly kind: ScriptedKind; readonly set: ScriptedSet },
  turn: SloppyTurn,
): string | ModelReply {
  const hands: readonly Hand[] = [SCRIPTED_SETS[set], ...Object.values(SCRIPTED_SETS)];
  const spoil = hands.map(({ kinds }) => kinds[kind]).find((one) => one !== undefined);
  return spoil?.(turn) ?? inForm(turn, turn.language);
}
