// Who plays the characters of a garden: by which model each, and what that may cost.
import { type MindChoice, mindChoiceSchema } from '@hakoniwa/protocol';

/** What holds while nobody has chosen. */
export const USUAL_MINDS: MindChoice = mindChoiceSchema.parse({});

/** The choice in a row; what cannot be read counts as none. */
export function mindChoiceIn(text: string | undefined): MindChoice {
  if (text === undefined) return USUAL_MINDS;
  const read = mindChoiceSchema.safeParse(JSON.parse(text));
  return read.success ? read.data : USUAL_MINDS;
}

/** The name of a character's model. */
export function modelNameFor({ everyone, characters }: MindChoice, id: string): string {
  return Object.hasOwn(characters, id) ? (characters[id] ?? everyone) : everyone;
}
