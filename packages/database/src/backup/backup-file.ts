// An open backup: its entries are read as often as wanted, and each reading is held against the manifest.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { z } from 'zod';
import { BackupRefusedError } from './errors.ts';
import { type BackupCaps, limits } from './limits.ts';
import { type BackupForm, MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { parseBackupJson, soundBackupJson } from './sound-json.ts';
import { readDirectory, readEntry, type ZipEntry } from './zip-reader.ts';

export interface OpenBackup {
  readonly form: BackupForm;
  readonly caps?: BackupCaps | undefined;
}

export class BackupFile {
  readonly manifest: Manifest;
  readonly #handle: FileHandle;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #digests: ReadonlyMap<string, string>;

  private constructor(
    handle: FileHandle,
    entries: ReadonlyMap<string, ZipEntry>,
    manifest: Manifest,
  ) {
    this.#handle = handle;
    this.#entries = entries;
    this.manifest = manifest;
    this.#digests = new Map(manifest.entries.map(({ name, sha256 }) => [name, sha256]));
  }

  /** Opens a file and reads what it says of itself; its contents are read later. */
  static async open(path: string, { form, caps = limits }: OpenBackup): Promise<BackupFile> {
    const handle = await open(path, 'r');
    try {
      const entries = await readDirectory(handle, caps);
      const found = entries.get(MANIFEST);
      if (!found)
        throw new BackupRefusedError('NOT_A_BACKUP', { detail: `${MANIFEST} is missing` });
      const text = await textOf(readEntry(handle, found), MANIFEST);
      const manifest = readManifest(text, form);
      if (manifest.gardens > caps.gardens)
        throw new BackupRefusedError('TOO_LARGE', {
          detail: `it holds ${manifest.gardens} gardens`,
        });
      checkEntries(manifest, entries);
      checkNames(form, entries);
      return new BackupFile(handle, entries, manifest);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** The bytes of an entry; throws CHANGED at the end when they are not what was written. */
  async *bytes(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw new BackupRefusedError('MISSING', { entry: name, detail: 'it is missing' });
    const digest = createHash('sha256');
    for await (const chunk of readEntry(this.#handle, entry)) {
      digest.update(chunk);
      yield chunk;
    }
    if (digest.digest('hex') !== this.#digests.get(name))
      throw new BackupRefusedError('CHANGED', {
        entry: name,
        detail: 'it is not what was written',
      });
  }

  /** A document that is read whole. */
  async document(name: string): Promise<unknown> {
    return parseBackupJson(await textOf(this.bytes(name), name), name);
  }

  /** The lines of an entry as JSON, one at a time. */
  async *lines(name: string): AsyncGenerator<unknown> {
    let rest = Buffer.alloc(0);
    for await (const chunk of this.bytes(name)) {
      let from = 0;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
        const line = Buffer.concat([rest, chunk.subarray(from, at)]);
        yield parseBackupJson(decode(line, name), name);
        rest = Buffer.alloc(0);
        from = at + 1;
      }
      rest = Buffer.concat([rest, chunk.subarray(from)]);
      if (rest.byteLength > limits.lineBytes)
        throw new BackupRefusedError('TOO_LARGE', { entry: name, detail: 'a line is too long' });
    }
    if (rest.byteLength > 0)
      throw new BackupRefusedError('BAD_SHAPE', {
        entry: name,
        detail: 'its last line is not whole',
      });
  }

  /** The lines of an entry as a schema wants them. */
  async *rows<T extends z.ZodType>(name: string, schema: T): AsyncGenerator<z.output<T>> {
    for await (const line of this.lines(name)) yield soundBackupJson(line, { schema, entry: name });
  }

  close(): Promise<void> {
    return this.#handle.close();
  }
}

/** Every entry is one this program knows what to do with. */
function checkNames(form: BackupForm, entries: ReadonlyMap<string, ZipEntry>): void {
  for (const name of entries.keys())
    if (name !== MANIFEST && !form.isEntry(name))
      throw new BackupRefusedError('BAD_NAME', {
        detail: `${JSON.stringify(name)} is no entry of a backup`,
      });
}

/** The directory and the manifest must tell of the same entries. */
function checkEntries(manifest: Manifest, entries: ReadonlyMap<string, ZipEntry>): void {
  const missing = manifest.entries.find(({ name, bytes }) => entries.get(name)?.bytes !== bytes);
  if (missing)
    throw new BackupRefusedError('MISSING', {
      entry: missing.name.slice(0, 200),
      detail: 'it is missing or of another size',
    });
  if (new Set(manifest.entries.map(({ name }) => name)).size + 1 !== entries.size)
    throw new BackupRefusedError('CHANGED', {
      detail: 'it holds entries the manifest does not name',
    });
}

async function textOf(bytes: AsyncIterable<Buffer>, entry: string): Promise<string> {
  const chunks: Buffer[] = [];
  let total = 0;
  for await (const chunk of bytes) {
    total += chunk.byteLength;
    if (total > limits.documentBytes)
      throw new BackupRefusedError('TOO_LARGE', {
        entry,
        detail: 'it is too long to be read whole',
      });
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), entry);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decode(bytes: Buffer, entry: string): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new BackupRefusedError('BAD_SHAPE', { entry, detail: 'it is no UTF-8', cause });
  }
}
