// A scene against model servers whose answer does not end, over real HTTP.
// Slow because each answer is read for megabytes before it is given up.
import { it } from 'vitest';
import { expectToldTurns, PATIENT } from '../test/fault-scene.ts';

it.each(['ollama', 'openai'] as const)(
  '[GR3] %s, huge: every turn ends and says MODEL_OVERSIZED',
  (server) =>
    expectToldTurns({ server, fault: 'huge', failure: 'MODEL_OVERSIZED', deadlineMs: PATIENT }),
);
