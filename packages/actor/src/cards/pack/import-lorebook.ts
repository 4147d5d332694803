// Brings a lorebook of its own into a pack that is there: its entries as lore, and the book, word for word.
import {
  hashText,
  type Language,
  type PackFiles,
  type PackSection,
  limits as stageLimits,
  textIn,
} from '@hakoniwa/stage';
import { toUtf8 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { cardWording } from '../locale/index.ts';
import type { Lorebook } from '../lore/lorebook.ts';
import { addToYaml } from './add-to-yaml.ts';
import { lorebookPath, packText } from './cards-section.ts';
import { loreIdOf } from './ids.ts';
import { loreFromBook } from './lore-from-book.ts';
import { existingPack, freeId, targetPack } from './target-pack.ts';
import { loreSheetFrom } from './to-sheet.ts';

export interface LorebookImport {
  readonly language: Language;
  readonly into: PackFiles;
  readonly sections?: readonly PackSection[];
  readonly id?: string;
  /** What {{char}} and {{user}} become. */
  readonly char?: string;
  readonly user?: string;
}

/** The pack with the lorebook in it, which validates without errors. */
export function importLorebook(
  { book, text }: Lorebook,
  options: LorebookImport,
): { readonly id: string; readonly files: PackFiles; readonly changed: readonly string[] } {
  const sections = options.sections ?? [];
  const { files, pack } = existingPack(options.into, sections);
  const id = freeId(pack, { wished: options.id, made: `book_${hashText(text).slice(0, 12)}` });
  const { words } = textIn(cardWording, options.language);
  const cast = { char: options.char ?? words.nameless, user: options.user ?? words.user };
  const lore = loreFromBook(book, cast).map((one) => [
    loreIdOf(id, one.index),
    loreSheetFrom(one.lore, { languages: pack.languages, about: [] }),
  ]);
  const path = lorebookPath(id);
  const kept = packText(path, text);
  const limit = stageLimits.packFileBytes;
  if (toUtf8(kept).length > limit) throw new CardError('CARD_TOO_LARGE_FOR_PACK', { limit });
  const added =
    lore.length === 0
      ? {}
      : { 'lore.yaml': addToYaml(files['lore.yaml'], Object.fromEntries(lore)) };
  const changes = { ...added, [path]: kept };
  const whole = { ...files, ...changes };
  targetPack(whole, sections);
  return { id, files: whole, changed: Object.keys(changes) };
}
