// Loads the Japanese dictionary from disk, once; everything after it is pure and synchronous.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import {
  createDictionary,
  DICTIONARY_FILES,
  type DictionaryFiles,
} from '../language/ja/analyser/dictionary.ts';
import type { Tokenizer } from '../language/ja/analyser/morpheme.ts';
import { createTokenizer } from '../language/ja/analyser/tokenizer.ts';

const unpack = promisify(gunzip);
/** Every piece is a turn of the loop and a copy; the usual ones of 16 KB are more than a thousand. */
const CHUNK_BYTES = 4_000_000;
let loading: Promise<Tokenizer> | undefined;

/** The Japanese tokenizer; the first call reads some 18 MB from disk, later ones share the result. */
export function loadJapaneseTokenizer(): Promise<Tokenizer> {
  loading ??= read().catch((cause: unknown) => {
    loading = undefined;
    throw new DictionaryUnreadable({ cause });
  });
  return loading;
}

/** The dictionary files are missing or damaged: without them no Japanese can be judged. */
export class DictionaryUnreadable extends Error {
  readonly code = 'DICTIONARY_UNREADABLE';

  constructor(options: { readonly cause: unknown }) {
    super('The Japanese dictionary could not be read; reinstall the kuromoji package', options);
    this.name = 'DictionaryUnreadable';
  }
}

async function read(): Promise<Tokenizer> {
  const home = dirname(createRequire(import.meta.url).resolve('kuromoji/package.json'));
  const entries = await Promise.all(
    DICTIONARY_FILES.map(async (name) => {
      const packed = await readFile(join(home, 'dict', `${name}.dat.gz`));
      const bytes: Uint8Array = await unpack(packed, { chunkSize: CHUNK_BYTES });
      return [name, bytes] as const;
    }),
  );
  return createTokenizer(createDictionary(Object.fromEntries(entries) as DictionaryFiles));
}
