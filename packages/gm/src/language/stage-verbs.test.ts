// The Stage's own words are verbs of both languages: what an action is called, a player may type.
import { ACTIONS, characterId } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aGm } from '../../test/a-gm.ts';
import { read } from '../reader/read.ts';
import type { PlayedVerb } from './played-clauses.ts';
import { withStageVerbs } from './stage-verbs.ts';

const gm = await aGm();

it.each(['en', 'ja'] as const)('in %s what an action is called is that action', (language) => {
  const names = smallWorld({ language });
  const typed = (word: string) => {
    if (language === 'en') return `${word} the mug`;
    return word.includes('を') ? `mugの${word}` : `mugを${word}`;
  };
  const verbsOf = (text: string) =>
    read(text, { gm, names, speaker: characterId('yana'), mode: 'played' }).parts.map((part) =>
      part.is === 'deed' ? part.verb : part.is,
    );
  const others = ACTIONS.filter(({ slots }) => slots.object?.is.includes('prop'))
    .map(({ id, words }) => [id, ...verbsOf(typed(words[language][0] ?? ''))])
    .filter(([id, verb]) => id !== verb);
  expect(others).toEqual([]);
});

it('goes below what a language says itself, and above what it tells of vaguely', () => {
  const own = new Map<string, PlayedVerb>([['drink', { verb: 'eat' }]]);
  const means: Record<string, string[]> = { read: ['use'], open: ['take', 'open'], eat: ['eat'] };
  const table = withStageVerbs(own, { language: 'en', verbsOf: (word) => means[word] ?? [] });
  const verb = (word: string) => table.get(word)?.verb;
  expect(['drink', 'read', 'open', 'eat'].map(verb)).toEqual(['eat', 'read', undefined, 'eat']);
});
