// What the main thread did for each frame it drew, out of a trace of the browser: script, style, layout, paint and the canvas.

interface TraceEvent {
  readonly ph: string;
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor: what other programs do on the machine is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const FRAME = 'ProxyMain::BeginMainFrame';
/** Ends a frame that changed something; one that changed nothing is given up before. */
const DRAWN = 'ProxyMain::BeginMainFrame::commit';

/** Milliseconds of processor time, one entry for each frame that was drawn. */
export function frameWork(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents
      .filter(({ ph, args }) => ph === 'M' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const on = (name: string) =>
    traceEvents
      .filter((event) => event.ph === 'X' && event.name === name && mains.has(threadOf(event)))
      .sort((a, b) => a.ts - b.ts);
  const drawn = on(DRAWN);
  return on(FRAME)
    .filter((frame) => drawn.some((one) => threadOf(one) === threadOf(frame) && isIn(one, frame)))
    .map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1_000);
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

function isIn({ ts }: TraceEvent, frame: TraceEvent): boolean {
  return ts >= frame.ts && ts <= frame.ts + (frame.dur ?? 0);
}
