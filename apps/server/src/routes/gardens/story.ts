// How the story goes: whether it stalls, and what the GM would tell the next one to speak.
import { STORY_EVENTS, storyOf } from '@hakoniwa/garden';
import { storySchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter } from '../../gardens/asked.ts';
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
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const { rules, world, head } = garden;
    const after = Math.max(0, head.seq - STORY_EVENTS);
    const events = await garden.events({ after, limit: STORY_EVENTS });
    return context.json(storyOf({ rules, world, events }));
  },
};
