// Who writes what a turn came to: a model within a time, else the plain narrator.
import type { Language } from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** What a narrator is given: what was wanted, every fact in order, and who and what is there. */
export interface Narration {
  readonly language: Language;
  /** The campaign's garden. */
  readonly garden: string;
  readonly action: string;
  readonly name: string;
  readonly place: { readonly name: string; readonly description: string };
  /** Who is here besides the player, and what can be seen, is carried or stands in the way. */
  readonly people: readonly string[];
  readonly things: readonly string[];
  /** What happened, as quests and results count it. */
  readonly facts: readonly string[];
  /** Every name of this world, wherever it is. */
  readonly known: readonly string[];
  /** The plain narrative, a paragraph each. */
  readonly paragraphs: readonly string[];
  readonly isDenied: boolean;
}

/** Writes a narrative that adds nothing to the facts; nothing when there is nobody to write, rejects when it failed. */
export type Narrator = (narration: Narration, signal: AbortSignal) => Promise<string | undefined>;

export interface Narrated {
  readonly text: string;
  /** Whether the plain narrator wrote because the other one did not. */
  readonly degraded: boolean;
}

/** The facts as they are, a paragraph each. */
export function plainNarrative({ paragraphs }: Pick<Narration, 'paragraphs'>): string {
  return paragraphs.join('\n');
}

interface Telling {
  readonly plain: string;
  readonly narrator: Narrator | undefined;
  /** Told when the player would rather read on. */
  readonly stopped: AbortSignal;
}

/** A narrative in time, whoever writes it; what a model is given is worked out only when there may be one. */
export async function narrate(
  narration: () => Narration,
  { plain, narrator, stopped }: Telling,
): Promise<Narrated> {
  if (!narrator) return { text: plain, degraded: false };
  const signal = AbortSignal.any([AbortSignal.timeout(limits.narrationMs), stopped]);
  try {
    const written = await within(narrator(narration(), signal), signal);
    if (written === undefined) return { text: plain, degraded: false };
    const text = written.trim();
    return isReadable(text) ? { text, degraded: false } : { text: plain, degraded: true };
  } catch {
    // Why a model failed is the model's log to say; the player reads on.
    return { text: plain, degraded: true };
  }
}

function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const late = new Promise<never>((_, fail) => {
    const giveUp = () => fail(new Error('the narrator is waited for no longer'));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });
  return Promise.race([work, late]);
}

/** Prose: neither empty, nor without end, nor JSON. */
function isReadable(text: string): boolean {
  return text !== '' && text.length <= limits.narrativeLength && !/^[[{`<]/.test(text);
}
