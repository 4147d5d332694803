// Acts written as tags: `GET: mug`, `DRINK`, `PUT: cup -> table`.
import type { TextAct } from '../types.ts';
import { entriesFor } from './lexicon.ts';

const TAG = /^\[?([A-Z]{2,}(?:[ _-][A-Z]{2,})?)\]?(?:\s*[:=]|\s|$)(.*)$/u;

const VERBS: ReadonlyMap<string, string> = new Map([
  ['get', 'takes'],
  ['take', 'takes'],
  ['grab', 'takes'],
  ['pick up', 'picks up'],
  ['put', 'puts'],
  ['place', 'puts'],
  ['drop', 'drops'],
  ['give', 'gives'],
  ['move', 'walks to'],
  ['go', 'walks to'],
  ['walk', 'walks to'],
  ['use', 'uses'],
  ['open', 'opens'],
  ['close', 'closes'],
  ['drink', 'drinks'],
  ['eat', 'eats'],
  ['eat drink', 'drinks'],
  ['read', 'reads'],
  ['pour', 'pours'],
  ['throw', 'throws'],
  ['unlock', 'unlocks'],
  ['lock', 'locks'],
  ['sit', 'sits on'],
  ['look', 'looks at'],
  ['emote', 'smiles'],
  ['search', 'searches'],
  ['inspect', 'inspects'],
  ['examine', 'examines'],
  ['turn on', 'turns on'],
  ['turn off', 'turns off'],
  ['press', 'presses'],
  ['hold', 'holds'],
  ['make', 'makes'],
]);

const INTRANSITIVE = /^(?:walks to|sits on|looks at|smiles)$/;

/** The sentence a tag stands for, or nothing when the text is no tag. */
export const tagSentence = (text: string): string | undefined => {
  const found = TAG.exec(text.trim());
  const name = found?.[1]?.toLowerCase().replace(/[_-]/g, ' ') ?? '';
  const first = name.split(' ')[0] ?? '';
  const whole = VERBS.get(name);
  const verb =
    whole ??
    VERBS.get(first) ??
    (entriesFor(name).length > 0 && found?.[0].includes(':') ? `${name}s` : undefined);
  if (found === null || verb === undefined) return undefined;
  const rest =
    `${whole === undefined && VERBS.has(first) ? name.slice(first.length) : ''} ${found[2] ?? ''}`.trim();
  const plain = rest
    .split(/->|=>|→|>|\|/u)
    .map((part) => part.trim())
    .join(verb === 'gives' ? ' to ' : ' on ')
    .replace(/(?<![\])])[\])]+$/u, '');
  if (plain === '') return INTRANSITIVE.test(verb) ? verb.split(' ')[0] : verb;
  return `${verb} ${/^(?:the|a|an|my|her|his|some|to|on|in|up)\b/i.test(plain) ? plain : `the ${plain}`}`;
};

/** Acts of a tag keep the place of the tag. */
export const placeTagActs = (acts: readonly TextAct[], text: string): readonly TextAct[] =>
  acts.map((one) => ({ ...one, start: 0, end: text.length }));
