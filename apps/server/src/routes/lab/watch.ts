// How far a run is, as server-sent events until it is over.
import { setTimeout as wait } from 'node:timers/promises';
import { JOB_ENDS, labRunSchema } from '@hakoniwa/protocol';
import { streamSSE } from 'hono/streaming';
import { jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { limits } from '../../limits.ts';
import type { Route } from '../../route.ts';
import { runAsked, runParameter } from './lab-asked.ts';

export const labRunWatch: Route = {
  method: 'get',
  path: '/v1/lab/runs/:run/watch',
  operation: {
    id: 'watchLabRun',
    summary: 'watchLabRun.summary',
    path: [runParameter],
    answers: {
      200: {
        description: 'watchLabRun.ok',
        content: [{ ...jsonContent('LabRun', labRunSchema), type: 'text/event-stream' }],
      },
      ...refusals(404),
    },
  },
  handle: async (context, parts) => {
    const { lab } = parts;
    const [id, pass] = [runAsked(context), passOf(context)];
    let run = await lab.get(id, pass);
    parts.viewers.checkRoom();
    return streamSSE(context, async (stream) => {
      let isOpen = true;
      const end = () => {
        isOpen = false;
      };
      const leave = parts.viewers.enter({ kind: 'stream', garden: id, pass, close: end });
      stream.onAbort(end);
      let told = '';
      while (isOpen) {
        const data = JSON.stringify(run);
        if (data !== told) await stream.writeSSE({ event: 'run', data });
        told = data;
        if (JOB_ENDS.includes(run.state)) break;
        await wait(limits.lab.watchMs);
        run = await lab.get(id, pass);
      }
      leave();
    });
  },
};
