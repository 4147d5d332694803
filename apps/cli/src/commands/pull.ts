// hakoniwa pull: fetches a model onto an Ollama server and shows how far it is.

import { modelKeys } from '@hakoniwa/garden';
import {
  ModelAbortedError,
  ollamaHostUrl,
  outboundDoor,
  type PullProgress,
  pullModel,
} from '@hakoniwa/model';
import type { Settings } from '@hakoniwa/settings';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { commandText } from '../help/locale/index.ts';
import { say } from '../locale/index.ts';
import { safeText } from '../output/safe-text.ts';
import { AT_OPTION } from './models.ts';

export const pull: CliCommand = {
  name: 'pull',
  usage: 'hakoniwa pull gemma3:4b [--at url]',
  summary: commandText('pull.summary'),
  options: { at: AT_OPTION },
  run: async (call) => {
    const [given, ...more] = call.arguments;
    if (given === undefined || more.length > 0) throw new UsageError(pull.usage);
    const model = given.replace(/^ollama:/, '');
    const settings = call.settings();
    const baseUrl = placeOf(call, settings);
    const door = outboundDoor({ keys: modelKeys(settings) });
    const progress = new PullScreen(call, model);
    try {
      await pullModel({
        ...{ baseUrl, model, door, signal: call.interruption() },
        onProgress: (one) => progress.show(one),
      });
    } catch (error) {
      call.output.screen?.status('');
      if (!(error instanceof ModelAbortedError)) throw error;
      call.output.err(say(call.language, { key: 'pullStopped', values: { model } }));
      return 130;
    }
    call.output.screen?.status('');
    if (call.json) call.output.out(JSON.stringify({ model, url: baseUrl, done: true }));
    else call.output.out(say(call.language, { key: 'pulled', values: { model, url: baseUrl } }));
    return 0;
  },
};

function placeOf({ options }: Call, { OLLAMA_HOST }: Settings): string {
  return typeof options.at === 'string' ? options.at : ollamaHostUrl(OLLAMA_HOST ?? '127.0.0.1');
}

/** A bar on a terminal; elsewhere a line for every tenth part. */
class PullScreen {
  readonly #call: Call;
  readonly #model: string;
  #tenths = -1;

  constructor(call: Call, model: string) {
    this.#call = call;
    this.#model = model;
  }

  show({ status, completedBytes, totalBytes }: PullProgress): void {
    const { screen, err } = this.#call.output;
    const share = totalBytes === 0 ? 0 : Math.min(1, completedBytes / totalBytes);
    const sizes = `${gigabytes(completedBytes)} / ${gigabytes(totalBytes)} GB`;
    const what = totalBytes === 0 ? safeText(status) : sizes;
    const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
    screen?.status(`${this.#model} ${barOf(share)} ${percent}  ${what}`);
    const tenths = Math.floor(share * 10);
    if (screen || tenths <= this.#tenths) return;
    this.#tenths = tenths;
    err(`${this.#model} ${percent} ${what}`);
  }
}

const CELLS = 24;

function barOf(share: number): string {
  const full = Math.round(share * CELLS);
  return `▕${'█'.repeat(full)}${'░'.repeat(CELLS - full)}▏`;
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(2);
}
