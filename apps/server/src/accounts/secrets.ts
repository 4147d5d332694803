// Secrets that are made here: drawn at random, told once, kept as hashes.
import { createHash, randomBytes } from 'node:crypto';
import { type Database, serverSetting } from '@hakoniwa/database';

/** Bytes of a secret: nobody guesses 192 bits. */
const BYTES = 24;

/** A fresh secret with a word before it, by which people and scanners know what it is. */
export function newSecret(kind: 'hkw' | 'invite' | 'setup'): string {
  return `${kind}_${randomBytes(BYTES).toString('base64url')}`;
}

/** What is kept of a secret. A fast hash is enough: there is nothing to guess. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What signs the cookies of this server, the same for all its processes. */
export function cookieSecret(database: Database): Promise<string> {
  return serverSetting(database, {
    name: 'cookie-secret',
    isUsable: async (value) => value.length >= 43,
    make: async () => randomBytes(32).toString('base64url'),
  });
}
