// The pack a card comes into: a sound one that is there already, or a small new one.
import {
  hasErrors,
  type Language,
  type Pack,
  type PackFiles,
  type PackSection,
  textIn,
  validatePack,
} from '@hakoniwa/stage';
import { CardError } from '../card-error.ts';
import { cardWording } from '../locale/index.ts';
import { yamlText } from './add-to-yaml.ts';
import { CARD_SECTIONS } from './cards-section.ts';

export interface Target {
  readonly files: PackFiles;
  readonly pack: Pack;
  readonly isNew: boolean;
}

const ROOM = 'room';

/** The pack of some files, which must have no errors. */
export function existingPack(files: PackFiles, sections: readonly PackSection[]): Target {
  return { files, pack: targetPack(files, sections), isNew: false };
}

/** A pack of one room, for a card that comes alone. */
export function newPack({ id, title }: { id: string; title: string }, language: Language): Target {
  const meta = { id, version: '0.1.0', title, description: title };
  const files = {
    'pack.yaml': yamlText({ ...meta, languages: [language], licence: 'unknown' }),
    'places.yaml': yamlText({ [ROOM]: { name: textIn(cardWording, language).words.room } }),
  };
  return { files, pack: targetPack(files, []), isNew: true };
}

/** The pack of some files; what is wrong with them is named. */
export function targetPack(files: PackFiles, sections: readonly PackSection[]): Pack {
  const { pack, problems } = validatePack(files, { sections: [...CARD_SECTIONS, ...sections] });
  if (pack) return pack;
  const first = problems.find((one) => hasErrors([one]));
  throw new CardError('PACK_UNSOUND', { at: `${first?.code ?? ''} ${first?.file ?? ''}`.trim() });
}

/** An id nobody in the pack has: the wished one, or one made from a hash. */
export function freeId(
  pack: Pack | undefined,
  { wished, made }: { wished: string | undefined; made: string },
): string {
  const taken = pack ? takenIn(pack) : new Set<string>();
  const isTaken = (id: string) =>
    taken.has(id) || [...taken].some((other) => other.startsWith(`${id}_`));
  if (wished !== undefined) {
    if (!/^[a-z][a-z0-9_]{0,63}$/.test(wished) || wished in {} || isTaken(wished)) {
      throw new CardError('ID_INVALID', { at: wished });
    }
    return wished;
  }
  let id = made;
  for (let number = 2; isTaken(id); number++) id = `${made}n${number}`;
  return id;
}

function takenIn({ places, props, characters, lore, scenarios, sections }: Pack): Set<string> {
  const lists = [places, props, characters, lore, scenarios];
  const kept = ['cards', 'lorebooks'].flatMap((name) => Object.keys(sections[name] ?? {}));
  const ids = kept.map((path) => path.replace(/^.*\//, '').replace(/\.json$/, ''));
  return new Set([...lists.flatMap((list) => Object.keys(list)), ...ids]);
}
