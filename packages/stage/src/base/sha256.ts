// SHA-256 over text: the host's own where it has one that answers at once, else the one in plain JavaScript.
import { sha256 as inJavaScript } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The digest of a text, 32 bytes. */
export type Sha256 = (text: string) => Uint8Array;

interface Host {
  readonly process?: { readonly getBuiltinModule?: (name: string) => unknown };
}

interface HostCrypto {
  readonly hash?: {
    (algorithm: string, text: string, encoding: 'buffer'): Uint8Array;
    (algorithm: string, text: string, encoding: 'hex'): string;
  };
}

/** In plain JavaScript: in every browser, some eight times slower. */
export const portableSha256: Sha256 = (text) => inJavaScript(utf8ToBytes(text));

/** Lone surrogates are the one thing the two read differently before hashing; both write U+FFFD. */
export const sha256: Sha256 = hostSha256(globalThis as Host) ?? portableSha256;

/** The same digest in hex. */
export const sha256Hex: (text: string) => string =
  hostSha256Hex(globalThis as Host) ?? ((text) => bytesToHex(portableSha256(text)));

function hostSha256(host: Host): Sha256 | undefined {
  const { hash } = cryptoOf(host);
  return hash && ((text) => hash('sha256', text, 'buffer'));
}

function hostSha256Hex(host: Host): ((text: string) => string) | undefined {
  const { hash } = cryptoOf(host);
  return hash && ((text) => hash('sha256', text, 'hex'));
}

function cryptoOf({ process }: Host): HostCrypto {
  return (process?.getBuiltinModule?.('node:crypto') ?? {}) as HostCrypto;
}
