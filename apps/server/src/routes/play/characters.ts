// Player characters: listed, made, shown, put away and brought back.
import {
  characterListSchema,
  characterOnWireSchema,
  characterSheetSchema,
  newCharacterSchema,
  playLimits,
} from '@hakoniwa/protocol/sessions';
import { z } from 'zod';
import { asked } from '../../parameters.ts';
import { playRoute } from './play-route.ts';

const deleted = {
  name: 'deleted',
  description: 'characters.deleted',
  schema: z.enum(['true', 'false']).optional(),
} as const;
const one = { name: 'PlayCharacter', schema: characterOnWireSchema };

export const characterList = playRoute({
  ...{ path: '/characters', id: 'characters', summary: 'characters.summary', ok: 'characters.ok' },
  query: [deleted],
  answer: { name: 'PlayCharacterList', schema: characterListSchema },
  handle: async ({ playing, player, context }) => {
    const isAll = asked(context, deleted) === 'true';
    const all = await playing.cast.list(player);
    const characters = all.filter(({ deletedAt }) => isAll || deletedAt === null);
    return { characters, limit: playLimits.characters };
  },
});

export const characterCreate = playRoute({
  ...{ method: 'post', path: '/characters', id: 'createCharacter', status: 201 },
  mayMiss: true,
  ...{ summary: 'createCharacter.summary', ok: 'createCharacter.ok' },
  body: { name: 'NewPlayCharacter', schema: newCharacterSchema },
  answer: one,
  handle: ({ playing, player, body }) => playing.cast.create(player, body),
});

export const characterShow = playRoute({
  ...{ path: '/characters/:character', id: 'character' },
  ...{ summary: 'character.summary', ok: 'character.ok' },
  answer: { name: 'PlayCharacterSheet', schema: characterSheetSchema },
  handle: ({ playing, player, id }) => playing.cast.sheet(player, id),
});

export const characterDelete = playRoute({
  ...{ method: 'delete', path: '/characters/:character', id: 'deleteCharacter' },
  ...{ summary: 'deleteCharacter.summary', ok: 'deleteCharacter.ok' },
  answer: one,
  handle: async ({ playing, player, id }) => {
    await playing.cast.remove(player, id);
    return playing.cast.one(player, id);
  },
});

export const characterRestore = playRoute({
  ...{ method: 'post', path: '/characters/:character/restore', id: 'restoreCharacter' },
  ...{ summary: 'restoreCharacter.summary', ok: 'restoreCharacter.ok' },
  answer: one,
  handle: ({ playing, player, id }) => playing.cast.restore(player, id),
});
