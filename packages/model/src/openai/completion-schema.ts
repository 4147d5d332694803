// The fields of an OpenAI-compatible answer that we read; all others are ignored.
import { z } from 'zod';

const count = z.number().nonnegative().nullish();

const words = z
  .object({ content: z.string().nullish(), tool_calls: z.array(z.unknown()).nullish() })
  .nullish();

export const completionSchema = z.object({
  model: z.string().nullish(),
  choices: z
    .array(
      z.object({
        /** In a stream. */
        delta: words,
        /** In an answer that came in one piece. */
        message: words,
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish(),
    })
    .nullish(),
  /** llama.cpp's own figures. */
  timings: z.object({ cache_n: count, prompt_ms: count, predicted_ms: count }).nullish(),
});

export type Completion = z.infer<typeof completionSchema>;
