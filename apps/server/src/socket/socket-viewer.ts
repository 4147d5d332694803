// One reader at a socket: hears what was missed, then every commit by its number, as long as it keeps up.

import type { Notice } from '@hakoniwa/garden';
import {
  CLOSE,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ViewChange,
  viewChange,
} from '@hakoniwa/protocol';
import {
  type Audience,
  type Position,
  type SealedEvent,
  type View,
  viewFor,
  type World,
} from '@hakoniwa/stage';
import type { SocketLimits } from '../app-parts.ts';
import type { OpenGarden } from '../gardens/gardens.ts';
import { wireEvent } from '../gardens/wire-event.ts';

/** The line to the reader. */
export interface SocketLine {
  readonly send: (text: string) => void;
  /** Bytes that the reader has not taken yet. */
  readonly buffered: () => number;
  readonly close: (code: number, reason: string) => void;
}

interface ViewerParts {
  readonly garden: OpenGarden;
  readonly audience: Audience;
  readonly line: SocketLine;
  readonly limits: SocketLimits;
}

/** Where the reader stood when it was last here. */
export type Since = { readonly after: number; readonly branch?: string | undefined };

export class SocketViewer {
  readonly #parts: ViewerParts;
  #view: View;
  /** The last event the reader was told of. */
  #at: Position;
  /** Notices that come while missed events are still being told. */
  #early: Notice[] | undefined = [];
  #stop: () => void = () => undefined;

  constructor(parts: ViewerParts) {
    this.#parts = parts;
    this.#view = viewFor(parts.audience, parts.garden.world);
    this.#at = parts.garden.head;
  }

  /** Begins to tell; nothing is lost between what was missed and what comes. */
  async begin(since?: Since): Promise<void> {
    const { garden, limits } = this.#parts;
    this.#stop = garden.subscribe((notice) => {
      if (this.#early) this.#early.push(notice);
      else this.#hear(notice);
    });
    const stopNews = garden.minds.hear((news) => this.#send({ type: 'mind', ...news }));
    const stopEvents = this.#stop;
    this.#stop = () => {
      stopEvents();
      stopNews();
    };
    const { head } = garden;
    const missed = since ? head.seq - since.after : 0;
    const resumed =
      since !== undefined &&
      (since.branch ?? head.branch) === head.branch &&
      missed >= 0 &&
      missed <= limits.resumeEvents;
    const { facts } = garden;
    this.#send({
      type: 'welcome',
      version: PROTOCOL_VERSION,
      garden: facts.id,
      head,
      resumed,
      view: this.#view as never,
    });
    for (const news of garden.minds.calls()) this.#send({ type: 'mind', ...news });
    if (resumed && since) await this.#tellMissed(since.after, head);
    const early = this.#early ?? [];
    this.#early = undefined;
    for (const notice of early) this.#hear(notice);
  }

  /** Says that the line is alive, and how far the garden is. */
  beat(): void {
    this.#send({ type: 'heartbeat', seq: this.#parts.garden.head.seq });
  }

  /** Tells nothing more. */
  end(): void {
    this.#stop();
  }

  async #tellMissed(after: number, head: Position): Promise<void> {
    const { garden, limits } = this.#parts;
    for (let at = after; at < head.seq; ) {
      const limit = Math.min(limits.messageEvents, head.seq - at);
      const events = await garden.events({ branch: head.branch, after: at, limit });
      at = events.at(-1)?.seq ?? head.seq;
      this.#sendEvents({ events, world: garden.world, branch: head.branch, seq: at });
    }
  }

  #hear(notice: Notice): void {
    if (notice.type === 'moved') {
      this.#view = viewFor(this.#parts.audience, notice.world);
      this.#at = notice.head;
      this.#send({ type: 'moved', head: notice.head, view: this.#view as never });
      return;
    }
    const { events, before, world } = notice.submitted;
    const last = events.at(-1);
    if (!last) return;
    const view = viewFor(this.#parts.audience, world);
    const change = viewChange(this.#view, view);
    this.#view = view;
    this.#at = { branch: this.#parts.garden.head.branch, seq: last.seq };
    this.#sendEvents({ events, world: before, ...this.#at, change });
  }

  #sendEvents({ events, world, branch, seq, change }: Telling): void {
    const { garden, audience } = this.#parts;
    const { rules } = garden;
    const told = events.flatMap((event) => wireEvent({ rules, world, audience }, event) ?? []);
    const news = change ? { change: change as never } : {};
    this.#send({ type: 'events', branch, seq, events: told, ...news });
  }

  #send(message: ServerMessage): void {
    const { line, limits } = this.#parts;
    if (line.buffered() > limits.bufferedBytes) {
      this.end();
      line.close(CLOSE.tooSlow, 'reads too slowly');
    } else line.send(JSON.stringify(message));
  }
}

interface Telling {
  readonly events: readonly SealedEvent[];
  readonly world: World;
  readonly branch: string;
  readonly seq: number;
  readonly change?: ViewChange;
}
