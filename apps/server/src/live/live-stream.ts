// One reader of a stream: gets the newest scene and every line, and never more than it can read.
import type { liveSceneSchema, MindNews } from '@hakoniwa/protocol';
import { type Head, type Position, viewFor } from '@hakoniwa/stage';
import type { z } from 'zod';
import { type ChronicleLine, chronicleLinesOf, LINES_KEPT } from '../chronicle.ts';
import type { OpenGarden } from '../gardens/gardens.ts';
import { type Reader, writeInTime } from './write-in-time.ts';

type LiveScene = z.input<typeof liveSceneSchema>;

interface Written {
  readonly event: 'scene' | 'mind' | 'bye';
  readonly at?: Head;
  readonly data: object;
}

export interface LiveStreamParts extends Reader<Written> {
  readonly garden: OpenGarden;
}

/**
 * While one message is on its way the following ones are gathered into one, so a slow reader costs
 * no memory; one who takes nothing for too long is cut.
 */
export class LiveStream {
  readonly #parts: LiveStreamParts;
  #lines: ChronicleLine[] = [];
  #isDue = true;
  /** How calls to models stand; of one call only the latest word. */
  readonly #news = new Map<string, MindNews>();
  #isOver = false;
  #farewell: string | undefined;
  #wake: () => void = () => undefined;

  constructor(parts: LiveStreamParts) {
    this.#parts = parts;
  }

  /** Writes until the end; `last` is what the reader heard before it lost the connection. */
  async run(last: Position | undefined): Promise<void> {
    const { garden } = this.#parts;
    const resumed = missedLines(garden, last);
    this.#lines = [...(resumed ?? garden.told)];
    const stop = garden.subscribe((notice) => {
      this.#lines = [...this.#lines, ...chronicleLinesOf(garden.rules, notice)].slice(-LINES_KEPT);
      this.#isDue = true;
      this.#wake();
    });
    const hear = (news: MindNews) => {
      this.#news.set(news.call, news);
      this.#wake();
    };
    const stopNews = garden.minds.hear(hear);
    for (const news of garden.minds.calls()) hear(news);
    try {
      await this.#writeAll(resumed !== undefined);
    } finally {
      stop();
      stopNews();
    }
  }

  /** Ends the stream; with a reason the reader is told. */
  end(reason?: string): void {
    this.#isOver = true;
    this.#farewell = reason;
    this.#wake();
  }

  async #writeAll(isResumed: boolean): Promise<void> {
    let resumed = isResumed;
    while (!this.#isOver) {
      if (this.#isDue) {
        await this.#writeOne(this.#next(resumed));
        resumed = true;
      } else if (this.#news.size > 0) await this.#writeNews();
      else await this.#anything();
    }
    if (this.#farewell !== undefined)
      await this.#writeOne({ event: 'bye', data: { reason: this.#farewell } });
  }

  #next(resumed: boolean): Written {
    const { garden } = this.#parts;
    const lines = this.#lines.map(({ clock, text }) => ({ clock, text }));
    this.#lines = [];
    this.#isDue = false;
    const view = viewFor({ as: 'public' }, garden.world) as LiveScene['view'];
    return { event: 'scene', at: garden.head, data: { view, lines, resumed } satisfies LiveScene };
  }

  async #writeNews(): Promise<void> {
    const news = [...this.#news.values()];
    this.#news.clear();
    for (const data of news) await this.#writeOne({ event: 'mind', data });
  }

  #writeOne(written: Written): Promise<void> {
    return writeInTime(written, { reader: this.#parts, end: () => this.end() });
  }

  #anything(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/** The lines since a point; undefined when they are not all at hand or the line was left. */
function missedLines(
  { head, told }: OpenGarden,
  last: Position | undefined,
): readonly ChronicleLine[] | undefined {
  if (!last || last.branch !== head.branch || last.seq > head.seq) return undefined;
  const isWhole = told.length < LINES_KEPT || (told[0]?.seq ?? 0) <= last.seq + 1;
  return isWhole
    ? told.filter(({ branch, seq }) => branch === head.branch && seq > last.seq)
    : undefined;
}
