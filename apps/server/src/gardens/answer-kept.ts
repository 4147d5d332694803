// What a command came to, as it is answered: the verdict, its words, and the events this reader may hear.
import type { submittedSchema } from '@hakoniwa/protocol';
import { type Audience, denialText } from '@hakoniwa/stage';
import type { z } from 'zod';
import type { Kept, OpenGarden } from './gardens.ts';
import { wireEvent } from './wire-event.ts';

interface Answering {
  readonly garden: OpenGarden;
  readonly audience: Audience;
}

export function answerKept(
  { garden, audience }: Answering,
  { verdict, events, before, world, head, repeated }: Kept,
): z.infer<typeof submittedSchema> {
  const { rules } = garden;
  return {
    allowed: verdict.allowed,
    ...(verdict.denial ? { denial: verdict.denial, why: denialText(world, verdict.denial) } : {}),
    events: events.flatMap((event) => wireEvent({ rules, world: before, audience }, event) ?? []),
    head,
    repeated,
  };
}
