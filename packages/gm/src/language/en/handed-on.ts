// `holds the cage out until Juno takes it`: whoever takes what is held out has it.
import type { TextAct } from '../types.ts';

const OFFERED: ReadonlySet<string> = new Set([
  'hold out',
  'offer',
  'extend',
  'present',
  'proffer',
  'reach out',
]);

const TAKEN =
  /^[^.!?]{0,60}?\b(?:until|till|and) ((?:the |her |his )?[\w' -]{2,30}?) (?:takes|has|accepts|grabs|gets|snatches|relieves) (?:it|them|him|her)\b/iu;

/** The acts, with what is held out and taken as given. */
export const handedOn = (acts: readonly TextAct[], text: string): readonly TextAct[] =>
  acts.map((one) => {
    if (!OFFERED.has(one.word) || one.object === undefined) return one;
    const [, taker] = TAKEN.exec(text.slice(one.start)) ?? [];
    if (taker === undefined) return one;
    const isPronoun = /^(?:s?he|they)$/iu.test(taker);
    const target = one.target ?? (isPronoun ? undefined : personOf(taker));
    if (target === undefined) return one;
    return { ...one, intent: 'PUT', verb: 'give', word: 'give', target };
  });

const personOf = (name: string) => ({
  text: name,
  head: name.replace(/^(?:the|her|his) /iu, ''),
  modifiers: [],
  person: true as const,
});
