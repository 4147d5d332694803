// What is measured: to add something, make an instrument and list it here.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Notice } from '@hakoniwa/garden';
import { isJsonObject, type SealedEvent } from '@hakoniwa/stage';
import { Counter, Gauge, Histogram, type Instrument } from './instruments.ts';

/** Numbers that live elsewhere and are read when the page is asked for. */
export interface Readings {
  readonly gardens: () => number;
  readonly viewers: () => Readonly<Record<string, number>>;
  readonly requestsInside: () => number;
  readonly commandsWaiting: () => number;
  /** Bytes left where gardens are kept; undefined where that is another machine's disk. */
  readonly freeBytes?: (() => number | undefined) | undefined;
}

/** Seconds: from a tenth of the time a turn takes to far beyond patience. */
const DURATIONS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NANOSECONDS = 1e9;

/** The instruments of one server. */
export class Metrics {
  readonly requests = new Counter({
    name: 'hakoniwa_http_requests_total',
    help: 'Requests answered, by route and status.',
  });
  readonly durations = new Histogram(
    { name: 'hakoniwa_http_request_seconds', help: 'Time until the answer began.' },
    DURATIONS,
  );
  readonly commands = new Counter({
    name: 'hakoniwa_commands_total',
    help: 'Commands taken by gardens, by type and verdict.',
  });
  readonly modelCalls = new Counter({
    name: 'hakoniwa_model_calls_total',
    help: 'Model calls that committed events name.',
  });
  readonly stalls = new Counter({
    name: 'hakoniwa_stalls_total',
    help: 'Turns by how much the talk stalls, of gardens and of the wire.',
  });
  readonly sanitized = new Counter({
    name: 'hakoniwa_actions_sanitized_total',
    help: 'Acts of models that named what is not there, by what became of them.',
  });
  readonly minds = new Counter({
    name: 'hakoniwa_model_turns_total',
    help: 'Turns a model was asked for, by who took them and why it was not the model.',
  });
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });
  readonly #instruments: readonly Instrument[];

  constructor(readings: Readings) {
    this.#loop.enable();
    this.#instruments = [
      this.requests,
      this.durations,
      this.commands,
      this.modelCalls,
      this.stalls,
      this.sanitized,
      this.minds,
      gauge('hakoniwa_gardens', 'Gardens that are open.', () => [[{}, readings.gardens()]]),
      gauge('hakoniwa_viewers', 'Streams and sockets that are open.', () =>
        Object.entries(readings.viewers()).map(([kind, count]) => [{ kind }, count]),
      ),
      gauge('hakoniwa_queue_depth', 'What waits or is worked on.', () => [
        [{ queue: 'requests' }, readings.requestsInside()],
        [{ queue: 'commands' }, readings.commandsWaiting()],
      ]),
      gauge('hakoniwa_event_loop_lag_seconds', 'Delay of the event loop since the last look.', () =>
        this.#lag(),
      ),
      gauge('hakoniwa_storage_free_bytes', 'Room left where gardens are kept.', () => {
        const free = readings.freeBytes?.();
        return free === undefined ? [] : [[{}, free]];
      }),
      gauge('process_resident_memory_bytes', 'Memory of the process.', () => [
        [{}, process.memoryUsage.rss()],
      ]),
      gauge('process_heap_bytes', 'Memory of its objects.', () => [
        [{}, process.memoryUsage().heapUsed],
      ]),
      gauge('process_uptime_seconds', 'Since the start.', () => [[{}, process.uptime()]]),
    ];
  }

  /** The page. */
  text(): string {
    return `${this.#instruments.flatMap((one) => one.lines()).join('\n')}\n`;
  }

  /** Counts what a garden committed. */
  hear(notice: Notice): void {
    if (notice.type !== 'committed') return;
    const { verdict, events } = notice.submitted;
    const type = events[0]?.command?.type ?? '(none)';
    this.commands.add({ type, allowed: String(verdict.allowed) });
    const calls = events.reduce((sum, event) => sum + (event.calls?.length ?? 0), 0);
    if (calls > 0) this.modelCalls.add({}, calls);
    for (const event of events) this.#hearMind(event);
  }

  /** What a mind wrote down of its own turn. */
  #hearMind({ command }: SealedEvent): void {
    const note = command?.type === 'perform' && isJsonObject(command.note) ? command.note : {};
    const { mind, instead, failure, sanitizer } = note;
    if (mind === 'model' || instead !== undefined)
      this.minds.add({ mind: String(mind), failure: typeof failure === 'string' ? failure : '' });
    if (!isJsonObject(sanitizer)) return;
    if (sanitizer.action_removed === true) this.sanitized.add({ outcome: 'removed' });
    if (sanitizer.action_replaced === true) this.sanitized.add({ outcome: 'replaced' });
  }

  /** Lets go of the timer behind the event loop's figures. */
  close(): void {
    this.#loop.disable();
  }

  #lag(): [Record<string, string>, number][] {
    const seconds = (nanoseconds: number) =>
      Number.isFinite(nanoseconds) ? nanoseconds / NANOSECONDS : 0;
    const rows: [Record<string, string>, number][] = [
      [{ quantile: '0.5' }, seconds(this.#loop.percentile(50))],
      [{ quantile: '0.99' }, seconds(this.#loop.percentile(99))],
    ];
    this.#loop.reset();
    return rows;
  }
}

function gauge(name: string, help: string, read: ConstructorParameters<typeof Gauge>[1]): Gauge {
  return new Gauge({ name, help }, read);
}
