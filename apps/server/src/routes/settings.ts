// Settings: models, budgets, language; what the environment says goes before them.
import { settingsChangeSchema, settingsSchema } from '@hakoniwa/protocol';
import { jsonAnswer, jsonContent } from '../api/json-content.ts';
import { bodyRefusals } from '../api/refusals.ts';
import { passOf } from '../borders/pass.ts';
import { readBody } from '../read-body.ts';
import type { Route } from '../route.ts';

const shown = jsonContent('Settings', settingsSchema);

export const settingsShow: Route = {
  method: 'get',
  path: '/v1/settings',
  operation: {
    id: 'settings',
    summary: 'settings.summary',
    description: 'settings.description',
    answers: { 200: jsonAnswer('settings.ok', shown) },
  },
  handle: async (context, { settings }) => context.json(await settings.shown(passOf(context))),
};

export const settingsChange: Route = {
  method: 'put',
  path: '/v1/settings',
  operation: {
    id: 'changeSettings',
    summary: 'changeSettings.summary',
    description: 'changeSettings.description',
    body: jsonContent('SettingsChange', settingsChangeSchema),
    answers: { 200: jsonAnswer('settings.ok', shown), ...bodyRefusals() },
  },
  handle: async (context, { settings }) => {
    const pass = passOf(context);
    await settings.change(await readBody(context.req, settingsChangeSchema), pass);
    return context.json(await settings.shown(pass));
  },
};
