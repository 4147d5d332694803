// People who appear without being a subject: `there is a stranger at the door`, `followed by a guard`.
import { BE } from './data/function-words.ts';
import { readPhrase } from './noun-phrase.ts';
import { isRole, type Subjects } from './subjects.ts';
import type { Token } from './tag-types.ts';

const PRESENTING =
  /^(?:see|sees|saw|notice|notices|noticed|spot|spots|spotted|watch|watches|watching|seeing|noticing|spotting|hear|hearing|hears|heard|find|finds)$/;

/** `in walks a herald`, `here comes the guard`. */
const INWARD: ReadonlySet<string> = new Set([
  'in',
  'out',
  'up',
  'here',
  'along',
  'forth',
  'inside',
]);
const COMING =
  /^(?:comes|walks|steps|strides|marches|bursts|stumbles|runs|rushes|hurries|strolls|saunters|sweeps|barges|storms|creeps|limps|flies|swaggers|struts|pops|trots|shuffles|staggers)$/;

/** `there is a man across the street`: not here. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  'across outside beyond down up below over past'.split(' '),
);

const phraseAfter = (tokens: readonly Token[], at: number): number => {
  let next = at;
  while (tokens[next]?.tag === 'ADV') next += 1;
  return next;
};

/** Whether the words before this index bring somebody on. */
const presents = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  const earlier = tokens[at - 2];
  if (before === undefined) return false;
  if (earlier?.lower === 'there' && (BE.has(before.lower) || before.lower === "'s")) return true;
  if (before.lower === 'by' && earlier?.verb?.form === 'part') return true;
  return INWARD.has(earlier?.lower ?? '') && COMING.test(before.lower);
};

/** Notes the people a text brings on outside subject position. */
export const notePresence = (tokens: readonly Token[], subjects: Subjects): void => {
  for (let at = 0; at < tokens.length; at += 1) {
    const perceived = PRESENTING.test(tokens[at - 1]?.lower ?? '');
    if (!presents(tokens, at) && !perceived) continue;
    const phrase = readPhrase(tokens, { at: phraseAfter(tokens, at) });
    if (phrase === undefined || !isRole(phrase.noun.head)) continue;
    const follows = tokens[phrase.next];
    if (ELSEWHERE.has(follows?.lower ?? '')) continue;
    if (!perceived || follows?.verb?.form === 'ing' || follows?.verb?.form === 'base')
      subjects.note(phrase);
  }
};
