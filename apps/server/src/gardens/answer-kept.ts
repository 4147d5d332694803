// What a command came to, as it is answered: the verdict, its words, and the events this reader may hear.
import type { submittedSchema } from '@hakoniwa/protocol';
import { type Audience, denialText } from '@hakoniwa/stage';
import type { z } from 'zod';
import type { House } from '../app-parts.ts';
import type { Kept, OpenGarden } from './gardens.ts';
import { wireEvent } from './wire-event.ts';

interface Answering {
  readonly garden: OpenGarden;
  readonly audience: Audience;
  readonly metrics: House['metrics'];
  readonly type: string;
}

export function answerKept(
  { garden, audience, metrics, type }: Answering,
  { verdict, events, before, world, head, repeated }: Kept,
): z.infer<typeof submittedSchema> {
  const { rules } = garden;
  metrics.commands.add({ type, allowed: String(verdict.allowed) });
  return {
    allowed: verdict.allowed,
    ...(verdict.denial ? { denial: verdict.denial, why: denialText(world, verdict.denial) } : {}),
    events: events.flatMap((event) => wireEvent({ rules, world: before, audience }, event) ?? []),
    head,
    repeated,
  };
}
