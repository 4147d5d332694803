// Everyone who watches: streams and sockets that are open, how many there are, and how to send them home.
import type { Pass } from './borders/pass.ts';
import { Refused } from './refused.ts';

export type ViewerKind = 'stream' | 'socket';

interface Viewer {
  readonly kind: ViewerKind;
  readonly garden: string;
  /** With which session or token it was opened. */
  readonly pass: Pick<Pass, 'id' | 'owner' | 'by'>;
  readonly close: (reason: string) => void;
}

/** Whose sockets and streams end: those of a session or token, or of a person, all or by a way in. */
export interface Leaving {
  readonly id?: string | undefined;
  readonly owner?: string | undefined;
  readonly by?: Pass['by'] | undefined;
  readonly reason: string;
}

export class Viewers {
  readonly #capacity: number;
  readonly #open = new Set<Viewer>();
  readonly #tell: (leaving: Leaving) => void;

  /** `tell` says to the other processes who is to leave. */
  constructor(capacity: number, tell: (leaving: Leaving) => void = () => undefined) {
    this.#capacity = capacity;
    this.#tell = tell;
  }

  /** Throws BUSY when the server is full. */
  checkRoom(): void {
    if (this.#open.size >= this.#capacity)
      throw new Refused('BUSY', 'too many are watching; please wait', { retryAfterSeconds: 10 });
  }

  /** Counts a viewer in; call the result when it leaves. */
  enter(viewer: Viewer): () => void {
    this.#open.add(viewer);
    return () => this.#open.delete(viewer);
  }

  counts(): Readonly<Record<ViewerKind, number>> {
    const counts = { stream: 0, socket: 0 };
    for (const { kind } of this.#open) counts[kind] += 1;
    return counts;
  }

  /** How many watch one garden. */
  watching(garden: string): number {
    return [...this.#open].filter((viewer) => viewer.garden === garden).length;
  }

  /** Sends home whoever came in with something that lets nobody in any more, here and elsewhere. */
  sendHome(leaving: Leaving): void {
    this.leave(leaving);
    this.#tell(leaving);
  }

  /** The same for this process alone. */
  leave({ id, owner, by, reason }: Leaving): void {
    for (const { pass, close } of this.#open) {
      const isIt = id === undefined || pass.id === id;
      const isTheirs = owner === undefined || pass.owner === owner;
      if (isIt && isTheirs && (by === undefined || pass.by === by)) close(reason);
    }
  }

  /** Sends everyone home, with a reason. */
  closeAll(reason: string): void {
    for (const { close } of this.#open) close(reason);
  }
}
