// Sentences nobody says aloud: morals, service, narrators and talk about the task, told by a measure learned from talk.
import { BLANK } from '../data/blanks.ts';
import type { FloorCheck, FloorScene } from '../floor-check.ts';
import { floorWords } from '../language/index.ts';
import { markedSpans } from '../marks.ts';
import { beginsWithOne } from '../own-words.ts';
import { bareText, piecesOf, shown, withoutToldOn } from '../pieces.ts';
import { isJudged } from '../talk/judged-sentences.ts';
import { besideOthers, talkScore } from '../talk/talk-score.ts';

export const aloud: FloorCheck = {
  code: 'aloud',
  find: ({ speech, raw }, scene) => {
    if (scene.form === 'prose') return undefined;
    const isBare = scene.form === 'turn' && !/[「『“"]/u.test(raw);
    const said = piecesOf(withoutToldOn(speech)).filter(
      (piece) => !piece.isMark && !piece.isBracketed,
    );
    const blank = markedSpans(raw).find(({ kind, text }) => kind === 'words' && BLANK.test(text));
    if (blank !== undefined) return shown(blank.text);
    const [unsaid] = unsaidOf(
      said.map((piece) => piece.text),
      { ...scene, isBare },
    );
    return unsaid === undefined ? undefined : shown(unsaid);
  },
};

interface Judging extends FloorScene {
  /** Whether no words were marked as such. */
  readonly isBare?: boolean;
}

/** Those of the sentences of a turn that nobody says aloud. */
function unsaidOf(
  sentences: readonly string[],
  { isBare = false, ...scene }: Judging,
): ReadonlySet<string> {
  const { talk: weights } = floorWords(scene.language);
  const plain = sentences.filter((one) => isUnspoken(one.trim(), scene));
  if (!weights) return new Set(plain);
  const judged = sentences.filter((one) => isJudged(one, scene.language) && !MARKER.test(one));
  const scores = judged.map((one) => talkScore(one.trim(), { weights, language: scene.language }));
  const strange = judged.filter((one, i) => {
    const others = scores.filter((_score, j) => j !== i);
    const isStrangeSooner = isBare || isToldOfSomebody(one.trim(), scene);
    const sooner = (isStrangeSooner ? LAX : 0) + (scene.isDoubtful ? DOUBT : 0);
    const bound = weights.bound - sooner;
    return besideOthers(scores[i] ?? 0, { others, weights }) > bound;
  });
  return new Set([...plain, ...strange]);
}

/** How much sooner a sentence is strange in a turn that did not come as asked for. */
const DOUBT = 1.5;

/** Titles of the form that is asked for, the same in every language. */
const MARKER = /^\s{0,9}(?:Thought|Output)\s?[:：]/u;

/** How much sooner a sentence is strange that tells what somebody who is here does, or stands without the quotes that were asked for. */
const LAX = 2.5;

/** What tells how words were said, has a blank in it, or names its own speaker where nobody does that. */
function isUnspoken(sentence: string, scene: FloorScene): boolean {
  const { toldSaying, self } = floorWords(scene.language);
  return (
    BLANK.test(sentence) ||
    toldSaying.test(sentence) ||
    (!self.isNamed && namesSelf(sentence, scene))
  );
}

/** A sentence about somebody who is here, not to them. */
function isToldOfSomebody(sentence: string, scene: FloorScene): boolean {
  if (floorWords(scene.language).toSomebody.test(sentence)) return false;
  const names = [...scene.speaker, ...scene.others];
  return namesSelf(sentence, scene) || beginsWithOne(sentence, { names, language: scene.language });
}

/** Whether one's own name is in a sentence, but for words of others in it and for who says who they are. */
function namesSelf(sentence: string, { speaker, language }: FloorScene): boolean {
  const own = sentence.replace(/[『‘][^『』‘’]{1,80}[』’]/gu, '');
  const { before } = floorWords(language).self;
  return speaker.some((name) => {
    const at = name === '' ? -1 : own.indexOf(name);
    // Behind another name or a title it is somebody of the family.
    const isOther = /(?<!\p{L})\p{Lu}\p{L}{1,30}\.?\s$/u.test(own.slice(0, at));
    // A name alone is given to who asks for it.
    const isGiven =
      bareText(own.replace(/^\s*\p{L}+\s/u, '')) === bareText(name) ||
      bareText(own) === bareText(name);
    return at >= 0 && !before.test(own.slice(0, at)) && !isOther && !isGiven;
  });
}
