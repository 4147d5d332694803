// The language of the scene: sentences in another one go, and words of which most are in another one are none.
import { writingOf } from '@hakoniwa/stage';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { keepSentences, sentencesWithin, shown } from '../pieces.ts';

/** Titles of the form that is asked for, the same in every language. */
const MARKER = /^\s{0,9}(?:Thought|Output)\s?[:：]\s{0,3}$/u;

export const language: FloorCheck = {
  code: 'language',
  mend: (text, scene) =>
    keepSentences(
      text,
      ({ text: sentence, isInner }) =>
        isName(sentence, isInner) ||
        MARKER.test(sentence) ||
        isCry(sentence, scene) ||
        !isForeign(sentence, scene),
    ),
  find: ({ speech, acts, raw }, scene) => {
    const sentences = sentencesWithin(speech).filter((one) => !isCry(one, scene));
    const foreign = [...sentences, ...acts].find((one) => isForeign(one, scene));
    if (foreign !== undefined) return shown(foreign);
    // A word or two that are left of a text in another language are no line.
    const { isSurely } = floorWords(scene.language);
    const isDoubtful = speech.trim() !== '' && !isSurely(speech);
    const rest = () =>
      sentencesWithin(raw).some((one) => letters(one) > 2 && isForeign(one, scene));
    return isDoubtful && rest() ? shown(raw) : undefined;
  },
};

/** A word or two in quotes within words. */
const NAMED = /『[^『』\s]{1,20}(?:\s[^『』\s]{1,20})?』|‘[^‘’\s]{1,20}(?:\s[^‘’\s]{1,20})?’/gu;

/** A word or two quoted within words are named, not said. */
function isName(sentence: string, isInner: boolean): boolean {
  return isInner && sentence.trim().split(/\s+/u).length <= 2;
}

/** A word or so of the same letters, in a turn that came as it was asked for: a greeting, an oath. */
function isCry(told: string, scene: FloorScene): boolean {
  const { language: of, form, isDoubtful } = scene;
  const sentence = withoutNames(told, scene);
  const words = sentence.match(/[\p{Script=Latin}’']+/gu) ?? [];
  const most = writingOf(of).gap === '' ? 1 : CRY;
  const isLatin = words.length > 0 && !/(?!\p{Script=Latin})\p{L}/u.test(sentence);
  return form === 'turn' && !isDoubtful && isLatin && words.length <= most;
}

const CRY = 3;

function isForeign(sentence: string, scene: FloorScene): boolean {
  return floorWords(scene.language).isForeign(withoutNames(sentence, scene));
}

/** Names may be written in any script. */
function withoutNames(text: string, { speaker, others }: FloorScene): string {
  return [...speaker, ...others]
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), text)
    .replace(NAMED, '');
}

function letters(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
