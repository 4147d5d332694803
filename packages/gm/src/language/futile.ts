// Acts the text itself says came to nothing: the switch is pressed, but nothing happens.
import type { TextAct } from './types.ts';

/** Marks the acts whose own sentence goes on to say that they failed. */
export function markFutile(
  acts: readonly TextAct[],
  { text, fails }: { readonly text: string; readonly fails: (told: string) => boolean },
): readonly TextAct[] {
  if (!fails(text)) return acts;
  return acts.map((one, i) => {
    const goesOn = text.slice(one.start, acts[i + 1]?.start ?? text.length);
    return fails(goesOn) ? { ...one, vain: true as const } : one;
  });
}
