// The bare core of a question or act, so that the same thing in other wrapping counts as the same.
import { listed } from '../listed-names.ts';
import type { Cast } from '../types.ts';
import { KIN_NOUNS, ROLE_NOUNS } from './data/nouns.ts';

const FILLERS =
  /\b(?:hey|hi|hello|oh|ah|um+|uh+|erm?|hm+|well|so|okay|ok|alright|anyway|listen|look|say|please|just|really|actually|again|then|now|though|maybe|perhaps|like|you know|i mean|i said|once more|one more time|seriously|honestly|come on|excuse me|sorry|tell me|by the way|and|but)\b/g;

const WRAPPERS =
  /\b(?:(?:can|could|would|will|do|did) you (?:please )?(?:tell me|know|happen to know|remember|say|mind telling me)|do you have any idea|any idea|i wonder|i(?: am|'m) (?:just )?wondering|i (?:want|need|would like|'d like) to know|i asked(?: you)?)\b(?: if| whether)?/g;

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|where|who|how|when|why|that|it|there|here|he|she)'s\b/g, '$1 is'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bi'm\b/g, 'i am'],
  [/'d\b/g, ' would'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
];

/** Forms of address beyond kin and roles. */
const CALLED: readonly string[] =
  'doc you mate dude man sweetheart babe baby love folks everyone everybody guys boys girls lads lass lad cap sarge lieutenant major colonel prof your honor your honour milord milady old friend old man boss sweetie hon bud chum amigo counselor counsellor skip son'.split(
    ' ',
  );

const WEAK: ReadonlySet<string> = new Set(
  'a an the is are am be been was were do does did to of that this these those there s'.split(' '),
);

/** `, doc?`, `, my dear`: someone called at the end, without a capital. */
const ADDRESS = new RegExp(
  String.raw`[,，]\s*(?:my |old |dear |sweet )?(?:${[...KIN_NOUNS, ...ROLE_NOUNS, ...CALLED].join('|')})\s*[?!.？！。…]*$`,
  'iu',
);

/** Mr. Finch is called as Finch is. */
const TITLE =
  /\b(?:Mr|Mrs|Ms|Miss|Mister|Dr|Doctor|Prof|Professor|Madame|Madam|Sir)\.?\s+(?=\p{Lu})/gu;

/** Leaves names out where they only call someone. */
const dropVocatives = (text: string, cast: Cast): string => {
  let plain = text
    .trimEnd()
    .replace(TITLE, '')
    .replace(
      /^[\s\p{P}]{0,20}(?:(?:hey|hi|oh|so|well|um|uh|ah|okay|ok|listen|look|but|and)[\s,!.…—-]{1,9}){0,5}[\p{L}'’-]{2,20}\s{0,9}(?:[,，!！]|…{1,9}|\.{2,9}|[—–]|--)\s{0,9}(?=\S+\s)/iu,
      (found) => (/^[\s\p{P}]*(?:yes|no|what|where|who|why|how)\b/iu.test(found) ? found : ' '),
    )
    .replace(/[,，]\s*\p{Lu}[\p{L}'’-]{1,20}\s*[?!.？！。…]*$/u, '')
    .replace(ADDRESS, '')
    .replace(/^[\s\p{P}]*(?:hey|hi|oh)\s+\p{Lu}[\p{L}'’-]+\b/u, '');
  const called = [...(cast.speaker ?? []), ...listed(cast.people).standingIn(plain)];
  for (const name of called) {
    if (name.length > 1) plain = plain.replaceAll(`, ${name}`, ' ').replaceAll(`${name}, `, ' ');
  }
  return plain;
};

/** The words that make it the same question or act, in order. */
export const readCore = (text: string, cast: Cast): string => {
  let plain = dropVocatives(text.normalize('NFKC').replaceAll('’', "'"), cast).toLowerCase();
  for (const [pattern, put] of CONTRACTIONS) plain = plain.replace(pattern, put);
  const bare = plain.replace(WRAPPERS, ' ').replace(FILLERS, ' ');
  const words = (bare.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !WEAK.has(word));
  if (words.length > 0) return words.join(' ');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
};
