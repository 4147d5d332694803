// Scores of lines on their way out: to the screen or JSON, and into a file beside the log.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { QualityGauge, type QualityRecord } from '@hakoniwa/garden';
import type { LanguageModel } from '@hakoniwa/model';
import type { Call } from '../command.ts';
import { say } from '../locale/index.ts';

/** Keeps the scores of a run. */
export class QualityRecords {
  readonly gauge: QualityGauge;
  readonly #call: Call;
  readonly #records: QualityRecord[] = [];

  constructor(call: Call, model: LanguageModel) {
    this.#call = call;
    this.gauge = new QualityGauge({ model, onScore: (record) => this.#take(record) });
  }

  /** Scores what is left; Ctrl-C leaves the rest without. */
  async finish(signal: AbortSignal): Promise<void> {
    await this.gauge.finish(signal);
    this.#call.output.screen?.status('');
    if (!this.#call.json) for (const line of this.#means()) this.#call.output.err(line);
  }

  #take(record: QualityRecord): void {
    this.#records.push(record);
    const { output, options, json, language } = this.#call;
    const line = JSON.stringify({ type: 'quality', ...record });
    if (typeof options.out === 'string')
      appendFileSync(join(options.out, 'quality.jsonl'), `${line}\n`);
    if (json) output.out(line);
    const done = this.#records.length;
    output.screen?.status(`    ${say(language, { key: 'scoring', values: { done } })}`);
  }

  /** The mean of the model's scores, where it gave any. */
  #means(): string[] {
    const scores = this.#records.flatMap(({ quality }) =>
      quality.by === 'model' ? [quality] : [],
    );
    const [first] = scores;
    if (first === undefined) return [];
    const mean = scores.reduce((total, one) => total + one.mean, 0) / scores.length;
    const values = { by: first.model, mean: mean.toFixed(2), count: scores.length };
    return [say(this.#call.language, { key: 'scoreMean', values })];
  }
}
