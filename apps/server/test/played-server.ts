// A server whose gardens are played by a scripted model server over real HTTP.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LivingGarden, ModelSettings } from '@hakoniwa/garden';
import {
  type AnswerAsk,
  type ScriptedServer,
  type ScriptedServerOptions,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { createApp } from '../src/app.ts';
import type { AppParts } from '../src/app-parts.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { modelSource } from '../src/models/model-source.ts';
import { appParts } from './app-parts.ts';
import { openKept } from './kept-scene.ts';

/** Lines that are not alike, so that nobody takes one for another said again. */
const LINES = [
  'The kettle can wait.',
  'Somebody left the window open.',
  'I counted seven birds.',
  'Your sleeve is wet.',
  'We should sweep before noon.',
  'My back hurts a little.',
  'That drawer sticks again.',
  'Do you smell rain?',
  'Nobody reads my notes.',
  'Bread would be nice.',
  'The clock runs fast.',
  'Let me think about it.',
  'Where did you sleep?',
] as const;

/** Thinks when it is asked to think, else says one line after another. */
export const aSmallModel: AnswerAsk = ({ last, number, schema }) => {
  if (schema)
    return JSON.stringify({ action: 'idle', reason: 'a rest', say: 'hello', episode: 'x' });
  if (/not act or speak yet|まだ動かず/.test(last)) return `I look around, number ${number}.`;
  const round = Math.floor(number / LINES.length);
  const more = round === 0 ? '' : ` ${LINES[(number * 5 + round) % LINES.length]}`;
  return `"${LINES[number % LINES.length]}${more}"`;
};

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(15);
}

interface Played {
  readonly server?: Partial<ScriptedServerOptions>;
  /** Whether the settings name the model, or it is only there to be found. */
  readonly isTold?: boolean;
  readonly name?: string;
  readonly tokensPerDay?: number;
  readonly parts?: Partial<AppParts>;
  /** Whether people may name any server. */
  readonly reach?: 'anywhere' | 'known';
}

/** Opens it; close it when done. */
export async function playedServer(options: Played = {}) {
  const server = await startScriptedOpenAi({ answer: aSmallModel, ...options.server });
  const name = options.name ?? `test_${randomUUID()}`;
  const kept = await serverOn(server, { ...options, name });
  return {
    ...kept,
    ...{ server, name },
    model: `openai:gemma3:4b@${server.url}/v1`,
    /** The same server in another process. */
    another: () => serverOn(server, { ...options, name }),
    close: async () => {
      await kept.close();
      await server.stop();
    },
  };
}

async function serverOn(server: ScriptedServer, options: Played & { readonly name: string }) {
  const { isTold = true, tokensPerDay } = options;
  const said = isTold ? { HAKONIWA_MODEL: `openai:gemma3:4b@${server.url}/v1` } : {};
  const source = modelSource({
    reach: options.reach ?? 'anywhere',
    settings: () => said as ModelSettings,
    hosts: [server.url],
    tokensPerDay: () => tokensPerDay,
  });
  const kept = await openKept(options.name, { source });
  const { database, gardens } = kept;
  const app = createApp(appParts(database, { gardens, source, ...options.parts }));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
    const answer = await app.request(path, { method, ...init });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return { ...kept, app, ask, source };
}

type House = Pick<Awaited<ReturnType<typeof playedServer>>, 'gardens'>;

export function aKitchen({ gardens }: House): Promise<LivingGarden> {
  const wanted = { pack: 'kitchen', scenario: 'kitchen_morning', language: 'en', seed: 1 } as const;
  return gardens.create(wanted, LOCAL_OWNER);
}

export async function reopened({ gardens }: House, id: string): Promise<LivingGarden> {
  const found = await gardens.get(id, LOCAL_OWNER);
  if (!found) throw new Error('the garden is gone');
  return found;
}
