// The model mind against scripted models: how often it asks, when it gives up, what it does when a call fails.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import {
  type AnswerScript,
  BudgetExceededError,
  type GenerateRequest,
  ModelAbortedError,
  ModelRefusedError,
  ModelTimeoutError,
  scriptedModel,
} from '@hakoniwa/model';
import { isJsonObject } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { Lived, traits } from '../../../test/a-context.ts';
import { promptsOf } from '../../prompts/prompt-set.ts';
import { instinct } from '../instinct/instinct.ts';
import { modelMind } from './model-mind.ts';
import type { CallNews, ModelMindOptions } from './options.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });

function kitchen(never: readonly string[]): Lived {
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
      more: { language: 'ja', systems: { sheets: { yana: { speech: { calls: {}, never } } } } },
    }),
  );
}

type Mode = 'two-phase' | 'fused';

interface TurnOptions extends Partial<ModelMindOptions> {
  readonly never?: readonly string[];
}

async function turn(
  mode: Mode,
  script: AnswerScript,
  { never = [], ...options }: TurnOptions = {},
) {
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
  const context = kitchen(never).context('yana');
  const proposal = await mind(context);
  return { requests, proposal, context, note: isJsonObject(proposal.note) ? proposal.note : {} };
}

const perform: AnswerScript = ({ purpose }) =>
  purpose === 'thought' ? '喉が渇いた。' : '（マグカップを手に取る）「飲もうかな」';
const invent: AnswerScript = ({ purpose }) =>
  purpose === 'thought' ? '踊りたい。' : '（トーストをかじる）「おいし〜」';
/** Invents until it is told what is there, then uses that. */
const obey: AnswerScript = ({ purpose, messages }) => {
  if (purpose !== 'repair') return invent({ purpose, messages } as GenerateRequest, 1);
  const told = messages.at(-1)?.content ?? '';
  return told.includes('ここにあるのはマグカップ') ? '（マグカップを手に取る）「これにする」' : '';
};

