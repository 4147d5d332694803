// Action tags such as (GET: X) as acts: the verb is given, the argument is the thing.

import { tagFrame } from '../language/tag-verbs.ts';
import type { Noun, TextAct } from '../language/types.ts';
import { WORDS } from '../language/words.ts';
import type { ActTag, Block } from '../read/types.ts';

/** The act a tag stands for; `X -> Y`, `X, Y` and `X を Y に` name a target too. */
export function tagAct(block: Block & { readonly tag: ActTag }): TextAct {
  const frame = tagFrame(block.tag.verb);
  const { takes = 'object', ...fields } = frame;
  const [first, second] = nounsOf(block.tag.argument);
  const named = takes === 'object' ? { object: first, target: second } : { target: first };
  return {
    ...fields,
    word: block.tag.verb.toLowerCase(),
    ...given(named),
    start: block.start,
    end: block.end,
  };
}

/** What stands between the things of a tag: an arrow, a comma, or a word of some language. */
const PARTS = new RegExp(`->|→|⇒|,|${WORDS.tagJoints.source}`, 'u');

function nounsOf(argument: string | undefined): (Noun | undefined)[] {
  const parts = (argument ?? '')
    .split(PARTS)
    .map((part) => part.trim().replace(WORDS.tagEndings, '').trim());
  return parts.map((text) => (text === '' ? undefined : aNoun(text)));
}

function aNoun(text: string): Noun {
  const pieces = text.split(WORDS.joints).filter((piece) => piece !== '');
  const head = pieces.at(-1) ?? text;
  return { text, head, modifiers: pieces.slice(0, -1) };
}

function given(nouns: Readonly<Record<string, Noun | undefined>>): Record<string, Noun> {
  return Object.fromEntries(
    Object.entries(nouns).flatMap(([key, noun]) => (noun ? [[key, noun]] : [])),
  );
}
