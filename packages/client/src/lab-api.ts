// What can be asked of the Lab: experiments, runs with their progress, results, single turns, reports.
import type { ReportFormat } from '@hakoniwa/protocol';
import type { WireCall } from './garden-api.ts';
import type { ApiRequest } from './request.ts';
import { readSse } from './sse-reader.ts';
import type {
  LabExperimentList,
  LabResults,
  LabRunAnswer,
  LabRunList,
  LabTurn,
  NewLabRunBody,
} from './wire-types.ts';

export interface RunWatching {
  readonly signal: AbortSignal;
  readonly onRun: (run: LabRunAnswer) => void;
}

export function labApi(ask: WireCall, raw: (asked: ApiRequest) => Promise<Response>) {
  const of = (id: string, rest = '') => `/v1/lab/runs/${encodeURIComponent(id)}${rest}`;
  return {
    experiments: () => ask<LabExperimentList>({ path: '/v1/lab/experiments' }),
    runs: () => ask<LabRunList>({ path: '/v1/lab/runs' }),
    start: (wanted: NewLabRunBody) =>
      ask<LabRunAnswer>({ method: 'POST', path: '/v1/lab/runs', body: wanted }),
    /** Tells of every step of a run until it is over. */
    watch: async (id: string, { signal, onRun }: RunWatching) => {
      const { body } = await raw({ path: of(id, '/watch'), signal });
      if (!body) return;
      for await (const { data } of readSse(body)) onRun(JSON.parse(data) as LabRunAnswer);
    },
    results: (id: string) => ask<LabResults>({ path: of(id, '/results') }),
    turn: (id: string, query: { readonly cell: string; readonly turn: number }) =>
      ask<LabTurn>({ path: of(id, '/turn'), query: { ...query } }),
    report: (id: string, query: { readonly format: ReportFormat; readonly language: string }) =>
      raw({ path: of(id, '/report'), query: { ...query } }),
  };
}
