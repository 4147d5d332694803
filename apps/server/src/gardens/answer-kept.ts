// What a command came to, as it is answered: the verdict, its words, the events this reader may hear, and what they changed.
import {
  answeredDiff,
  type Gardens,
  hasWords,
  type Kept,
  type LivingGarden,
  readsLog,
  STORY_EVENTS,
  wireEvent,
} from '@hakoniwa/garden';
import type { AnsweredDiff, SubmitAnswer } from '@hakoniwa/protocol';
import { type Audience, denialText, type SealedEvent } from '@hakoniwa/stage';

interface Answering {
  readonly garden: LivingGarden;
  readonly gardens: Pick<Gardens, 'lifeOf'>;
  readonly audience: Audience;
}

export async function answerKept(answering: Answering, kept: Kept): Promise<SubmitAnswer> {
  const { garden, audience } = answering;
  const { verdict, events, before, world, head, repeated } = kept;
  const { rules } = garden;
  const change = await changeOf(answering, kept);
  return {
    allowed: verdict.allowed,
    ...(verdict.denial ? { denial: verdict.denial, why: denialText(world, verdict.denial) } : {}),
    events: events.flatMap((event) => wireEvent({ rules, world: before, audience }, event) ?? []),
    head,
    ...(change ? { change } : {}),
    repeated,
  };
}

/** For the readers of a scene; a town is too busy to be told by every answer, there the stream does. */
async function changeOf(
  { garden, gardens, audience }: Answering,
  kept: Kept,
): Promise<AnsweredDiff | undefined> {
  if (!readsLog(audience) || (await gardens.lifeOf(garden.facts.pack))) return undefined;
  const { rules } = garden;
  return answeredDiff({ rules, audience, last: await lastWords(garden, kept) }, kept);
}

async function lastWords(
  garden: LivingGarden,
  { events, head }: Kept,
): Promise<readonly SealedEvent[]> {
  if (hasWords(events)) return events;
  const after = Math.max(0, head.seq - STORY_EVENTS);
  return garden.events({ branch: head.branch, after, limit: head.seq - after });
}
