// Watches whether gardens can be kept: the space that is left, what the disk refused, and when it takes things again.

import { statfs } from 'node:fs/promises';
import type { StorageState } from '@hakoniwa/protocol';
import type { StorageError } from './errors.ts';
import { limits } from './limits.ts';
import { storageFailure } from './storage-failure.ts';

export interface StorageHealth {
  readonly state: StorageState;
  /** Bytes that are left; unknown where the disk is another machine's. */
  readonly freeBytes?: number | undefined;
  /** What the disk refused last. */
  readonly failure?: StorageError | undefined;
}

interface WatchParts {
  /** What failures are told of: a folder, or the host of a server. */
  readonly place: string;
  /** A folder of this machine that things are kept in; none when they are kept elsewhere. */
  readonly folder?: string | undefined;
  /** Writes something for a trial, as large as what is usually kept; throws while that cannot be. */
  readonly tryWrite: () => Promise<void>;
  readonly lookMs?: number | undefined;
  readonly retryMs?: number | undefined;
}

/** The worst comes first. */
const STATES: readonly (readonly [StorageError['code'], StorageState])[] = [
  ['STORAGE_DAMAGED', 'damaged'],
  ['STORAGE_READ_ONLY', 'read-only'],
  ['STORAGE_FULL', 'full'],
];

/** What keeps everything from being kept, until a trial succeeds. */
const STOPPING = ['STORAGE_FULL', 'STORAGE_READ_ONLY'] as const;

export class StorageWatch {
  readonly #parts: WatchParts;
  readonly #failures = new Map<StorageError['code'], StorageError>();
  readonly #listeners = new Set<(health: StorageHealth) => void>();
  readonly #looking: NodeJS.Timeout;
  #retrying: NodeJS.Timeout | undefined;
  #freeBytes: number | undefined;
  #told: StorageState = 'ok';
  #isClosed = false;

  constructor(parts: WatchParts) {
    this.#parts = parts;
    this.#looking = setInterval(() => void this.look(), parts.lookMs ?? limits.lookMs);
    this.#looking.unref();
    void this.look();
  }

  get health(): StorageHealth {
    const [code, state] = STATES.find(([one]) => this.#failures.has(one)) ?? [];
    const failure = code && this.#failures.get(code);
    const isLow = this.#freeBytes !== undefined && this.#freeBytes < limits.lowBytes;
    return { state: state ?? (isLow ? 'low' : 'ok'), freeBytes: this.#freeBytes, failure };
  }

  /** Why nothing can be kept at the moment; what is damaged does not keep the rest from it. */
  get stoppedBy(): StorageError | undefined {
    return STOPPING.map((code) => this.#failures.get(code)).find((one) => one !== undefined);
  }

  /** Hears whenever the state is another one; call the result to stop. */
  hear(listener: (health: StorageHealth) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Takes in an error; gives the failure of the disk behind it, if that is what it was. */
  note(error: unknown): StorageError | undefined {
    const failure = storageFailure(error, this.#parts.place);
    if (!failure || this.#isClosed) return failure;
    this.#failures.set(failure.code, failure);
    this.#tell();
    if (failure.code === 'STORAGE_FULL') void this.look();
    if (this.stoppedBy) this.#retryLater();
    return failure;
  }

  /** Looks at the space that is left. */
  async look(): Promise<void> {
    const { folder } = this.#parts;
    if (folder === undefined) return;
    try {
      const { bavail, bsize } = await statfs(folder);
      this.#freeBytes = bavail * bsize;
    } catch (error) {
      // A folder that is gone has no space to be told of; who writes there next says so.
      if (!(error instanceof Error && 'code' in error)) throw error;
      this.#freeBytes = undefined;
    }
    this.#tell();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#looking);
    clearTimeout(this.#retrying);
  }

  #retryLater(): void {
    if (this.#retrying || this.#isClosed) return;
    this.#retrying = setTimeout(() => void this.#retry(), this.#parts.retryMs ?? limits.retryMs);
    this.#retrying.unref();
  }

  async #retry(): Promise<void> {
    await this.look();
    if ((this.#freeBytes ?? limits.roomBytes) >= limits.roomBytes && (await this.#isKept()))
      for (const code of STOPPING) this.#failures.delete(code);
    this.#retrying = undefined;
    if (this.stoppedBy) this.#retryLater();
    this.#tell();
  }

  /** Whatever is said against it, the database being down included: nothing can be kept then. */
  #isKept(): Promise<boolean> {
    return this.#parts.tryWrite().then(
      () => true,
      () => false,
    );
  }

  #tell(): void {
    const { health } = this;
    if (health.state === this.#told || this.#isClosed) return;
    this.#told = health.state;
    for (const listener of [...this.#listeners]) listener(health);
  }
}
