// The wire's own shapes: a request with a world by names, and what comes back.
import { LANGUAGES } from '@hakoniwa/stage';
import { z } from 'zod';

const name = z.string();

const exit = z.union([
  name,
  z.looseObject({ to: name, via: name.optional(), locked: z.boolean().optional() }),
]);

const wireLocationSchema = z.looseObject({
  description: z.string().optional(),
  exits: z.array(exit).optional(),
  aliases: z.array(name).optional(),
});

const wireCharacterSchema = z.looseObject({
  status: z.array(z.string()).optional(),
  holding: z.array(name).optional(),
  location: name.optional(),
  aliases: z.array(name).optional(),
});

const affordance = z.union([
  z.string(),
  z.looseObject({ verb: z.string(), label: z.string().optional() }),
]);

const wirePropSchema = z.looseObject({
  /** What it is called where its key is not its name: the second coffee. */
  name: name.optional(),
  location: name.optional(),
  state: z.array(z.string()).optional(),
  aliases: z.array(name).optional(),
  owner: name.nullish(),
  affordances: z.array(affordance).optional(),
  portable: z.boolean().optional(),
  hidden: z.boolean().optional(),
  yields: z.array(z.union([name, z.looseObject({ name })])).optional(),
  uses: z.number().int().min(0).optional(),
  key: name.nullish(),
  kind: z.string().optional(),
  strict: z.boolean().optional(),
});

export const worldStateSchema = z.looseObject({
  version: z.union([z.string(), z.number()]).optional(),
  time: z
    .looseObject({
      label: z.string().optional(),
      turn: z.number().optional(),
      weather: z.string().optional(),
    })
    .optional(),
  location: z.looseObject({ current: name.optional() }).optional(),
  locations: z.record(name, wireLocationSchema).optional(),
  characters: z.record(name, wireCharacterSchema).optional(),
  props: z.record(name, wirePropSchema).optional(),
  events: z.array(z.unknown()).optional(),
});

export const gmRequestSchema = z.looseObject({
  session_id: z.string().max(200),
  turn_number: z.number().int().min(0).optional(),
  speaker: z.string().min(1).max(200),
  raw_output: z.string().nullish(),
  world_state: worldStateSchema,
  language: z.enum(LANGUAGES).optional(),
});

export type WireLocation = z.infer<typeof wireLocationSchema>;
export type WireCharacter = z.infer<typeof wireCharacterSchema>;
export type WireProp = z.infer<typeof wirePropSchema>;
export type WorldState = z.infer<typeof worldStateSchema>;
export type GmRequest = z.infer<typeof gmRequestSchema>;
