// Repairs over real HTTP: whatever happens to one, what was good of the first try is played.
import { MemoryJournal } from '@hakoniwa/model';
import { allBreaches, isJsonObject } from '@hakoniwa/stage';
import {
  loopbackDoor,
  type ModelAsk,
  type ModelFault,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { playWith, toldIn } from '../test/model-scene.ts';
import { openModel } from './model-run.ts';

const SERVERS = { ollama: startScriptedOllama, openai: startScriptedOpenAi } as const;

const isRepair = ({ last }: ModelAsk) => last.includes('このままでは使えません');
const isThought = ({ last }: ModelAsk) => last.includes('まだ動かず、話さないでください');

/** Thinks, then takes a hammer that is not there, whatever it is told. */
const dreamer = (ask: ModelAsk) =>
  isThought(ask) ? 'ハンマーが要る。' : `（ハンマーを手に取る）「なるほど、${ask.number}。」`;

const FAULTS: readonly (readonly [ModelFault, string])[] = [
  ['refused', 'MODEL_REFUSED'],
  ['hang', 'MODEL_TIMEOUT'],
  ['half-stream', 'MODEL_HALF_STREAM'],
  ['garbage', 'MODEL_GARBAGE'],
  ['error-500', 'MODEL_HTTP'],
  ['short-prompt', 'MODEL_TRUNCATED'],
  ['redirect', 'MODEL_REDIRECT'],
];

const CASES = (['ollama', 'openai'] as const).flatMap((server) =>
  FAULTS.map(([fault, failure]) => ({ server, fault, failure })),
);

it.each(CASES)(
  '[GR25] $server, $fault in a repair: the words stay, the act goes, the turn says $failure',
  async ({ server, fault, failure }) => {
    const running = await SERVERS[server]({
      answer: dreamer,
      fault: (ask) => (isRepair(ask) ? fault : undefined),
    });
    const journal = new MemoryJournal();
    const baseUrl = server === 'openai' ? `${running.url}/v1` : running.url;
    const model = openModel({
      door: loopbackDoor,
      address: { server, model: 'gemma3:4b', baseUrl },
      journal,
      retry: { attempts: 1 },
    });
    const deadlineMs = fault === 'hang' ? 3_000 : 300_000;
    const played = await playWith({ model, turns: 2, deadlineMs, sanitizes: false });
    await running.stop();
    expect(played.turns).toMatchObject([
      { mind: 'model', failure, gaveUp: true, allowed: true, thought: 'ハンマーが要る。' },
      { mind: 'model', failure, gaveUp: true, allowed: true, thought: 'ハンマーが要る。' },
    ]);
    expect(played.turns.map(({ speech, act }) => `${speech}${act}`).join()).toMatch(
      /^なるほど、\d。null,なるほど、\d。null$/,
    );
    expect(allBreaches(played.last)).toEqual([]);
    // Thought, performance, one repair that failed; each with no more time than the call before left.
    expect(journal.records.map(({ request }) => request.purpose)).toEqual([
      ...['thought', 'performance', 'repair', 'thought', 'performance', 'repair'],
    ]);
    const times = journal.records.slice(0, 3).map(({ request }) => Number(request.deadlineMs));
    expect(times[0]).toBeLessThanOrEqual(deadlineMs);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const [note] = toldIn(played).map(({ command }) =>
      command?.type === 'perform' ? command.note : {},
    );
    expect(isJsonObject(note) ? note.calls : []).toHaveLength(3);
  },
);
