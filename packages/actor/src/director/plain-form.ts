// A performance that came as JSON, in the plain form: what a model tuned for programs meant to say.
import { type Gm, type OutputReading, readOutput } from '@hakoniwa/gm';
import type { MindContext } from '../context.ts';
import { isNoSpeech } from './format.ts';
import { readOptions } from './read-options.ts';

/** Thought, acts and words of a JSON answer whose fields are known; any other text as it is. */
export function plainForm(
  gm: Gm,
  { context, raw }: { readonly context: MindContext; readonly raw: string },
): string {
  if (!isNoSpeech(raw)) return raw;
  const reading = readOutput(raw, readOptions(gm, context));
  const output = isClear(reading) ? reading.blocks.map(written).join('') : '';
  if (output === '') return raw;
  return reading.thought ? `Thought: ${reading.thought}\nOutput: ${output}` : output;
}

/** Known fields, and no guess about what is speech. */
function isClear({ repairs }: OutputReading): boolean {
  const codes = repairs.map(({ code }) => code);
  return codes.includes('json') && !codes.includes('speech-in-marks');
}

function written({ kind, text }: OutputReading['blocks'][number]): string {
  if (kind === 'speech') return `「${text}」`;
  return kind === 'act' ? `（${text}）` : text;
}
