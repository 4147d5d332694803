// Acts the text itself says came to nothing: the switch is pressed, but nothing happens.
import type { TextAct } from './types.ts';

/** Marks the acts whose own sentence goes on to say that they failed. */
export function markVain(
  acts: readonly TextAct[],
  { text, failing }: { readonly text: string; readonly failing: RegExp },
): readonly TextAct[] {
  if (!failing.test(text)) return acts;
  return acts.map((one, i) => {
    const goesOn = text.slice(one.start, acts[i + 1]?.start ?? text.length);
    return failing.test(goesOn) ? { ...one, vain: true as const } : one;
  });
}
