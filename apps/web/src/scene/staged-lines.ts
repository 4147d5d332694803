// The words of an event parted by the gestures among them, in the order they come in.
import type { SceneEvent } from './turns-of.ts';

export interface StagedLine {
  /** Its place among the others. */
  readonly at: number;
  readonly isGesture: boolean;
  readonly text: string;
}

export function stagedLines({ speech = '', gestures = [] }: SceneEvent): StagedLine[] {
  const cuts = [...gestures].sort((a, b) => a.at - b.at);
  const lines: Omit<StagedLine, 'at'>[] = [];
  let from = 0;
  const say = (end: number) => {
    const text = speech.slice(from, end).trim();
    if (text !== '') lines.push({ isGesture: false, text });
    from = end;
  };
  for (const { at, text } of cuts) {
    say(Math.max(from, Math.min(at, speech.length)));
    lines.push({ isGesture: true, text });
  }
  say(speech.length);
  return lines.map((line, at) => ({ ...line, at }));
}
