// What a language brings for telling what words do: weights that were learned, and the words that ask or negate.
import type { QuestionWord } from '@hakoniwa/stage';

/** What was learned of one language, as its data file has it: text that is quick to load and small to keep. */
export interface SpeechWeights {
  /** The labels in the order of their numbers; `-` does nothing. */
  readonly labels: readonly string[];
  /** How many bits of a feature's hash are looked at. */
  readonly bits: number;
  /** Whether words stand between gaps. */
  readonly spaced: boolean;
  /** Words that keep their form in an outline, with gaps between. */
  readonly kept: string;
  /** For each bucket with weights how far it is from the last, then label and root of the weight of each. */
  readonly weights: string;
  /** How much a step counts beside a weight of the same number. */
  readonly stepSize: number;
  /** By what share a label is less likely for each number that its weights come to less. */
  readonly trust: number;
  /** From each label to each: across the end of a sentence, then within one. */
  readonly steps: string;
}

/** Words by which a question asks for something. */
export interface AskingWords {
  readonly asks: QuestionWord;
  readonly words: RegExp;
}

/** What asks or negates in a language, wherever it stands. */
export interface TellingWords {
  /** The longer words first: of two that begin at one place the first counts. */
  readonly asking: readonly AskingWords[];
  /** Finds that something is not so, or not to be done. */
  readonly negated: RegExp;
}

/** How spoken words of a language are told apart. */
export interface SpokenSense extends TellingWords {
  readonly weights: SpeechWeights;
}
