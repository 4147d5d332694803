// A model as narrator: it rewrites what happened as prose, and is believed only where it adds and loses nothing.

import { mendWords } from '@hakoniwa/actor';
import type { Message } from '@hakoniwa/model';
import { limits } from '../limits.ts';
import { filledBlanks } from '../play/fill.ts';
import { playWording } from '../play/locale/index.ts';
import type { FindModel } from '../runtime/find-model.ts';
import { type Narration, type Narrator, plainNarrative } from '../runtime/narrator.ts';
import { doubtAbout } from './narration-doubts.ts';

interface ModelNarrator {
  readonly model: FindModel;
  /** Milliseconds of one call; the limits' when left out. */
  readonly callMs?: number | undefined;
}

/** A narrative that was not believed. */
class DoubtfulNarrativeError extends Error {
  readonly code = 'NARRATIVE_DOUBTFUL';

  constructor(doubt: string) {
    super(`the narrative is not told: ${doubt}`);
  }
}

/** Asks, and once more with the draft shown where there is doubt and time: a player is waiting. */
export function modelNarrator({
  model: find,
  callMs = limits.narrationMs,
}: ModelNarrator): Narrator {
  return async (narration, signal) => {
    const model = await find(narration.garden);
    if (!model) return undefined;
    const endMs = performance.now() + callMs;
    const write = async (messages: readonly Message[]): Promise<Written> => {
      const deadlineMs = Math.max(1, Math.ceil(endMs - performance.now()));
      const { text, finish } = await model.generate({
        ...{ messages, purpose: 'session:narration', maxTokens: limits.narrationTokens },
        ...{ deadlineMs, priority: 'player', signal },
      });
      const { text: prose, fault } = proseOf(text, narration);
      if (finish !== 'stop') return { draft: text, prose, doubt: 'it breaks off' };
      return { draft: text, prose, doubt: fault ?? doubtAbout(prose, narration) };
    };
    const messages = messagesFor(narration);
    const first = await write(messages);
    const isInTime = endMs - performance.now() > callMs * limits.narrationAgain;
    const last =
      first.doubt === undefined || !isInTime
        ? first
        : await write([...messages, ...withDraft(narration, first.draft)]);
    if (last.doubt !== undefined) throw new DoubtfulNarrativeError(last.doubt);
    return last.prose;
  };
}

/** A narrative as the model wrote it, as it would be told, and why it is not. */
interface Written {
  readonly draft: string;
  readonly prose: string;
  readonly doubt: string | undefined;
}

/** The draft, and that it will not do. */
function withDraft({ language }: Narration, draft: string): Message[] {
  const content = draft.trim().slice(0, limits.narrativeLength);
  return [
    ...(content === '' ? [] : [{ role: 'assistant' as const, content }]),
    { role: 'user', content: playWording(language).narrate.again },
  ];
}

/** The narrative without what surrounds it, and what is wrong with it beyond mending. */
function proseOf(text: string, narration: Narration): { text: string; fault: string | undefined } {
  const { language, name } = narration;
  const { narrate } = playWording(language);
  const mended = mendWords(text.trim(), {
    ...{ language, form: 'prose', speaker: [], others: [], said: [] },
    told: [filledBlanks(narrate.rules, { name }), narrate.done, narrate.denied],
    maxSentences: Number.POSITIVE_INFINITY,
  });
  const [fault] = mended.faults;
  return { text: mended.text, fault: fault && `${fault.code}: ${fault.what}` };
}

function messagesFor(narration: Narration) {
  const { narrate } = playWording(narration.language);
  const { name, place, people, things, action, facts, isDenied } = narration;
  const parts = [
    [narrate.place, `${place.name}\n${place.description}`],
    [narrate.people, [name, ...people].join('\n')],
    [narrate.things, things.join('\n')],
    [narrate.action, action],
    [narrate.facts, facts.join('\n')],
    [narrate.text, plainNarrative(narration)],
  ].filter(([, text]) => text !== '');
  const material = parts.map(([title, text]) => `# ${title}\n${text}`).join('\n\n');
  const tone = isDenied ? narrate.denied : narrate.done;
  return [
    { role: 'system' as const, content: filledBlanks(narrate.rules, { name }) },
    { role: 'user' as const, content: `${material}\n\n${tone}` },
  ];
}
