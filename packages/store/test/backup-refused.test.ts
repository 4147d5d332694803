// Backups nobody vouches for: cut, changed, forged or made to hurt, each is refused before anything is written.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BACKUP_VERSION,
  type BackupCaps,
  type BackupRefusedError,
  backupLimits,
} from '@hakoniwa/database/backup';
import { type EventDraft, type SealedEvent, seal } from '@hakoniwa/stage';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { checkBackup } from '../src/backup/index.ts';
import { logTables } from '../src/postgres/log-tables.ts';
import { backupFolders, treeBackup } from './backup-scene.ts';

const makeFolder = backupFolders();
let whole: Buffer;
let entries: Record<string, string>;
beforeAll(async () => {
  whole = await readFile(await treeBackup(await makeFolder()));
  entries = Object.fromEntries(
    Object.entries(unzipSync(whole)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
});

/** How a file is refused; nothing when it is not. */
async function faultOf(bytes: Uint8Array, caps?: Partial<BackupCaps>) {
  const file = join(await makeFolder(), 'given.zip');
  await writeFile(file, bytes);
  try {
    const given = { tables: [logTables], caps: { ...backupLimits, ...caps } };
    await (await checkBackup(file, given)).close();
    return 'SOUND';
  } catch (error) {
    expect(error).toMatchObject({ code: 'BACKUP_REFUSED' });
    return (error as BackupRefusedError).fault;
  }
}

type Entries = Record<string, string>;

/** A backup with other entries whose manifest says they are right: made by somebody who knows the form. */
function forged(change: (given: Entries) => Entries): Uint8Array {
  const { 'manifest.json': own = '', ...rest } = entries;
  const { 'manifest.json': theirs = own, ...given } = change({ ...rest });
  const listed = Object.entries(given).map(([name, text]) => ({
    name,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  const manifest = JSON.stringify({ ...JSON.parse(theirs), entries: listed });
  return zipped({ ...given, 'manifest.json': manifest });
}

function zipped(texts: Entries): Uint8Array {
  const files: Zippable = {};
  for (const [name, text] of Object.entries(texts)) files[name] = strToU8(text);
  return zipSync(files);
}

/** The same with one entry changed. */
function changed(name: string, change: (text: string) => string): Uint8Array {
  return forged((given) => ({ ...given, [name]: change(given[name] ?? '') }));
}

const EVENTS = 'gardens/0001/events.jsonl';
const SHEET = 'gardens/0001/garden.json';
const GENESIS = 'gardens/0001/genesis.json';
const lines = (text: string) => text.trimEnd().split('\n');
const lined = (all: readonly string[]) => all.map((line) => `${line}\n`).join('');

it('[B7] a backup that was only packed again is sound', async () => {
  expect(await faultOf(whole)).toBe('SOUND');
  expect(await faultOf(forged((given) => given))).toBe('SOUND');
});

it.each([1, 2])('[B13] reads form %s, which said nothing of tables', async (version) => {
  const old = forged((given) => {
    const { tables, ...manifest } = JSON.parse(entries['manifest.json'] ?? '');
    expect(Object.keys(tables)).toEqual(['database']);
    return { ...given, 'manifest.json': JSON.stringify({ ...manifest, version }) };
  });
  expect(await faultOf(old)).toBe('SOUND');
});

it('[B17] refuses rows of tables that are newer than it knows them, as newer', async () => {
  const manifest = JSON.parse(entries['manifest.json'] ?? '');
  const said = (tables: Readonly<Record<string, number>>) =>
    forged((given) => ({ ...given, 'manifest.json': JSON.stringify({ ...manifest, tables }) }));
  const { database } = manifest.tables;
  expect(database).toBeGreaterThan(0);
  expect(await faultOf(said({ database }))).toBe('SOUND');
  expect(await faultOf(said({ database: database + 1 }))).toBe('NEWER_VERSION');
  expect(await faultOf(said({ database, nobodys: 1 }))).toBe('NEWER_VERSION');
});

it('[B7] refuses a file that is cut anywhere', async () => {
  for (const share of [0, 0.001, 0.3, 0.7, 0.99]) {
    const cut = whole.subarray(0, Math.floor(whole.length * share));
    expect(['CUT', 'NOT_A_BACKUP'], `cut at ${share}`).toContain(await faultOf(cut));
  }
  expect(await faultOf(whole.subarray(0, -1))).toBe('CUT');
});

it('[B7] refuses a file in which any byte was changed', async () => {
  for (let at = 0; at < whole.length; at += 97) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 0x55;
    const fault = await faultOf(bytes);
    if (fault !== 'SOUND') continue;
    // Dates and flags of a zip say nothing about what it holds: the contents are the same.
    expect(Object.keys(unzipSync(bytes)).sort()).toEqual(Object.keys(entries).sort());
  }
});

it('[B7] refuses what is no backup', async () => {
  expect(await faultOf(strToU8('hello'))).toBe('NOT_A_BACKUP');
  expect(await faultOf(zipped({ 'packs.jsonl': '' }))).toBe('NOT_A_BACKUP');
  expect(await faultOf(zipped({ 'manifest.json': '[]' }))).toBe('BAD_SHAPE');
  expect(
    await faultOf(zipped({ ...entries, 'manifest.json': `{"version":${BACKUP_VERSION + 1}}` })),
  ).toBe('NEWER_VERSION');
});

it.each([
  '../evil',
  '/etc/passwd',
  'gardens/../x',
  'gardens/0001/../../x',
  'C:\\x',
  'gardens/1/garden.json',
  'README',
  '.',
])('[B8] refuses the name %s', async (name) => {
  expect(await faultOf(zipped({ ...entries, [name]: 'x' }))).toBe('BAD_NAME');
});

it('[B8] refuses an entry that no owner of tables knows, and a count of none', async () => {
  expect(await faultOf(forged((given) => ({ ...given, 'others.jsonl': '' })))).toBe('BAD_NAME');
  const manifest = { ...JSON.parse(entries['manifest.json'] ?? ''), others: 1 };
  const counted = forged((given) => ({ ...given, 'manifest.json': JSON.stringify(manifest) }));
  expect(await faultOf(counted)).toBe('BAD_SHAPE');
});

it('[B8] refuses entries the manifest does not name, and names without an entry', async () => {
  const extra = { ...entries, 'gardens/0009/genesis.json': '{}' };
  expect(await faultOf(zipped(extra))).toBe('CHANGED');
  const { [EVENTS]: _gone, ...rest } = entries;
  expect(await faultOf(zipped(rest))).toBe('MISSING');
  const spaced = `${entries[GENESIS]?.slice(0, -1)} `;
  expect(await faultOf(zipped({ ...entries, [GENESIS]: spaced }))).toBe('CHANGED');
});

it('[B9] refuses bombs by size, by ratio and by entries that lie over one another', async () => {
  const bomb = zipped({ ...entries, 'settings.jsonl': '0'.repeat(30_000_000) });
  expect(bomb.byteLength).toBeLessThan(100_000);
  expect(await faultOf(bomb)).toBe('TOO_LARGE');
  expect(await faultOf(whole, { unpackedBytes: 1_000 })).toBe('TOO_LARGE');
  expect(await faultOf(whole, { fileBytes: 1_000 })).toBe('TOO_LARGE');
  expect(await faultOf(whole, { gardens: 0 })).toBe('TOO_LARGE');
  // An entry that says it is small and is not.
  const lying = Buffer.from(bomb);
  const at = lying.lastIndexOf('settings.jsonl') - 46;
  lying.writeUInt32LE(500, at + 24);
  expect(['MISSING', 'CHANGED']).toContain(await faultOf(lying));
  // Two names for the same bytes.
  const folded = Buffer.from(whole);
  const [first, second] = [
    folded.lastIndexOf(EVENTS) - 46,
    folded.lastIndexOf('settings.jsonl') - 46,
  ];
  folded.writeUInt32LE(folded.readUInt32LE(first + 42), second + 42);
  expect(['NOT_A_BACKUP', 'CHANGED']).toContain(await faultOf(folded));
});

it('[B10] refuses a forged log: an event changed, dropped, doubled, moved, or of no branch', async () => {
  const changes: readonly ((all: string[]) => string[])[] = [
    (all) => all.with(1, all[1]?.replace('"prop-', '"prap-') ?? ''),
    (all) => all.toSpliced(1, 1),
    (all) => all.toSpliced(1, 0, all[1] ?? ''),
    (all) => all.toReversed(),
    (all) => all.map((line) => line.replace('"branch":"main"', '"branch":"niam"')),
    (all) => all.with(0, '{}'),
    (all) => all.with(0, 'null'),
  ];
  for (const change of changes)
    expect(await faultOf(changed(EVENTS, (text) => lined(change(lines(text)))))).toBe(
      'BROKEN_CHAIN',
    );
  expect(await faultOf(changed(EVENTS, (text) => `${text}{`))).toBe('BAD_SHAPE');
  expect(await faultOf(changed(EVENTS, (text) => lined(lines(text).slice(0, -1))))).not.toBe(
    'SOUND',
  );
});

it('[B10] refuses a world that does not follow from its log, though every hash was made anew', async () => {
  const forgeFirst = (text: string) => {
    const [first] = lines(text).map((line) => JSON.parse(line) as SealedEvent);
    if (!first) throw new Error('there is an event');
    const { seq: _s, branch: _b, turn: _t, hash: _h, prev, ...draft } = first;
    const patch = [{ op: 'replace', path: '/props/nothing/state', value: [] }] as const;
    const head = { branch: 'main', seq: 0, hash: prev };
    const forged = { ...draft, patch } as EventDraft;
    return lined(seal(head, [forged]).map((event) => JSON.stringify(event)));
  };
  expect(await faultOf(changed(EVENTS, forgeFirst))).toBe('BAD_WORLD');
  expect(await faultOf(changed(GENESIS, (text) => text.replace('"seq":0', '"seq":"x"')))).toBe(
    'BAD_WORLD',
  );
  expect(await faultOf(changed(GENESIS, (text) => text.replace('mug', 'mog')))).not.toBe('SOUND');
});

it('[B11] refuses keys that reach into every object, deep nesting and names no store takes', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const poison = (text: string) => text.replace('{', `{"${key}":{"isAdmin":true},`);
    expect(await faultOf(changed(SHEET, poison)), key).toBe('FORBIDDEN_KEY');
    expect(await faultOf(changed(GENESIS, poison)), key).toBe('FORBIDDEN_KEY');
    expect(
      await faultOf(forged((given) => ({ ...given, 'settings.jsonl': `{"${key}":1}\n` }))),
      key,
    ).toBe('FORBIDDEN_KEY');
  }
  expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  expect(await faultOf(changed(SHEET, () => deep))).toBe('BAD_SHAPE');
  expect(await faultOf(changed(EVENTS, () => `${deep}\n`))).toBe('BROKEN_CHAIN');
  const named = (name: unknown) => (text: string) => JSON.stringify({ ...JSON.parse(text), name });
  for (const name of ['', 'a\u0000b', 'x'.repeat(201), 7])
    expect(await faultOf(changed(SHEET, named(name))), String(name)).toMatch(
      /^BAD_(?:NAME|SHAPE)$/,
    );
});
