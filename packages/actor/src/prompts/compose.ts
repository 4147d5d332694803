// Composes a prompt: what never changes first, then what is only added to, what is new last, within a budget.
import type { Message } from '@hakoniwa/model';
import { clockText, DAY_MS, nameOf, sceneXml } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { getFactsForInjection } from '../director/facts.ts';
import { limits } from '../limits.ts';
import { actorWording } from '../locale/index.ts';
import { memoryWording } from '../remember/locale/index.ts';
import type { Memory } from '../remember/memory.ts';
import { recall } from '../remember/recall.ts';
import { tellMemory } from '../remember/tell.ts';
import { beliefsElsewhere } from './beliefs-elsewhere.ts';
import { fitBudget, type PromptPart } from './budget.ts';
import { defaultPrompts } from './locale/index.ts';
import type { PromptSet } from './prompt-set.ts';

export interface ComposeOptions {
  readonly context: MindContext;
  readonly prompts: PromptSet;
  readonly ask: 'thought' | 'performance' | 'fused';
  readonly thought?: string | undefined;
  /** Guidance from earlier tries of this turn. */
  readonly guidance?: readonly string[];
  /** The try that could not be used. */
  readonly draft?: string | undefined;
  /** Whether fact cards stand in the first attempt. */
  readonly injects: boolean;
  readonly budgetTokens: number;
}

/** A prompt, and what it is made of for whoever inspects it. */
export interface ComposedPrompt {
  readonly messages: readonly Message[];
  readonly parts: readonly {
    readonly name: string;
    readonly tokens: number;
    readonly isCut: boolean;
  }[];
  /** The same parts with their words, in the order they stand in. */
  readonly texts: readonly Pick<PromptPart, 'group' | 'name' | 'text'>[];
  readonly tokens: number;
}

/** The prompt of one call. */
export function composePrompt(options: ComposeOptions): ComposedPrompt {
  const fitted = fitBudget(partsOf(options), options.budgetTokens - limits.promptFrameTokens);
  const text = (group: PromptPart['group']) =>
    fitted.parts
      .filter((part) => part.group === group && part.text !== '')
      .map((part) => part.text)
      .join('\n\n');
  return {
    messages: [
      { role: 'system', content: text('stable') },
      { role: 'user', content: [text('slow'), text('fresh')].filter(Boolean).join('\n\n') },
    ],
    parts: fitted.parts.map(({ name, tokens, isCut }) => ({ name, tokens, isCut })),
    texts: fitted.parts.map(({ group, name, text }) => ({ group, name, text })),
    tokens: fitted.tokens,
  };
}

function partsOf(options: ComposeOptions): PromptPart[] {
  const { context } = options;
  const { name } = context.self;
  const sentences = String(context.sheet.speech.maxSentences ?? limits.sentences);
  const fill = (text: string) =>
    text.replaceAll('{name}', name).replaceAll('{sentences}', sentences);
  return [...lastingParts(options, fill), ...freshParts(options, fill)];
}

type Fill = (text: string) => string;

/** What the next prompt begins with too: rules, character, wishes, and the history as it grows. */
function lastingParts({ context, prompts }: ComposeOptions, fill: Fill): PromptPart[] {
  const words = defaultPrompts(context.view.language);
  const desires = (context.self.inner?.desires ?? []).map(({ text }) => text);
  return [
    { group: 'stable', name: 'rules', text: fill(prompts.rules), keep: 'whole' },
    { group: 'stable', name: 'sheet', text: sheetText(context), keep: 'whole' },
    {
      group: 'stable',
      name: 'pinned',
      text: listed(pinnedTitle(context), context.pinned),
      keep: 'whole',
    },
    {
      group: 'slow',
      name: 'desires',
      text: listed(words.desires, desires),
      keep: 'tail',
      weight: 60,
    },
    {
      group: 'slow',
      name: 'history',
      text: listed(words.history, history(context)),
      keep: 'tail',
      weight: 80,
      linesAtOnce: limits.historyCut,
    },
  ];
}

