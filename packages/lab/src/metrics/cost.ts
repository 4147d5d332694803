// What a turn costs: calls, tokens, and turns that instinct had to take because no answer came.
import { hit, type Metric } from './metric.ts';

export const COST_METRICS: readonly Metric[] = [
  {
    id: 'calls',
    group: 'cost',
    kind: 'mean',
    better: 'low',
    count: ({ calls }) => [calls.length, 1],
  },
  {
    id: 'prompt_tokens',
    group: 'cost',
    kind: 'mean',
    better: 'low',
    count: ({ calls }) => [calls.reduce((sum, call) => sum + call.promptTokens, 0), 1],
  },
  {
    id: 'completion_tokens',
    group: 'cost',
    kind: 'mean',
    better: 'low',
    count: ({ calls }) => [calls.reduce((sum, call) => sum + call.completionTokens, 0), 1],
  },
  {
    id: 'failed_calls',
    group: 'cost',
    kind: 'share',
    better: 'low',
    count: ({ calls }) =>
      calls.length === 0
        ? undefined
        : [calls.filter(({ failure }) => failure !== undefined).length, calls.length],
  },
  {
    id: 'instinct_instead',
    group: 'cost',
    kind: 'share',
    better: 'low',
    count: ({ stoodIn }) => hit(stoodIn),
  },
];
