// The list of chat formats and the choice among them by the model's name.
import type { ChatFormat } from './chat-format.ts';
import { gemma3 } from './gemma3.ts';
import { gemma4 } from './gemma4.ts';
import { generic } from './generic.ts';

/** Every format; the first that fits is taken, so the generic one stands last. */
export const CHAT_FORMATS: readonly ChatFormat[] = [gemma4, gemma3, generic];

/** The format of a model, by its name. */
export function chooseFormat(model: string): ChatFormat {
  return CHAT_FORMATS.find((format) => format.fits(model)) ?? generic;
}
