// A card or a lorebook from a file that a person names.
import { readFile, stat } from 'node:fs/promises';
import {
  CardError,
  type CardFile,
  cardLimits,
  type Lorebook,
  readCard,
  readLorebook,
} from '@hakoniwa/actor';
import { type Call, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';

/** What a file turned out to be. */
export type FileContent = { readonly card: CardFile } | { readonly lorebook: Lorebook };

/** Reads a file as a card, else as a lorebook; the words about a failure are the card's. */
export async function readContent(call: Call, file: string): Promise<FileContent> {
  const bytes = await readSmallFile(call, file);
  try {
    return { card: readCard(bytes) };
  } catch (error) {
    if (!(error instanceof CardError)) throw error;
    const lorebook = lorebookIn(bytes);
    if (!lorebook) throw error;
    return { lorebook };
  }
}

/** The bytes of a file, unless it is missing or far too large. */
export async function readSmallFile({ language }: Call, file: string): Promise<Uint8Array> {
  try {
    const found = await stat(file);
    // Pipes and devices may never end, and have no size to be judged by.
    if (!found.isFile())
      throw new UsageError(say(language, { key: 'fileMissing', values: { file } }));
    const { size } = found;
    if (size > cardLimits.fileBytes)
      throw new CardError('FILE_TOO_LARGE', { limit: cardLimits.fileBytes });
    return await readFile(file);
  } catch (error) {
    if (error instanceof CardError || error instanceof UsageError) throw error;
    throw new UsageError(say(language, { key: 'fileMissing', values: { file } }), { cause: error });
  }
}

function lorebookIn(bytes: Uint8Array): Lorebook | undefined {
  try {
    return readLorebook(bytes);
  } catch (error) {
    if (error instanceof CardError) return undefined;
    throw error;
  }
}
