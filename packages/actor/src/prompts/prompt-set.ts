// The prompts a model mind uses: written in packs, with our own where a pack has none.
import {
  hashText,
  inLanguage,
  type Language,
  localisedText,
  type Pack,
  type PackSection,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { defaultPrompts } from './locale/index.ts';

/** The parts of a prompt that are text; each may be a pack's own. */
export const PROMPT_NAMES = ['rules', 'thought', 'performance', 'fused', 'repair'] as const;
export type PromptName = (typeof PROMPT_NAMES)[number];

const promptsFileSchema = z.strictObject(
  Object.fromEntries(PROMPT_NAMES.map((name) => [name, localisedText.optional()])),
);

export const PROMPT_SECTION: PackSection = {
  name: 'prompts',
  files: /^prompts\.yaml$/,
  schema: promptsFileSchema,
};

export type PromptSet = Readonly<Record<PromptName, string>> & {
  /** Names these very texts: any answer can be traced to the prompt that made it. */
  readonly hash: string;
};

/** The prompts of a pack in a language. */
export function promptsOf(pack: Pick<Pack, 'sections'>, language: Language): PromptSet {
  const own = Object.values(pack.sections[PROMPT_SECTION.name] ?? {}).flatMap((file) => {
    const read = promptsFileSchema.safeParse(file);
    return read.success ? [read.data] : [];
  });
  const ours = defaultPrompts(language);
  const texts = PROMPT_NAMES.map((name) => {
    const given = own.map((file) => file[name]).find((text) => text !== undefined);
    return [name, given === undefined ? ours[name] : inLanguage(given, language)] as const;
  });
  const set = Object.fromEntries(texts) as Record<PromptName, string>;
  return { ...set, hash: hashText(JSON.stringify(set)).slice(0, 16) };
}
