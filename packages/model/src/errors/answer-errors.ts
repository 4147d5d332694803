// Failures inside an answer: garbage, half a stream, a cut prompt, the wrong shape, too much.
import { ModelError } from './model-error.ts';

/** The answer cannot be read as what the server's protocol promises. */
export class ModelGarbageError extends ModelError<{
  readonly url: string;
  readonly snippet: string;
}> {
  readonly code = 'MODEL_GARBAGE';

  constructor(details: ModelGarbageError['details'], options?: ErrorOptions) {
    super(`${details.url} sent what cannot be read: ${details.snippet}`, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The stream ended before the server said that it was done. */
export class ModelHalfStreamError extends ModelError<{
  readonly url: string;
  /** Characters of text that had arrived. */
  readonly receivedChars: number;
}> {
  readonly code = 'MODEL_HALF_STREAM';

  constructor(details: ModelHalfStreamError['details'], options?: ErrorOptions) {
    const message = `${details.url} broke off after ${details.receivedChars} characters`;
    super(message, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The server reported an error of its own in the middle of the answer. */
export class ModelServerError extends ModelError<{
  readonly url: string;
  readonly said: string;
}> {
  readonly code = 'MODEL_SERVER';

  constructor(details: ModelServerError['details'], options?: ErrorOptions) {
    super(`${details.url} failed while answering: ${details.said}`, details, options);
  }

  override get isRetryable(): boolean {
    return true;
  }
}

/** The answer is larger than any answer we asked for could be. */
export class ModelOversizedError extends ModelError<{
  readonly url: string;
  readonly limitBytes: number;
}> {
  readonly code = 'MODEL_OVERSIZED';

  constructor(details: ModelOversizedError['details'], options?: ErrorOptions) {
    super(`${details.url} sent more than ${details.limitBytes} bytes`, details, options);
  }
}

/** The server read less of the prompt than we sent, or had to stop inside an answer that must be whole. */
export class ModelTruncatedError extends ModelError<
  | { readonly where: 'prompt'; readonly serverTokens: number; readonly estimatedTokens: number }
  | { readonly where: 'answer'; readonly completionTokens: number }
> {
  readonly code = 'MODEL_TRUNCATED';

  constructor(details: ModelTruncatedError['details'], options?: ErrorOptions) {
    const message =
      details.where === 'prompt'
        ? `the server read ${details.serverTokens} tokens of about ${details.estimatedTokens}`
        : `the answer was cut after ${details.completionTokens} tokens`;
    super(message, details, options);
  }
}

/** The server refused a prompt that does not fit into its window. */
export class ModelPromptTooLongError extends ModelError<{
  readonly url: string;
  readonly body: string;
}> {
  readonly code = 'MODEL_PROMPT_TOO_LONG';

  constructor(details: ModelPromptTooLongError['details'], options?: ErrorOptions) {
    super(`the prompt does not fit: ${details.body}`, details, options);
  }
}

/** The server answered, and there is not a word in it. */
export class ModelEmptyError extends ModelError<{ readonly finish: string }> {
  readonly code = 'MODEL_EMPTY';

  constructor(details: ModelEmptyError['details'], options?: ErrorOptions) {
    super(`the answer is empty (${details.finish})`, details, options);
  }
}

/** The model called a tool instead of saying anything; nobody offered it one. */
export class ModelToolCallError extends ModelError<Record<string, never>> {
  readonly code = 'MODEL_TOOL_CALL';

  constructor(details: ModelToolCallError['details'], options?: ErrorOptions) {
    super('the model calls a tool instead of answering', details, options);
  }
}

/** No answer had the wanted shape; the caller keeps what it had. */
export class ModelSchemaError extends ModelError<{
  readonly calls: number;
  /** What was wrong with the last answer. */
  readonly problems: readonly string[];
  readonly snippet: string;
}> {
  readonly code = 'MODEL_SCHEMA';

  constructor(details: ModelSchemaError['details'], options?: ErrorOptions) {
    const [problem = 'no reason'] = details.problems;
    super(`no valid answer in ${details.calls} calls: ${problem}`, details, options);
  }
}
