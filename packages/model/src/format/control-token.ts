// The control tokens of the chat formats that local models use, and where a text ends with one.
import { limits } from '../limits.ts';

/**
 * Gemma 3 (`<start_of_turn>`, `<bos>`, `<unused3>` …), Gemma 4 (`<|turn>`, `<turn|>`, `<|"|>` …),
 * ChatML and Llama 3 (`<|im_start|>`, `<|eot_id|>` …), Llama 2 and Mistral (`<s>`, `[INST]` …).
 */
const atEnd = new RegExp(
  `(?:${[
    '<(?:bos|eos|pad|unk|mask|s|/s|think|/think)>',
    '<(?:start|end)_of_(?:turn|image|audio)>',
    '<(?:image|audio)_soft_token>',
    '<unused[0-9]{1,5}>',
    '<\\|[A-Za-z0-9_/"-]{1,40}\\|?>',
    '<[A-Za-z0-9_/-]{1,40}\\|>',
    '<<\\/?SYS>>',
    '\\[\\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS)\\]',
  ].join('|')})$`,
);

/** The control token a text ends with, if it ends with one. */
export function controlTokenAtEnd(text: string): string | undefined {
  const last = text.charCodeAt(text.length - 1);
  if (last !== 0x3e && last !== 0x5d) return undefined; // Each ends with `>` or `]`.
  return atEnd.exec(text.slice(-limits.controlTokenChars))?.[0];
}
