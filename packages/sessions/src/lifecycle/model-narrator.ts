// A model as narrator: it rewrites what happened as prose, and is believed only where it adds and loses nothing.

import { limits } from '../limits.ts';
import { filledBlanks } from '../play/fill.ts';
import { playWording } from '../play/locale/index.ts';
import type { FindModel } from '../result/result-stores.ts';
import { doubtAbout } from './narration-doubts.ts';
import { type Narration, type Narrator, plainNarrative } from './narrator.ts';

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

/** Asks once: a player is waiting. Nothing is written while there is no model. */
export function modelNarrator({
  model: find,
  callMs = limits.narrationMs,
}: ModelNarrator): Narrator {
  return async (narration, signal) => {
    const model = await find(narration.garden);
    if (!model) return undefined;
    const { text, finish } = await model.generate({
      messages: messagesFor(narration),
      ...{ purpose: 'session:narration', maxTokens: limits.narrationTokens, deadlineMs: callMs },
      ...{ priority: 'player', signal },
    });
    const doubt = finish === 'stop' ? doubtAbout(text.trim(), narration) : 'it breaks off';
    if (doubt !== undefined) throw new DoubtfulNarrativeError(doubt);
    return text;
  };
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
