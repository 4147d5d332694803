// Which character a page is about: the one in the address, else the one looked at last, else the newest.
import type { CharacterList } from '@hakoniwa/client';
import { useSearch } from '@tanstack/react-router';
import { storedValue, storeValue } from '../stored-value.ts';

type Character = CharacterList['characters'][number];
const KEY = 'hakoniwa.character';

/** Remembers whose record is read, for pages that do not say. */
export const keepCharacter = (id: string) => storeValue(KEY, id);

export function useChosenCharacter(characters: readonly Character[]): Character | undefined {
  const { character: asked } = useSearch({ strict: false });
  const living = characters.filter(({ deletedAt }) => deletedAt === null);
  const ids = living.map(({ id }) => id);
  const id = ids.find((one) => one === asked) ?? storedValue(KEY, ids) ?? ids.at(-1);
  return living.find((one) => one.id === id);
}
