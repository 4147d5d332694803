// A judged turn for tests of metrics, clean unless told otherwise.
import type { JudgedTurn } from '@hakoniwa/lab';
import type { JudgedText } from '../src/judge/judged-turn.ts';

/** A clean text. */
export function aText(more: Partial<JudgedText> = {}): JudgedText {
  return {
    ...{ text: '「うん。」', speech: 'うん。', acts: 0, claims: 0 },
    ...{ violations: [], slips: [], isBroken: false, repairs: [] },
    gauged: { flaws: [] },
    sanitizer: { action: null, removed: false, replaced: false, blocked: [] },
    ...more,
  };
}

/** A text that uses something that is not there. */
export function inventing(target: string, speech = 'うん。'): JudgedText {
  const violations = [{ reason: 'MISSING_OBJECT', cause: 'nowhere', target, text: '取る' }];
  return aText({ violations, speech, acts: 1 });
}

export function aTurn(more: Partial<JudgedTurn> = {}): JudgedTurn {
  return {
    ...{ turn: 1, who: 'yana', name: 'やな', first: aText(), final: aText(), calls: [] },
    ...{ retries: 0, gaveUp: false, failure: null, wasSanitized: false, delta: false },
    ...{ stoodIn: false, hasFirst: true },
    stall: { score: 0, progress: 0, isRepeating: false },
    ...{ variables: 0, variableErrors: 0, injected: null, truth: null },
    ...more,
  };
}
