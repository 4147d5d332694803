// The assistant behind the character: what it says about its task is nobody's line.
import type { FloorCheck } from '../floor-check.ts';
import { ALL_FLOOR_WORDS } from '../language/index.ts';
import { hasMarks, keepSentences, piecesOf, sentencesWithin, shown } from '../pieces.ts';

const isMeta = (sentence: string) => ALL_FLOOR_WORDS.some(({ meta }) => meta.test(sentence.trim()));
const isService = (sentence: string) =>
  ALL_FLOOR_WORDS.some(({ service }) => service.test(sentence.trim()));

export const chatter: FloorCheck = {
  code: 'chatter',
  mend: (text, { form }) => {
    const isMarked = form === 'turn' && /[「『“"]/u.test(text);
    const kept = keepSentences(
      text,
      ({ text: sentence, isQuoted, isBracketed }) =>
        !isMeta(sentence) && !(isMarked && !isQuoted && !isBracketed && isService(sentence)),
    );
    const bare = isMarked ? withoutAround(withoutOffers(kept)) : withoutLastOffer(kept);
    return bare === text ? text : bare.trim();
  },
  find: ({ speech }) => {
    const left = sentencesWithin(speech).find(isMeta);
    return left === undefined ? undefined : shown(left);
  },
};

/** An offer of service behind other words of the same quote; one that stands alone may be the character's. */
function withoutOffers(text: string): string {
  const pieces = piecesOf(text);
  const kept = pieces.filter(({ text: sentence, isMark, isQuoted }, i) => {
    if (isMark || !isQuoted || sentence.length < OFFER || !isService(sentence)) return true;
    const [before, after] = [pieces[i - 1], pieces[i + 1]];
    return before === undefined || before.isMark || after?.isMark === false;
  });
  return kept.length === pieces.length ? text : kept.map((piece) => piece.text).join('');
}

/** Letters of an offer; what is shorter is an answer. */
const OFFER = 16;

/** A paragraph before or behind the turn that begins as service does is service to its end. */
function withoutAround(text: string): string {
  const parts = text.split(/\n[ \t]*\n/u);
  const kept = parts.filter(
    (part) => hasMarks(part) || part.trim() === '' || !sentencesWithin(part.trim()).some(isService),
  );
  return kept.length === parts.length ? text : kept.join('\n\n');
}

/** Bare words may be an offer of the character; one in a paragraph of its own, after others, is not. */
function withoutLastOffer(text: string): string {
  const parts = text.split(/\n[ \t]*\n/u);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && sentencesWithin(last.trim()).some(isService)
    ? parts.slice(0, -1).join('\n\n')
    : text;
}
