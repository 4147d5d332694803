// Takes a character out of a running world, in the world's language.
import { characterId, isJsonObject, type Json, type World } from '@hakoniwa/stage';
import { z } from 'zod';
import type { Card } from '../card.ts';
import { CardError } from '../card-error.ts';
import type { CardSource } from './card-source.ts';
import {
  type PlainCharacter,
  type PlainLore,
  traitsSchema,
  withoutUndefined,
} from './plain-character.ts';

const { manner, priorities, traits, moods } = traitsSchema.shape;

/** The part of a sheet that minds keep in the world; what does not fit is not there. */
const sheetSchema = z.object({
  fullName: z.string().optional().catch(undefined),
  profile: z.string().optional().catch(undefined),
  traits: traits.catch(undefined),
  moods: moods.catch(undefined),
  priorities: priorities.catch(undefined),
  speech: z
    .object({ ...manner.unwrap().shape, lines: z.array(z.string()).default([]) })
    .optional()
    .catch(undefined),
});

const loreSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string().optional(),
    text: z.string(),
    keys: z.array(z.string()).default([]),
    about: z.array(z.string()).default([]),
    knownBy: z.array(z.string()).default([]),
  }),
);

/** The character as they are now; a world does not keep cards, so the original is handed in. */
export function characterFromWorld(
  world: World,
  {
    id,
    options = {},
  }: {
    readonly id: string;
    readonly options?: { readonly original?: Card; readonly user?: string } | undefined;
  },
): CardSource {
  const character = plainFrom(world, id);
  const { original, user } = options;
  return { id, language: world.language, character, lore: loreIn(world, id), original, user };
}

function plainFrom(world: World, id: string): PlainCharacter {
  const body = world.characters.get(characterId(id));
  if (!body) throw new CardError('CHARACTER_UNKNOWN', { at: id });
  const sheets = world.systems.get('sheets');
  const own: Json | undefined = isJsonObject(sheets) && Object.hasOwn(sheets, id) ? sheets[id] : {};
  const { fullName, profile, speech, ...rest } = sheetSchema.parse(isJsonObject(own) ? own : {});
  const { lines = [], ...voice } = speech ?? {};
  const aliases = body.aliases.filter((name) => name !== fullName);
  const spoken = withoutEmpty(voice);
  return {
    name: body.name,
    ...(fullName === undefined ? {} : { fullName }),
    description: body.description || body.name,
    ...(profile === undefined ? {} : { profile }),
    lines,
    traits: withoutUndefined({
      ...rest,
      aliases: aliases.length === 0 ? undefined : aliases,
      personality: withoutEmpty(body.personality),
      skills: Object.keys(body.skills).length === 0 ? undefined : { ...body.skills },
      desires: desiresOf(body.desires),
      manner: Object.keys(spoken).length === 0 ? undefined : spoken,
    }),
  };
}

function desiresOf(desires: readonly { text: string; term: string; weight: number }[]) {
  const of = (term: string) =>
    desires.filter((one) => one.term === term).map(({ text, weight }) => ({ text, weight }));
  const wishes = withoutEmpty({ short: of('short'), long: of('long') });
  return Object.keys(wishes).length === 0 ? undefined : wishes;
}

/** A world writes empty lists where a sheet says nothing. */
function withoutEmpty<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(
    ([, one]) => one !== undefined && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(kept) as T;
}

function loreIn(world: World, id: string): Record<string, PlainLore> {
  const read = loreSchema.safeParse(world.systems.get('lore') ?? []);
  const own = (read.success ? read.data : []).filter(({ about, knownBy }) =>
    [...about, ...knownBy].includes(id),
  );
  const plain = own.map((one): [string, PlainLore] => [
    one.id,
    { ...(one.title === undefined ? {} : { title: one.title }), text: one.text, keys: one.keys },
  ]);
  return Object.fromEntries(plain);
}
