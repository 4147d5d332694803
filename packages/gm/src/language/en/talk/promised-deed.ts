// The deed a sentence commits its speaker to, if it commits them to one that can be seen to be done.
import type { PromisedDeed } from '@hakoniwa/stage';
import { PROMISED_DEEDS } from '../data/promised-deeds.ts';

const UNSURE =
  /\?|\b(?:if|unless|maybe|perhaps|might|probably|would|could|should|guess|suppose|wish|hope|try to|said|says|told|thought|remember when|when you|once you)\b/;
const WILL =
  /\bi(?:'ll| will| shall|'m going to| am going to| (?:promise|swear)(?: you)?,?(?: that)? (?:i'll|i will|to))\s/;
const SURELY =
  /^(?:definitely|surely|certainly|really|gladly|personally|always|even|just|then|also)\s+/;
const NOT = /^(?:not|never|n't)\b/;

/** The deed of a sentence said by the one who will do it. */
export function promisedDeedIn(sentence: string): PromisedDeed | undefined {
  const said = sentence.normalize('NFKC').trim().toLowerCase();
  const plain = said.replaceAll('’', "'");
  if (UNSURE.test(plain)) return undefined;
  const will = WILL.exec(plain);
  if (!will) return undefined;
  const what = plain
    .slice(will.index + will[0].length)
    .trimStart()
    .replace(SURELY, '');
  if (what === '' || NOT.test(what)) return undefined;
  const found = PROMISED_DEEDS.find(({ word }) => word.test(what));
  if (!found) return undefined;
  const { kind, verbs } = found;
  return { kind, verbs, isForYou: /\b(?:you|your|yours)\b|\btogether\b/.test(what) };
}