/** What is new each turn, the scene and the ask at its end. */
function freshParts(
  { context, prompts, ask, thought, guidance = [], draft, injects }: ComposeOptions,
  fill: Fill,
): PromptPart[] {
  const words = defaultPrompts(context.view.language);
  const whole = (name: string, text: string): PromptPart => ({
    group: 'fresh',
    name,
    text,
    keep: 'whole',
  });
  const tail = (name: string, text: string, weight: number): PromptPart => ({
    group: 'fresh',
    name,
    text,
    keep: 'tail',
    weight,
  });
  const mused =
    thought === undefined
      ? ''
      : fill(words.thoughtSoFar).replace('{thought}', () => short(thought));
  const repair = guidance.length === 0 ? '' : [fill(prompts.repair), ...told(guidance)].join('\n');
  const rejected =
    draft === undefined || repair === ''
      ? ''
      : words.draft.replace('{draft}', () => shortDraft(draft));
  return [
    tail('promises', listed(words.promises, promised(context)), 70),
    tail('memories', listed(words.memories, remembered(context)), 30),
    tail('beliefs', listed(words.beliefs, beliefsElsewhere(context)), 20),
    whole('scene', sceneXml(context.view)),
    whole('facts', injects ? getFactsForInjection(context).join('\n') : ''),
    whole('thought', mused),
    whole('ask', fill(prompts[ask])),
    whole('draft', rejected),
    whole('repair', repair),
  ];
}

function pinnedTitle({ view }: MindContext): string {
  return actorWording(view.language).pinned[0] ?? '';
}

function sheetText(context: MindContext): string {
  const words = defaultPrompts(context.view.language);
  const { sheet, self, believed } = context;
  const { speech } = sheet;
  const calls = Object.entries(speech.calls).map(([id, call]) =>
    words.calls.replace('{who}', believed.characters.get(id)?.name ?? id).replace('{call}', call),
  );
  return [
    words.character.replace('{name}', self.name),
    self.description,
    sheet.profile ?? '',
    speech.style === undefined ? '' : words.style.replace('{style}', speech.style),
    speech.firstPerson === undefined ? '' : words.firstPerson.replace('{word}', speech.firstPerson),
    ...calls,
    speech.never.length === 0 ? '' : words.never.replace('{words}', speech.never.join(', ')),
    speech.lines.length === 0
      ? ''
      : [words.examples, ...speech.lines.map((line) => `- ${line}`)].join('\n'),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** What a model wrote is repeated only so far and on one line: it may write without end, or titles. */
function short(text: string): string {
  return text
    .slice(0, limits.thoughtLength)
    .toWellFormed()
    .replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
}

/** Enough of a draft to see what was wrong with it. */
function shortDraft(draft: string): string {
  const line = short(draft.trim());
  return line.length > limits.draftLength
    ? `${line.slice(0, limits.draftLength).toWellFormed()}…`
    : line;
}

/** The latest guidance, each once. */
function told(guidance: readonly string[]): string[] {
  return [...new Set(guidance)].slice(-limits.guidanceLines).map(short);
}

/**
 * The last words and deeds, oldest first, as the character witnessed them. The first of them moves on
 * in steps, so that from turn to turn lines are only added and a server need not read the rest again.
 */
function history(context: MindContext): string[] {
  return context.memories
    .slice(historyStart(context))
    .filter(({ type }) => type !== 'time-passed')
    .map((memory) => short(tellMemory(context, { memory })))
    .filter((line) => line !== '');
}

function historyStart({ memories }: MindContext): number {
  const { historyLeast, historyStep } = limits;
  return Math.max(0, Math.floor((memories.length - historyLeast) / historyStep) * historyStep);
}

function remembered(context: MindContext): string[] {
  const { memories, recallable, insights, vectors, view } = context;
  const tell = (memory: Memory) => tellMemory(context, { memory });
  const before = memories[historyStart(context)]?.seq ?? 0;
  const cue = { text: promptCue(context), now: view.time.now, tell, before, vectors };
  return recall([...recallable, ...insights], cue)
    .map(tell)
    .map(short);
}

/** What a prompt recalls by: the last words that were said. */
export function promptCue({ recent }: MindContext): string {
  return recent.findLast(({ speech }) => speech !== undefined)?.speech ?? '';
}

/** Words given and not yet kept, one's own and those one was given. */
function promised({ promises, believed, view }: MindContext): string[] {
  const words = memoryWording(view.language);
  return promises.map(({ owner = '', toward = '', text, due = 0 }) =>
    words.promise({
      owner: nameOf(believed, owner),
      toward: nameOf(believed, toward),
      promise: short(text),
      due: words.due(
        Math.floor(due / DAY_MS) - view.time.day,
        clockText({ now: due, start: view.calendarStart }),
      ),
    }),
  );
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `- ${line}`)].join('\n');
}
