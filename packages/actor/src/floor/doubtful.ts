// Whether a turn came as it was asked for: where it did not, what is in it is doubted sooner.
import type { FloorScene, FloorText } from './floor-check.ts';
import { markedSpans } from './marks.ts';
import { bareText } from './pieces.ts';
import { THOUGHT } from './thought.ts';

/** Whether anything but acts and words in their marks was written, or a mark is left open. */
export function isDoubtful(written: string, { form }: Pick<FloorScene, 'form'>): boolean {
  if (form !== 'turn') return false;
  const spans = markedSpans(written.replace(THOUGHT, '').trim());
  const hasWords = spans.some(({ kind }) => kind === 'words');
  return spans.some(
    ({ kind, text, isOpen }) =>
      isOpen ||
      text.includes('\n') ||
      (kind === 'plain' && (hasWords ? /\S/u : /[<>{}#]/u).test(text)),
  );
}

/** Whether some of the words had to be taken away. */
export function isThinned(
  { raw, speech }: Pick<FloorText, 'raw' | 'speech'>,
  { form }: Pick<FloorScene, 'form'>,
): boolean {
  if (form !== 'turn') return false;
  const written = markedSpans(raw.replace(THOUGHT, ''))
    .filter(({ kind }) => kind === 'words')
    .map(({ text }) => text);
  return bareText(written.join('')).length > bareText(speech).length;
}
