// Who is played: the one that was named, made when there is none of that name, or the one that is chosen by keyboard.
import type { Api } from '@hakoniwa/client';
import type { CharacterOnWire } from '@hakoniwa/protocol/sessions';
import type { Call } from '../command.ts';
import { readAsked } from './locale/play-words.ts';
import type { Tell } from './tell.ts';
import type { NextLine } from './typed-lines.ts';

const USUAL_PACK = 'nexus';

interface Choosing {
  readonly api: Api;
  readonly tell: Tell;
  readonly next: NextLine;
}

/** A character, or undefined when there is nobody left to ask. */
export async function chooseCharacter(
  call: Call,
  { api, tell, next }: Choosing,
): Promise<CharacterOnWire | undefined> {
  const { pack, character: named } = call.options;
  const { characters: all } = await api.characters.list();
  const characters = all.filter(
    (one) => one.deletedAt === null && (pack === undefined || one.pack === pack),
  );
  const create = (name: string) =>
    api.characters.create({
      ...{ name, language: call.language },
      pack: typeof pack === 'string' ? pack : USUAL_PACK,
    });
  if (typeof named === 'string')
    return characters.find(({ name }) => name === named.trim()) ?? create(named);
  await tell({ type: 'characters', characters });
  for (let line = await next(); line !== undefined; line = await next()) {
    const asked = readAsked(line ?? '');
    if (asked.kind === 'word' && asked.word === 'quit') return undefined;
    if (asked.kind === 'word') await tell({ type: 'help' });
    else if (asked.kind === 'act' && asked.text !== '')
      return characters.find(({ name }) => name === asked.text) ?? create(asked.text);
    else {
      const chosen = asked.kind === 'choice' ? characters[asked.number - 1] : undefined;
      if (chosen) return chosen;
      await tell({ type: 'characters', characters });
    }
  }
  return undefined;
}
