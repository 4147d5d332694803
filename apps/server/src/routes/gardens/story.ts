// How the story goes: whether it stalls, and what the GM would tell the next one to speak.
import { storySchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
import { storyOf } from '../../gardens/story-of.ts';
import type { Route } from '../../route.ts';

export const gardenStory: Route = {
  method: 'get',
  path: '/v1/gardens/:id/story',
  operation: {
    id: 'story',
    summary: 'story.summary',
    path: [gardenParameter],
    answers: {
      200: jsonAnswer('story.ok', jsonContent('Story', storySchema)),
      ...refusals(404),
    },
  },
  handle: async (context, parts) => context.json(await storyOf(await gardenAsked(context, parts))),
};
