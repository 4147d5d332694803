// A model as narrator over real HTTP: its prose where it holds, the plain text where there is any doubt.
import { openModel } from '@hakoniwa/garden';
import {
  loopbackDoor,
  type ModelAsk,
  type ModelFault,
  type ScriptedServer,
  startScriptedOllama,
} from '@hakoniwa/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newSession, openServer, type PlaySetup, takeText } from '../../test/play-campaign.ts';
import type { Narration, Narrator } from '../runtime/narrator.ts';
import { modelNarrator } from './model-narrator.ts';
import { doubtAbout } from './narration-doubts.ts';

let setup: PlaySetup;
let narrator: Narrator | undefined;
let plain: string;
const servers: ScriptedServer[] = [];
beforeAll(async () => {
  setup = await openServer({
    narrator: async (narration, signal) => narrator?.(narration, signal),
  });
  plain = (await turn()).narrative;
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(() => setup.close());

/** The same turn of the same world each time. */
async function turn() {
  return takeText(setup, await newSession(setup, { name: 'アキ', seed: 5 }), '周りを見渡す');
}

async function narratedBy(
  answer: (ask: ModelAsk) => string,
  { fault, callMs = 5_000 }: { fault?: ModelFault; callMs?: number } = {},
) {
  const server = await startScriptedOllama({ answer, ...(fault ? { fault: () => fault } : {}) });
  servers.push(server);
  const address = { server: 'ollama', baseUrl: server.url, model: 'gemma3:4b' } as const;
  const model = openModel({ door: loopbackDoor, address });
  narrator = modelNarrator({ model: async () => model, callMs });
  return { told: await turn(), server };
}

it('[NA1] a model is given what happened, and its prose is told', async () => {
  const { told, server } = await narratedBy(() => `${plain}\nあたりは、しんと静かだった。`);
  expect(told).toMatchObject({
    degraded: false,
    narrative: `${plain}\nあたりは、しんと静かだった。`,
  });
  const [{ ask } = { ask: undefined }] = server.log.calls;
  expect(ask?.last).toContain(plain);
  expect(ask?.last).toContain('周りを見渡す');
  expect(ask?.messages[0]?.content).toContain('アキ');
});

it('[NA1] without a model the plain text stands and nothing is degraded', async () => {
  narrator = modelNarrator({ model: async () => undefined });
  expect(await turn()).toMatchObject({ degraded: false, narrative: plain });
});

/** Sentences that are all different, and far too many. */
const ENDLESS = ['空', '石', '道', '風', '声', '影', '光', '門'].flatMap((thing) =>
  ['遠い', '淡い', '古い', '低い', '長い', '細い', '青い', '白い'].flatMap((like) =>
    ['を見た。', 'が揺れた。', 'に触れた。', 'を思った。'].map((end) => `${like}${thing}${end}`),
  ),
);

it.each<readonly [string, (text: string) => string]>([
  ['nothing', () => '  '],
  ['a word', () => 'うん。'],
  ['JSON', (text) => JSON.stringify({ narrative: text })],
  ['English', () => 'You look around for a long while and everything seems to be at peace here.'],
  ['somebody who is elsewhere', (text) => `${text}\nボルガが手を振った。`],
  ['a beast nobody spoke of', (text) => `${text}\n空をドラゴンが横切った。`],
  ['words nobody said', (text) => `${text}\n「よく来たな」と声がした。`],
  ['a number', (text) => `${text}\n銀貨が30枚、落ちていた。`],
  ['no end', (text) => [text, ...ENDLESS].join('\n')],
])('[NA2] a narrative of %s is not told', async (_, spoil) => {
  const { told } = await narratedBy(() => spoil(plain));
  expect(told).toMatchObject({ degraded: true, narrative: plain });
});

it('[NA2] a doubtful narrative is asked for once more with its draft, and told when it holds', async () => {
  const lie = '空をドラゴンが横切った。';
  const { told, server } = await narratedBy(({ number }) =>
    number === 1 ? `${plain}\n${lie}` : `${plain}\nあたりは、しんと静かだった。`,
  );
  expect(told).toMatchObject({
    degraded: false,
    narrative: `${plain}\nあたりは、しんと静かだった。`,
  });
  expect(server.log.calls).toHaveLength(2);
  const again = server.log.calls[1]?.ask.messages ?? [];
  expect(again.at(-2)).toMatchObject({ role: 'assistant', content: `${plain}\n${lie}` });
});

it.each<ModelFault>([
  'hang',
  'hang-mid-stream',
  'error-500',
  'garbage',
  'refused',
  'empty',
  'length',
])('[NA3] a server that answers with %s leaves the plain text', async (fault) => {
  const { told } = await narratedBy(() => plain, { fault, callMs: 400 });
  expect(told).toMatchObject({ degraded: true, narrative: plain });
});

const ENGLISH: Narration = {
  ...{ language: 'en', garden: 'g', action: 'look', name: 'Aki', isDenied: false },
  place: { name: 'the training yard', description: 'Straw and sand.' },
  ...{ people: ['Mirei'], things: ['dummy'], facts: [] },
  known: ['Mirei', 'Borga', 'lamp', 'dummy', 'training yard'],
  paragraphs: ['You stop and take in the training yard. You see Mirei here. Mirei: “Well done.”'],
};

it.each([
  ['You pause in the training yard, where Mirei stands. “Well done,” she says.', undefined],
  ['You pause in the training yard. Mirei nods by the dummy: “Well done.”', undefined],
  ['You pause in the training yard beside a lamp. Mirei nods: “Well done.”', 'it names lamp'],
  ['You pause in the training yard with Borga. Mirei nods: “Well done.”', 'it names Borga'],
  ['You pause in the training yard and Gandalf grins. Mirei: “Well done.”', 'it names Gandalf'],
  ['You pause in the training yard, for Mirei is there, and she nods.', 'it leaves out Well done'],
  [
    'あなたは稽古場で足を止め、あたりを見回した。ミレイがうなずいている。',
    'it is in another language',
  ],
])('[NA2] in English: %s', (text, doubt) => {
  const found = doubtAbout(text, ENGLISH);
  if (doubt === undefined) expect(found).toBeUndefined();
  else expect(found).toContain(doubt);
});
