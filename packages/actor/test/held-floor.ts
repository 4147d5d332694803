// The floor without what its measures learned from one lot, so that the lot is judged by what has not heard it.
import type { TextLanguage } from '@hakoniwa/stage';
import type { FloorWords } from '../src/floor/language/floor-words.ts';
import { floorWords } from '../src/floor/language/index.ts';
import { readTalkWeights, type TalkWeights } from '../src/floor/talk/talk-weights.ts';
import { fitTalk } from './talk-fit.ts';
import { actMaterial, type TalkLine, talkMaterial } from './talk-material.ts';

type Measures = { -readonly [Name in 'talk' | 'acts']?: FloorWords[Name] };

/** Fits the measures to the lines of all others and puts them in place, their bounds kept; returns what puts the old ones back. */
export function forgetLot(lot: string, language: TextLanguage): () => void {
  const words: Measures = floorWords(language);
  const { talk, acts } = words;
  const isOther = (line: TalkLine) => line.from !== lot && line.lot !== `good-${lot}`;
  const refitted = (lines: readonly TalkLine[], { bound, rest }: TalkWeights): TalkWeights => ({
    ...readTalkWeights(fitTalk(lines.filter(isOther), language)),
    ...{ bound, rest },
  });
  words.talk = talk && refitted(talkMaterial(language), talk);
  words.acts = acts && refitted(actMaterial(language), acts);
  return () => {
    Object.assign(words, { talk, acts });
  };
}
