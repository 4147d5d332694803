// Watches the calls of a turn: a living line while a model works, and the sum of it afterwards.
import type { CallNews } from '@hakoniwa/actor/model';
import type { Call } from '../command.ts';
import { say } from '../locale/index.ts';
import { safeText } from '../output/safe-text.ts';
import { tailOf, textWidth } from '../output/text-width.ts';

const DOING = {
  thought: 'doingThought',
  performance: 'doingPerformance',
  repair: 'doingRepair',
} as const;

/** How often the seconds on the line move on, in milliseconds. */
const TICK_MS = 500;

export class CallWatch {
  readonly #call: Pick<Call, 'language' | 'output'>;
  readonly #names: (character: string) => string;
  readonly #hasThoughts: boolean;
  #news: CallNews | undefined;
  #text = '';
  #beganMs = 0;
  #timer: NodeJS.Timeout | undefined;
  #sums = { calls: 0, read: 0, written: 0, ms: 0 };

  constructor(
    call: Pick<Call, 'language' | 'output'>,
    { names, hasThoughts }: { names: (character: string) => string; hasThoughts: boolean },
  ) {
    this.#call = call;
    this.#names = names;
    this.#hasThoughts = hasThoughts;
  }

  /** Takes in how a call is going. */
  hear(news: CallNews): void {
    if (news.type === 'answered') this.#add(news);
    if (news.type === 'answered' || news.type === 'failed') {
      this.#rest();
      return;
    }
    if (news.type === 'token') this.#text += news.text;
    else if (news.type === 'restart') this.#text = '';
    else this.#news = news;
    if (this.#timer === undefined) this.#begin();
    this.#draw();
  }

  /** What the calls since the last time came to; empty when there were none. */
  takeCost(): string {
    const { calls, read, written, ms } = this.#sums;
    this.#sums = { calls: 0, read: 0, written: 0, ms: 0 };
    const time = (ms / 1000).toFixed(1);
    return calls === 0
      ? ''
      : say(this.#call.language, { key: 'callLine', values: { calls, read, written, time } });
  }

  /** Takes the line away. */
  close(): void {
    this.#rest();
  }

  #add({ usage, timings }: Extract<CallNews, { type: 'answered' }>): void {
    this.#sums = {
      calls: this.#sums.calls + 1,
      read: this.#sums.read + usage.promptTokens,
      written: this.#sums.written + usage.completionTokens,
      ms: this.#sums.ms + timings.totalMs,
    };
  }

  #begin(): void {
    if (!this.#call.output.screen) return;
    this.#beganMs = performance.now();
    this.#timer = setInterval(() => this.#draw(), TICK_MS);
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#text = '';
    this.#call.output.screen?.status('');
  }

  #draw(): void {
    const { screen } = this.#call.output;
    if (!screen || this.#news?.type !== 'phase') return;
    const { character, purpose, phase } = this.#news;
    const { language } = this.#call;
    const seconds = Math.floor((performance.now() - this.#beganMs) / 1000);
    const doing = `${safeText(this.#names(character))} ${say(language, { key: DOING[purpose] })}`;
    const time = say(language, { key: 'seconds', values: { count: seconds } });
    const head = `    ${doing} · ${this.#phase(phase)} · ${time} `;
    const isHidden = purpose === 'thought' && !this.#hasThoughts;
    const room = screen.columns - textWidth(head) - 4;
    const tail = isHidden || room < 8 ? '' : tailOf(safeText(this.#text), room);
    screen.status(`${head}${tail}`);
  }

  #phase(phase: Extract<CallNews, { type: 'phase' }>['phase']): string {
    const { language } = this.#call;
    if (phase.name === 'queued')
      return say(language, { key: 'phaseQueued', values: { position: phase.position } });
    const keys = {
      loading: 'phaseLoading',
      waiting: 'phaseWaiting',
      writing: 'phaseWriting',
    } as const;
    return say(language, { key: keys[phase.name] });
  }
}
