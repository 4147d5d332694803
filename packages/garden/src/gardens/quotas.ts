// How much may be kept for one owner: looked at now and then, and whoever has used it up is refused with a reason.
import type { Database } from '@hakoniwa/database';
import { keptBytes } from '@hakoniwa/store/postgres';
import type { WriterRequest } from './ask.ts';
import { QuotaFullError } from './errors.ts';
import { limits } from './limits.ts';

/** How much may be kept. */
export interface Quota {
  /** Bytes of the logs of one owner. */
  readonly bytes: number;
  /** Milliseconds between two looks. */
  readonly lookMs?: number | undefined;
}

/** Owners by how they stand to their quota. */
export interface QuotaLoad {
  /** Those with little left. */
  readonly near: number;
  /** Those for whom nothing more is kept. */
  readonly full: number;
}

interface QuotasParts {
  readonly database: Pick<Database, 'pool'>;
  /** None: as much as the disk holds. */
  readonly quota?: Quota | undefined;
}

export class Quotas {
  readonly #parts: QuotasParts;
  #used: ReadonlyMap<string | undefined, number> = new Map();
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: QuotasParts) {
    this.#parts = parts;
  }

  /** Undefined where there is no quota. */
  get load(): QuotaLoad | undefined {
    const { quota } = this.#parts;
    if (!quota) return undefined;
    const shares = [...this.#used.values()].map((bytes) => bytes / quota.bytes);
    const full = shares.filter((share) => share >= 1).length;
    return { near: shares.filter((share) => share >= limits.quotaNear).length - full, full };
  }

  /** Looks what everybody's logs take, unless that was done just now. */
  async look(): Promise<void> {
    const { database, quota } = this.#parts;
    const now = performance.now();
    if (!quota || now - this.#lookedAt < (quota.lookMs ?? limits.quotaLookMs)) return;
    this.#lookedAt = now;
    this.#used = await keptBytes(database);
  }

  /** Why nothing more is kept for an owner; undefined while something is. */
  refusalOf(ownerId: string | undefined): QuotaFullError | undefined {
    const { quota } = this.#parts;
    const isFull = quota && (this.#used.get(ownerId) ?? 0) >= quota.bytes;
    return isFull ? new QuotaFullError(quota.bytes) : undefined;
  }
}

const GROWING: ReadonlySet<WriterRequest['type']> = new Set(['command', 'perform', 'pass', 'work']);

/** Whether a log grows by what is asked; going back, looking and standing still need no room. */
export function isGrowing(ask: WriterRequest): boolean {
  return GROWING.has(ask.type) || (ask.type === 'clock' && ask.wish.state === 'running');
}
