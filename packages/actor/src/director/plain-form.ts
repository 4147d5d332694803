// A performance that came as JSON, in the plain form: what a model tuned for programs meant to say.
import { type Gm, type OutputReading, readOutput } from '@hakoniwa/gm';
import type { MindContext } from '../context.ts';
import { readOptions } from './read-options.ts';

/** A text in the plain form, and whether the data it came as broke off. */
interface PlainForm {
  readonly text: string;
  readonly isHalf: boolean;
}

/** Thought, acts and words of a JSON answer whose fields are known; any other text as it is. */
export function plainForm(
  gm: Gm,
  { context, raw }: { readonly context: MindContext; readonly raw: string },
): PlainForm {
  if (!/^\s*(?:Output\s*[:：]\s*)?(?:```\w*\s*)?[{[]/.test(raw))
    return { text: raw, isHalf: false };
  const reading = readOutput(raw, readOptions(gm, context));
  const isHalf = reading.repairs.some(({ code }) => code === 'json-broken');
  const output = isClear(reading) ? reading.blocks.map(written).join('') : '';
  if (output === '') return { text: raw, isHalf: false };
  const text = reading.thought ? `Thought: ${reading.thought}\nOutput: ${output}` : output;
  // What broke off stays open, so that its last sentence is looked at.
  return { text: isHalf ? text.replace(/[」）]$/u, '') : text, isHalf };
}

/** Known fields, and no guess about what is speech. */
function isClear({ repairs }: OutputReading): boolean {
  const codes = repairs.map(({ code }) => code);
  const isJson = codes.includes('json') || codes.includes('json-broken');
  return isJson && !codes.includes('speech-in-marks');
}

function written({ kind, text }: OutputReading['blocks'][number]): string {
  if (kind === 'speech') return `「${text}」`;
  return kind === 'act' ? `（${text}）` : text;
}
