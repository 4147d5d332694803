// The narrative a next session opens with: a model's, or the plain one when there is none or it fails.
import { generateStructured, type LanguageModel, ModelError } from '@hakoniwa/model';
import { z } from 'zod';
import { called, inARow } from '../play/called.ts';
import { filledBlanks } from '../play/fill.ts';
import { limits } from '../result/limits.ts';
import { lengthIn } from '../result/steps/result-step.ts';
import { backedText } from '../result/truth/backed-text.ts';
import { unbackedWords } from '../result/truth/unbacked-words.ts';
import type { OpeningScene } from './opening-scene.ts';

interface OpeningWriter {
  readonly model?: LanguageModel | undefined;
  readonly callMs?: number | undefined;
}

/** Paragraphs of the opening, always at least one. */
export async function openingWords(
  scene: OpeningScene,
  { model, callMs = limits.callMs }: OpeningWriter,
): Promise<string[]> {
  const plain = plainOpening(scene);
  if (!model) return plain;
  const told = await askForOpening(scene, { model, callMs });
  return told === undefined ? plain : [told];
}

/** Summary, people, what is open and the hook, each a sentence or two. */
function plainOpening(scene: OpeningScene): string[] {
  const { words, language, name, place, summary, people, plots, hook } = scene;
  const [first] = plots;
  const rows = [
    words.opening.before,
    summary,
    filledBlanks(words.opening.here, { name, place: called(place.name, language) }),
    people.length > 0
      ? filledBlanks(words.opening.people, { names: inARow(people, language) })
      : '',
    first === undefined || hook.includes(first)
      ? ''
      : filledBlanks(words.opening.open, { text: first }),
    filledBlanks(words.opening.hook, { hook }),
  ];
  return rows.map((row) => row.trim()).filter(Boolean);
}

async function askForOpening(
  scene: OpeningScene,
  { model, callMs }: { readonly model: LanguageModel; readonly callMs: number },
): Promise<string | undefined> {
  const { words, language, place, summary, context, hook, plots, people } = scene;
  const length = lengthIn(language, limits.opening);
  const backing = {
    ...{ language, tongue: scene.tongue, names: scene.names, kinds: new Set<never>() },
    told: Object.values(words.task),
    known: [
      summary,
      context,
      hook,
      ...plots,
      ...people,
      scene.name,
      place.name,
      place.description,
    ].join('\n'),
  };
  const narrative = z
    .string()
    .trim()
    .overwrite((text) => backedText(text, backing))
    .min(20)
    .max(length * 2);
  const schema = z.strictObject({ narrative });
  const parts = [
    [words.material.summary, `${summary}\n${context}`],
    [words.material.place, `${place.name}\n${place.description}`],
    [words.material.people, people.join('\n')],
    [words.material.plots, [hook, ...plots].join('\n')],
  ];
  const content = `${filledBlanks(words.task.opening, { length })}\n\n${parts
    .map(([title, text]) => `${title}\n${text}`)
    .join('\n\n')}`;
  const request = {
    messages: [
      { role: 'system' as const, content: words.task.rules },
      { role: 'user' as const, content },
    ],
    ...{ purpose: 'result:opening', schema, maxTokens: limits.tokens, deadlineMs: callMs },
    priority: 'player' as const,
  };
  try {
    const doubts = unbackedWords(words.task.unbacked);
    const written = await generateStructured(model, request, { language, doubts });
    return written.ok ? written.value.narrative : undefined;
  } catch (error) {
    if (error instanceof ModelError) return undefined;
    throw error;
  }
}
