// Stalls: how often they are called, how right the call is where the truth is known, and whether it helped.
import { isJsonObject } from '@hakoniwa/stage';
import type { JudgedTurn } from '../judge/judged-turn.ts';
import { hit, type Metric } from './metric.ts';

/** Above this, spec 1 calls it a stall. */
const WIRE_STALL = 0.5;
/** Above this, the progress detector does. */
const PROGRESS_STALL = 0.8;

type Caller = (turn: JudgedTurn) => boolean;
const byScore: Caller = ({ stall }) => stall.score > WIRE_STALL;
const byProgress: Caller = ({ stall }) => stall.progress > PROGRESS_STALL || stall.isRepeating;

/** Whether the session truly went in circles; undefined where nobody knows. */
function isLooping({ truth }: JudgedTurn): boolean | undefined {
  return isJsonObject(truth) && typeof truth.looped === 'boolean' ? truth.looped : undefined;
}

function against(id: string, calls: Caller): Metric[] {
  return [
    { id: `${id}_rate`, group: 'stall', kind: 'share', count: (turn) => hit(calls(turn)) },
    {
      id: `${id}_precision`,
      group: 'stall',
      kind: 'share',
      better: 'high',
      count: (turn) => {
        const truth = isLooping(turn);
        return truth === undefined || !calls(turn) ? undefined : hit(truth);
      },
    },
    {
      id: `${id}_recall`,
      group: 'stall',
      kind: 'share',
      better: 'high',
      count: (turn) => (isLooping(turn) === true ? hit(calls(turn)) : undefined),
    },
  ];
}

export const STALL_METRICS: readonly Metric[] = [
  ...against('stall', byScore),
  ...against('standstill', byProgress),
  {
    id: 'recovery',
    group: 'stall',
    kind: 'share',
    better: 'high',
    count: ({ stall }) => (stall.recovered === undefined ? undefined : hit(stall.recovered)),
  },
];
