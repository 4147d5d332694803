// The director: sanitize, check format, tone, address and preflight; accept, ask again, or keep only the words.
import { factsOfWorld, type Gm, judgeText, NO_MEMORY, sanitize } from '@hakoniwa/gm';
import type { MindContext } from '../context.ts';
import { addressCheck } from './address.ts';
import type { DirectorCheck, DraftFinding, PerformanceDraft } from './check.ts';
import { format, isNoSpeech } from './format.ts';
import { plainForm } from './plain-form.ts';
import { preflight } from './preflight.ts';
import { tone } from './tone.ts';

const CHECKS: readonly DirectorCheck[] = [format, tone, addressCheck, preflight];

export interface Directed {
  readonly text: string;
  readonly findings: readonly DraftFinding[];
  /** What the sanitizer took out before anything else was looked at. */
  readonly sanitized:
    | { readonly blockedProps: readonly string[]; readonly originalAction: string | null }
    | undefined;
  readonly draft: PerformanceDraft;
}

/** Looks a performance over. No finding means it is accepted as it now reads. */
export function direct(
  gm: Gm,
  {
    context,
    raw,
    options = { sanitizes: true },
  }: {
    readonly context: MindContext;
    readonly raw: string;
    readonly options?: { sanitizes: boolean } | undefined;
  },
): Directed {
  const items = context.view.props.flatMap(({ name, aliases, yields = [] }) => [
    name,
    ...aliases,
    ...yields,
  ]);
  const plain = plainForm(gm, { context, raw });
  const cleaned = options.sanitizes
    ? sanitize(plain, {
        sceneItems: items,
        options: { language: gm.tongues[context.view.language].language },
      })
    : undefined;
  const isChanged = cleaned !== undefined && (cleaned.actionRemoved || cleaned.actionReplaced);
  const text = cleaned?.sanitizedText ?? plain;
  const draft: PerformanceDraft = { context, gm, text, judged: judgeOn(gm, context, text) };
  return {
    text,
    findings: CHECKS.flatMap((check) => check(draft)),
    sanitized: isChanged
      ? { blockedProps: cleaned.blockedProps, originalAction: cleaned.originalAction }
      : undefined,
    draft,
  };
}

/** The draft on the world as its actor believes it to be. */
function judgeOn(gm: Gm, context: MindContext, raw: string): PerformanceDraft['judged'] {
  const { believed: world, id: speaker, rules } = context;
  const facts = factsOfWorld(world, speaker);
  return judgeText(
    { ...gm, rules },
    { world, speaker, raw, language: world.language, facts, memory: NO_MEMORY },
  );
}

/** What is left when the tries are used up: all of it where only the tone is off, else the words. */
export function keptOf(directed: Directed): string {
  const isPossible = directed.findings.every(({ check }) => VOICE_CHECKS.has(check));
  return isPossible ? directed.text.trim() : wordsOnly(directed);
}

/** Findings that make an act no less possible. */
const VOICE_CHECKS: ReadonlySet<string> = new Set(['tone', 'address']);

/** The words, without the act. */
export function wordsOnly({ draft }: Directed): string {
  const speech = draft.judged.reading.speech?.trim() ?? '';
  const isData = isNoSpeech(speech) || isNoSpeech(draft.text);
  return speech === '' || isData ? '' : `「${speech}」`;
}
