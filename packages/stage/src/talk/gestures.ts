// Gestures of a turn: what is done with face and hands beside the words, and where among them.
import { isJsonObject, type Json } from '../base/json.ts';
import type { Language } from '../base/vocabulary.ts';
import { writingOf } from '../language/index.ts';

/** A gesture as it was written, before the character of the speech at which it stands. */
export interface Gesture {
  readonly at: number;
  readonly text: string;
}

/** The gestures of an event; none where none were kept. */
export function gesturesIn({ detail }: { readonly detail?: Json | undefined }): readonly Gesture[] {
  const kept = isJsonObject(detail) ? detail.gestures : undefined;
  return Array.isArray(kept) ? kept.filter(isGesture) : [];
}

function isGesture(value: unknown): value is Gesture {
  return isJsonObject(value) && typeof value.at === 'number' && typeof value.text === 'string';
}

/** Words and gestures in the order they come in. */
export type StagedPart = { readonly gesture: string } | { readonly say: string };

/** Speech parted by its gestures. */
export function stagedParts(
  speech: string | undefined,
  gestures: readonly Gesture[],
): readonly StagedPart[] {
  const parts: StagedPart[] = [];
  let from = 0;
  const words = speech ?? '';
  const say = (end: number) => {
    const part = words.slice(from, end).trim();
    if (part !== '') parts.push({ say: part });
    from = Math.max(from, end);
  };
  for (const { at, text } of [...gestures].sort((a, b) => a.at - b.at)) {
    say(Math.min(at, words.length));
    parts.push({ gesture: text });
  }
  say(words.length);
  return parts;
}

/** A turn as it is asked for and written: acts in brackets, words in quotes, as typed or as shown. */
export function stagedText(
  language: Language,
  staged: {
    readonly speech?: string | undefined;
    readonly gestures: readonly Gesture[];
    readonly quotes?: 'quotes' | 'typedQuotes';
  },
): string {
  const { speech, gestures, quotes = 'typedQuotes' } = staged;
  const writing = writingOf(language);
  return stagedParts(speech, gestures)
    .map((part) =>
      'gesture' in part ? writing.brackets.join(part.gesture) : writing[quotes].join(part.say),
    )
    .join(writing.gap);
}
