// The hard cap and the forecast of a scene played by a model.
import { BudgetExceededError, MemoryJournal, TokenBudget, TokenMeter } from '@hakoniwa/model';
import { MemoryEventStore } from '@hakoniwa/store';
import { loopbackDoor, startScriptedOllama } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { aSmallModel, gm, kitchen } from '../test/model-scene.ts';
import { modelCast, openModel } from './model-run.ts';
import { forecastScene } from './model-run-forecast.ts';
import { openScene } from './open-scene.ts';
import { runScene } from './scene.ts';

it('[GR24] the cap pauses before a turn, and more of it lets the scene go on', async () => {
  const server = await startScriptedOllama({ answer: aSmallModel });
  const budget = new TokenBudget({ capTokens: 9_000 });
  const journal = new MemoryJournal();
  const address = { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url } as const;
  const model = openModel({ door: loopbackDoor, address, budget, journal });
  const store = new MemoryEventStore();
  const scene = { folder: kitchen, scenario: 'coffee_trap', language: 'ja', seed: 1 } as const;
  const opened = await openScene({ ...scene, gm, store, name: 'scene' });
  const parts = {
    ...opened.parts,
    turns: 12,
    mindOf: modelCast({ opened, gm, model, mode: 'fused', deadlineMs: 300_000 }),
  };
  const taken: number[] = [];
  const play = async () => {
    for await (const { turn, mind } of runScene(parts)) {
      taken.push(turn);
      expect(mind).toBe('model');
    }
  };
  await expect(play()).rejects.toBeInstanceOf(BudgetExceededError);
  const paused = taken.length;
  expect(paused).toBeGreaterThan(0);
  expect(paused).toBeLessThan(12);
  expect(budget.usedTokens).toBeLessThanOrEqual(9_000);
  const told = async () => {
    const events = [];
    for await (const event of store.read({ garden: 'scene', branch: 'main' })) events.push(event);
    return events.filter(({ type }) => type === 'turn-performed').length;
  };
  expect(await told()).toBe(paused);
  budget.changeCap(1_000_000);
  await play();
  await server.stop();
  expect(await told()).toBe(paused + 12);
});

it('[GR24] a forecast counts calls, tokens and time, and measured figures go before usual ones', () => {
  const usual = forecastScene({ turns: 8, mode: 'two-phase' });
  expect(usual).toMatchObject({ calls: 18, fits: true });
  expect(forecastScene({ turns: 8, mode: 'fused' }).calls).toBe(10);
  expect(forecastScene({ turns: 8, mode: 'fused', scores: true }).calls).toBe(18);
  expect(forecastScene({ turns: 8, mode: 'two-phase', leftTokens: 1_000 }).fits).toBe(false);
  expect(usual.durationMs).toBeGreaterThan(1_000);
  const meter = new TokenMeter();
  const spent = { promptTokens: 100, completionTokens: 10, source: 'server' } as const;
  for (const purpose of ['thought', 'performance', 'repair'])
    meter.addAnswer({ character: 'yana', purpose }, spent);
  expect(forecastScene({ turns: 8, mode: 'two-phase', meter }).totalTokens).toBe(18 * 110);
});