/** Plays the script, but for one call that is refused. */
const failAt =
  (failing: number, script: AnswerScript): AnswerScript =>
  (request, number) => {
    if (number === failing)
      throw new ModelRefusedError({ url: 'http://x', reason: 'ECONNREFUSED' });
    return script(request, number);
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
    ['two-phase', 3],
    ['fused', 2],
  ] as const)('[MM1, MM2] %s gives up after %i calls and keeps the words', async (mode, calls) => {
    const { requests, proposal, note } = await turn(mode, invent);
    expect(requests).toHaveLength(calls);
    expect(requests.filter(({ purpose }) => purpose === 'repair')).toHaveLength(1);
    expect(proposal).toMatchObject({ text: '「おいし〜」' });
    expect(note).toMatchObject({ gave_up: true });
    expect(new Set(proposal.calls).size).toBe(calls);
  });

  it.each([
    ['{"act":"dance"}', 'MODEL_UNFIT', /^code: /],
    ['Good morning, Ayu! Shall we?', 'MODEL_UNFIT', /^(?:empty|language): /],
    ['申し訳ありませんが、そのご要望にはお応えできません。', 'MODEL_DECLINED', /^refusal: /],
  ])('[MM14] %s is said by nobody: instinct takes the turn', async (raw, failure, found) => {
    const { proposal, note, context } = await turn('fused', () => raw);
    expect(proposal).toMatchObject({ act: instinct(context).act });
    expect(proposal.text).toBeUndefined();
    expect(note).toMatchObject({ mind: 'instinct', failure, instead: 'scripted' });
    expect(note.findings).toContainEqual(expect.stringMatching(found));
    expect(note.calls).toHaveLength(2);
  });

  it('[MM14] what can be mended is, and the record says by what', async () => {
    const { proposal, note, requests } = await turn(
      'fused',
      () =>
        'もちろんです！以下がやなの次のターンです。\n\n*頷く*「飲もうかな。」\n---\n解説: やなは眠い。',
      { sanitizes: true },
    );
    expect(requests).toHaveLength(1);
    expect(proposal.text).toBe('（頷く）「飲もうかな。」');
    expect(note).toMatchObject({ mind: 'model', mended: ['markdown', 'chatter', 'form'] });
  });

  it('[MM14] a repair shows the draft', async () => {
    const { requests } = await turn('fused', invent);
    expect(requests.at(-1)?.messages.at(-1)?.content).toContain('（トーストをかじる）「おいし〜」');
  });

  it('[MM14] the model hears whether its words were of use, and the record who answered', async () => {
    const heard: (string | undefined)[] = [];
    const model = {
      id: 'ollama:gemma3:4b',
      judged: (fault: string | undefined) => heard.push(fault),
      generate: async () => ({
        text: heard.length === 0 ? '%%%###' : '「飲もうかな」',
        ...{ finish: 'stop' as const, model: 'llama2:7b', timings: { totalMs: 1 } },
        usage: { promptTokens: 1, completionTokens: 1, source: 'server' as const },
      }),
    };
    expect((await turn('fused', perform, { model })).note).toMatchObject({
      failure: 'MODEL_UNFIT',
      answeredBy: 'llama2:7b',
    });
    expect((await turn('fused', perform, { model })).note).toMatchObject({
      mind: 'model',
      answeredBy: 'llama2:7b',
    });
    expect(heard).toEqual(['MODEL_UNFIT', undefined]);
  });

  it('[MM15] what was refused before it was tried stands in the record', async () => {
    const { note } = await turn('fused', invent);
    expect(note.refused).toEqual([
      expect.objectContaining({ reason: 'MISSING_OBJECT', about: 'トースト' }),
    ]);
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

  it.each([1, 2])('[MM4] call %i fails: instinct takes the turn', async (failing) => {
    const { requests, proposal, note, context } = await turn('two-phase', failAt(failing, invent));
    expect(requests).toHaveLength(failing);
    expect(proposal).toMatchObject({ act: instinct(context).act });
    expect(proposal.text).toBeUndefined();
    expect(note).toMatchObject({ mind: 'instinct', failure: 'MODEL_REFUSED', instead: 'scripted' });
    expect(note.calls).toHaveLength(failing);
  });

  it.each([3])('[MM9] repair call %i fails: the words of the try before stay', async (failing) => {
    const { requests, proposal, note } = await turn('two-phase', failAt(failing, invent));
    expect(requests).toHaveLength(failing);
    expect(proposal).toMatchObject({ text: '「おいし〜」', thought: '踊りたい。' });
    expect(note).toMatchObject({ mind: 'model', gave_up: true, failure: 'MODEL_REFUSED' });
  });

  it('[MM9] a repair that comes out worse does not take the good words away', async () => {
    const { proposal, note } = await turn('fused', (request, number) =>
      number === 1 ? invent(request, number) : '{"act":"dance"}',
    );
    expect(proposal).toMatchObject({ text: '「おいし〜」' });
    expect(note).toMatchObject({ gave_up: true });
  });

  it('[MM9] a failed repair with nothing to keep is instinct’s turn', async () => {
    const { note } = await turn(
      'fused',
      failAt(2, () => '{"act":"dance"}'),
    );
    expect(note).toMatchObject({ mind: 'instinct', failure: 'MODEL_REFUSED' });
  });

  it('[MM9] a slip of tone never costs a possible act', async () => {
    const { proposal, note } = await turn('fused', () => '（マグカップを手に取る）「飲みますわ」', {
      never: ['ますわ'],
    });
    expect(proposal.text).toBe('（マグカップを手に取る）「飲みますわ」');
    expect(note).toMatchObject({ gave_up: true, form: { slips: 1 } });
  });

  it('[MM10] one deadline is shared by all calls of a turn', async () => {
    const clock = { ms: 5_000 };
    const late: AnswerScript = (request, number) => {
      clock.ms += 400;
      return invent(request, number);
    };
    const { requests } = await turn('two-phase', late, { now: () => clock.ms });
    expect(requests.map(({ deadlineMs }) => deadlineMs)).toEqual([1_000, 600, 200]);
  });

  it('[MM10] a turn that is called off is not taken by instinct', async () => {
    const off = () => {
      throw new ModelAbortedError({ reason: 'Ctrl-C' });
    };
    await expect(turn('fused', off)).rejects.toBeInstanceOf(ModelAbortedError);
    await expect(
      turn('fused', (request, number) => (number === 2 ? off() : invent(request, number))),
    ).rejects.toBeInstanceOf(ModelAbortedError);
  });

  it('[MM11] a used-up budget pauses instead of failing, but a try that was paid for counts', async () => {
    const broke = () => {
      throw new BudgetExceededError({ capTokens: 10, usedTokens: 9, wantedTokens: 5 });
    };
    await expect(turn('fused', broke)).rejects.toBeInstanceOf(BudgetExceededError);
    const paid = await turn('fused', (request, number) =>
      number === 1 ? invent(request, number) : broke(),
    );
    expect(paid.proposal.text).toBe('「おいし〜」');
    expect(paid.note).toMatchObject({ failure: 'BUDGET_EXCEEDED', gave_up: true });
  });

  it.each([
    ['{"thought":"喉が渇いた。"}', '喉が渇いた。'],
    ['```json\n{"心の声": "眠い。"}\n```', '眠い。'],
    ['{"feeling":"眠い","plan":["座る","寝る"]}', '眠い 座る 寝る'],
    ['Thought: 喉が渇いた。', '喉が渇いた。'],
    ['喉が渇いた。', '喉が渇いた。'],
  ])('[MM12] the thought in %j is kept as words', async (raw, thought) => {
    const { proposal, requests } = await turn('two-phase', (request, number) =>
      request.purpose === 'thought' ? raw : perform(request, number),
    );
    expect(proposal.thought).toBe(thought);
    expect(JSON.stringify(requests.at(-1)?.messages)).toContain(`やなの思い: ${thought}`);
  });

  it('[MM12] a performance in JSON is read by its fields', async () => {
    const { proposal, note, requests } = await turn(
      'fused',
      () => '{"thought":"飲もう。","action":"マグカップを手に取る","speech":"いただくね"}',
    );
    expect(requests).toHaveLength(1);
    expect(proposal.text).toContain('（マグカップを手に取る）「いただくね」');
    expect(proposal.thought).toBe('飲もう。');
    expect(note).toMatchObject({ gave_up: false, findings: [] });
  });

  it('[MM13] whoever watches hears of every call', async () => {
    const news: CallNews[] = [];
    await turn('two-phase', failAt(3, invent), { onNews: (one) => news.push(one) });
    const told = news.flatMap(({ purpose, type, character }) =>
      type === 'answered' || type === 'failed' ? [`${character} ${purpose} ${type}`] : [],
    );
    expect(told).toEqual([
      'yana thought answered',
      'yana performance answered',
      'yana repair failed',
    ]);
    expect(news.some((one) => one.type === 'token' && one.text !== '')).toBe(true);
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
