// What a chat format is: how messages must look so that a family of models understands them.
import type { Message } from '../port/generate-request.ts';

/** The messages as a model family wants them; pure, and safe against text that imitates control tokens. */
export interface ChatFormat {
  readonly name: string;
  /** Whether a model of this name speaks the format. */
  readonly fits: (model: string) => boolean;
  readonly arrange: (messages: readonly Message[]) => readonly Message[];
}
