// The critic: a model's score of one line on the five axes, asked for as five small numbers.
import { generateStructured, type LanguageModel } from '@hakoniwa/model';
import type { Language } from '@hakoniwa/stage';
import { z } from 'zod';
import { QUALITY_AXES, type Quality, qualityFrom } from '../../director/quality.ts';
import { limits } from '../../limits.ts';
import { defaultPrompts } from '../../prompts/locale/index.ts';

/** A line to be scored, with what a reader needs to know. */
export interface CriticLine {
  readonly language: Language;
  readonly character: string;
  readonly name: string;
  /** Who speaks: the sheet in a sentence or two. */
  readonly about: string;
  readonly speech: string;
  /** What was said before it, newest last. */
  readonly before: readonly string[];
}

export interface CriticOptions {
  readonly model: LanguageModel;
  readonly maxTokens: number;
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
  readonly callId: string;
}

const marks = z.strictObject(
  Object.fromEntries(QUALITY_AXES.map((axis) => [axis, z.int().min(1).max(5)])) as Record<
    (typeof QUALITY_AXES)[number],
    z.ZodInt
  >,
);

/** The model's score; a ModelError when it gave none. */
export async function criticise(line: CriticLine, options: CriticOptions): Promise<Quality> {
  const { model, ...call } = options;
  const request = {
    ...call,
    schema: marks,
    messages: [{ role: 'user' as const, content: promptOf(line) }],
    purpose: 'quality',
    character: line.character,
    temperature: 0,
    priority: 'background' as const,
  };
  const scored = await generateStructured(model, request, { language: line.language });
  if (!scored.ok) throw scored.error;
  return qualityFrom((axis) => (scored.value[axis] - 1) / 4);
}

function promptOf({ language, name, about, speech, before }: CriticLine): string {
  const short = (text: string) =>
    text.slice(0, limits.thoughtLength).replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
  const lines = before.slice(-limits.criticLines).map((line) => `- ${short(line)}`);
  return defaultPrompts(language)
    .critic.replaceAll('{name}', () => name)
    .replace('{about}', () => short(about))
    .replace('{before}', () => lines.join('\n') || '-')
    .replace('{speech}', () => short(speech));
}
