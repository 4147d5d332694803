// The model mind against scripted models: how often it asks, when it gives up, what it does when a call fails.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import {
  type GenerateRequest,
  ModelRefusedError,
  ModelTimeoutError,
  type Script,
  scriptedModel,
} from '@hakoniwa/model';
import { isJsonObject } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, traits } from '../../../test/a-context.ts';
import { promptsOf } from '../../prompts/prompt-set.ts';
import { instinct } from '../instinct/instinct.ts';
import { modelMind } from './model-mind.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

function kitchen(): Lived {
  return new Lived(
    aWorld({
      places: [
        aPlace('kitchen', ['living'], { name: 'キッチン' }),
        aPlace('living', ['kitchen'], { name: 'リビング' }),
      ],
      characters: [
        aCharacter('yana', 'kitchen', { name: 'やな', ...traits() }),
        aCharacter('ayu', 'kitchen', { name: 'あゆ', ...traits() }),
      ],
      props: [
        aProp('mug', { place: 'kitchen' }, { name: 'マグカップ' }),
        aProp('tv', { place: 'living' }, { name: 'テレビ' }),
        aProp('gem', { place: 'kitchen' }, { name: '宝石', hidden: true }),
      ],
      more: { language: 'ja' },
    }),
  );
}

type Mode = 'two-phase' | 'fused';

async function turn(mode: Mode, script: Script, options: { repairs?: boolean } = {}) {
  const requests: GenerateRequest[] = [];
  const model = scriptedModel((request, number) => {
    requests.push(request);
    return script(request, number);
  });
  const mind = modelMind({
    model,
    gm,
    prompts: promptsOf({ sections: {} }, 'ja'),
    mode,
    deadlineMs: 1_000,
    budgetTokens: 4_000,
    maxTokens: 200,
    sanitizes: false,
    ...options,
  });
  const context = kitchen().context('yana');
  const proposal = await mind(context);
  return { requests, proposal, context, note: isJsonObject(proposal.note) ? proposal.note : {} };
}

const perform: Script = ({ purpose }) =>
  purpose === 'thought' ? '喉が渇いた。' : '（マグカップを手に取る）「飲もうかな」';
const invent: Script = ({ purpose }) =>
  purpose === 'thought' ? '踊りたい。' : '（トーストをかじる）「おいし〜」';
/** Invents until it is told what is there, then uses that. */
const obey: Script = ({ purpose, messages }) => {
  if (purpose !== 'repair') return invent({ purpose, messages } as GenerateRequest, 1);
  const told = messages.at(-1)?.content ?? '';
  return told.includes('ここにあるのはマグカップ') ? '（マグカップを手に取る）「これにする」' : '';
};

describe('the model mind', () => {
  it.each([
    ['two-phase', ['thought', 'performance']],
    ['fused', ['performance']],
  ] as const)('[MM1] %s asks %j for a turn without findings', async (mode, purposes) => {
    const { requests, proposal, note } = await turn(mode, perform);
    expect(requests.map(({ purpose }) => purpose)).toEqual(purposes);
    expect(proposal.text).toBe('（マグカップを手に取る）「飲もうかな」');
    expect(proposal.calls).toHaveLength(purposes.length);
    expect(note).toMatchObject({ mind: 'model', gave_up: false, findings: [] });
  });

  it.each([
    ['two-phase', 4],
    ['fused', 3],
  ] as const)('[MM1, MM2] %s gives up after %i calls and keeps the words', async (mode, calls) => {
    const { requests, proposal, note } = await turn(mode, invent);
    expect(requests).toHaveLength(calls);
    expect(requests.filter(({ purpose }) => purpose === 'repair')).toHaveLength(2);
    expect(proposal).toMatchObject({ text: '「おいし〜」' });
    expect(note).toMatchObject({ gave_up: true });
    expect(new Set(proposal.calls).size).toBe(calls);
  });

  it('[MM2] with nothing worth keeping the turn is silent', async () => {
    const { proposal, note } = await turn('fused', () => '{"act":"dance"}');
    expect(proposal).toMatchObject({ speech: undefined });
    expect(proposal.text).toBeUndefined();
    expect(note).toMatchObject({ gave_up: true });
  });

  it('[MM2] without repairs the first try stands', async () => {
    const { requests, proposal, note } = await turn('fused', invent, { repairs: false });
    expect(requests).toHaveLength(1);
    expect(proposal.text).toBe('（トーストをかじる）「おいし〜」');
    expect(note).toMatchObject({ gave_up: false, findings: [expect.stringContaining('トースト')] });
  });

  it('[MM3] guidance that is obeyed ends the repairs', async () => {
    const { requests, proposal, note } = await turn('two-phase', obey);
    expect(requests.map(({ purpose }) => purpose)).toEqual(['thought', 'performance', 'repair']);
    expect(proposal.text).toBe('（マグカップを手に取る）「これにする」');
    expect(note).toMatchObject({ gave_up: false });
    expect(JSON.stringify(requests.at(-1)?.messages)).not.toMatch(/テレビ|宝石/);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
  ])('[MM4] call %i fails: instinct takes the turn after %i calls', async (failing, calls) => {
    const { requests, proposal, note, context } = await turn('two-phase', (request, number) => {
      if (number === failing)
        throw new ModelRefusedError({ url: 'http://x', reason: 'ECONNREFUSED' });
      return invent(request, number);
    });
    expect(requests).toHaveLength(calls);
    expect(proposal).toMatchObject({ act: instinct(context).act });
    expect(proposal.text).toBeUndefined();
    expect(note).toMatchObject({ mind: 'instinct', failure: 'MODEL_REFUSED', instead: 'scripted' });
    expect(note.calls).toHaveLength(calls);
  });

  it('[MM4] a late call is a failed one, and a bug is no failed call', async () => {
    const late = await turn('fused', () => {
      throw new ModelTimeoutError({ limitMs: 1, kind: 'deadline' });
    });
    expect(late.note).toMatchObject({ failure: 'MODEL_TIMEOUT' });
    await expect(
      turn('fused', () => {
        throw new TypeError('ours');
      }),
    ).rejects.toThrow('ours');
  });
});
