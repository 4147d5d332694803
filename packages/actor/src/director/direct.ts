// The director: mend by the floor, sanitize, check floor, tone, address and preflight; accept, ask again, or keep only the words.
import {
  factsOfWorld,
  type Gm,
  judgeText,
  NO_MEMORY,
  type SanitizerRecord,
  sanitizerRecord,
  sanitizeWithDetail,
} from '@hakoniwa/gm';
import type { Finish } from '@hakoniwa/model';
import { textIn } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { faultsIn, mendText } from '../floor/floor.ts';
import { FLOOR_CODES, type FloorCode } from '../floor/floor-check.ts';
import { addressCheck } from './address.ts';
import type { DirectorCheck, DraftFinding, PerformanceDraft } from './check.ts';
import { floorSceneOf } from './floor-scene.ts';
import { DIRECTOR_WORDINGS } from './locale/index.ts';
import { plainForm } from './plain-form.ts';
import { preflight } from './preflight.ts';
import { tone } from './tone.ts';

const CHECKS: readonly DirectorCheck[] = [tone, addressCheck, preflight];

export interface Directed {
  readonly text: string;
  /** The text as the model wrote it. */
  readonly raw: string;
  readonly findings: readonly DraftFinding[];
  /** Checks of the floor that mended it. */
  readonly mended: readonly FloorCode[];
  /** What the sanitizer took out before anything else was looked at. */
  readonly sanitized: SanitizerRecord['sanitizer'] | undefined;
  readonly draft: PerformanceDraft;
}

export interface ToDirect {
  readonly context: MindContext;
  readonly raw: string;
  readonly options?: { sanitizes: boolean } | undefined;
  /** What the model was told and nobody said. */
  readonly told?: readonly string[] | undefined;
  /** Why the model stopped writing. */
  readonly finish?: Finish | undefined;
}

/** Looks a performance over. No finding means it is accepted as it now reads. */
export function direct(gm: Gm, given: ToDirect): Directed {
  const { context, raw, options = { sanitizes: true } } = given;
  const plain = plainForm(gm, { context, raw });
  const { language } = gm.tongues[context.view.language];
  const scene = {
    ...floorSceneOf(context, {
      told: given.told ?? [],
      finish: plain.isHalf ? 'length' : given.finish,
    }),
    isAct: (act: string) => language.isAct(act, {}),
  };
  const mended = mendText(plain.text, scene);
  const cleaned = options.sanitizes ? cleanedOf(gm, context, mended.text) : undefined;
  const text = cleaned?.result.sanitizedText ?? mended.text;
  const draft: PerformanceDraft = { context, gm, text, judged: judgeOn(gm, context, text) };
  const { speech, blocks } = draft.judged.reading;
  const acts = blocks.filter(({ kind }) => kind !== 'speech').map((block) => block.text);
  const says = textIn(DIRECTOR_WORDINGS, context.view.language).floor;
  const faults = faultsIn({ text, speech: speech ?? '', acts, raw }, scene);
  const detail = cleaned && sanitizerRecord(0, { speaker: context.id, detail: cleaned });
  return {
    text,
    raw,
    findings: [
      ...faults.map(({ code, what }) => ({ check: code, what, guidance: says[code] })),
      ...CHECKS.flatMap((check) => check(draft)),
    ],
    mended: mended.by,
    sanitized: detail?.sanitizer.triggered ? detail.sanitizer : undefined,
    draft,
  };
}

/** Props that are not in the scene are taken out of the acts. */
function cleanedOf(gm: Gm, { view }: MindContext, text: string) {
  const sceneItems = view.props.flatMap(({ name, aliases, yields = [] }) => [
    name,
    ...aliases,
    ...yields,
  ]);
  const { language } = gm.tongues[view.language];
  return sanitizeWithDetail(text, { sceneItems, options: { language } });
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

/** What is left when the tries are used up: all of it where only the tone is off, else the words; nothing below the floor. */
export function keptOf(directed: Directed): string {
  const isPossible = directed.findings.every(({ check }) => VOICE_CHECKS.has(check));
  return isPossible ? directed.text.trim() : wordsOnly(directed);
}

/** Findings that make an act no less possible. */
const VOICE_CHECKS: ReadonlySet<string> = new Set(['tone', 'address']);
const FLOOR: ReadonlySet<string> = new Set(FLOOR_CODES);

/** The findings of the floor: what has one is said by nobody. */
export function floorFindings({ findings }: Pick<Directed, 'findings'>): readonly DraftFinding[] {
  return findings.filter(({ check }) => FLOOR.has(check));
}

/** The words, without the act. */
export function wordsOnly(directed: Directed): string {
  const speech = directed.draft.judged.reading.speech?.trim() ?? '';
  return speech === '' || floorFindings(directed).length > 0 ? '' : `「${speech}」`;
}
