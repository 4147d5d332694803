// Each switch of an arm changes exactly its part of the prompt or of the loop.
import { type GenerateRequest, scriptedModel } from '@hakoniwa/model';
import { describe, expect, it } from 'vitest';
import { aCell, aSession } from '../../test/a-lab.ts';
import type { Switches } from '../plan/cell.ts';

const SECRET = '誰にも言わない考え';
const INVENTED = 'Thought: (少し考える)\nOutput: （グラスを手に取り、窓の外を見る）「ふう。」';
const MENDED = 'Thought: (そうか)\nOutput: （マグカップを手に取る）「ふう。」';

interface Play {
  readonly turns?: number;
  readonly mode?: 'fused' | 'two-phase';
}

const LIVELY = [
  '（リビングへ行く）「よし、始めよう。」',
  '（本を手に取る）「探し物をしてみる。」',
  '（キッチンへ行く）「次は料理の相談。」',
];

/** Turns under some switches: what was asked, what was answered, what became of it. */
async function played(switches: Partial<Switches>, { turns = 1, mode = 'fused' }: Play = {}) {
  const asked: GenerateRequest[] = [];
  const model = scriptedModel((request) => {
    asked.push(request);
    if (request.purpose === 'thought') return SECRET;
    return request.purpose === 'repair' ? MENDED : INVENTED;
  });
  const { log, judged } = await aSession(aCell(switches, { turns }), model, mode);
  const prompts = asked.map(({ messages }) => messages.map(({ content }) => content).join('\n'));
  return { asked, prompts, log, judged };
}

describe('the switches', () => {
  it('[L4] Inject adds the fact cards where there is something to tell, and nothing else', async () => {
    const [off, on] = [
      await played({}, { turns: 3 }),
      await played({ inject: true }, { turns: 3 }),
    ];
    const facts = on.prompts.flatMap((prompt) => prompt.match(/^FACT: .*$/gm) ?? []);
    expect(facts.length).toBeGreaterThan(0);
    expect(on.prompts[0]).not.toContain('FACT:');
    expect(off.prompts.join()).not.toContain('FACT:');
    const without = (prompt: string) => prompt.replace(/(?:^FACT: .*\n)+\n/gm, '');
    expect(on.prompts.map(without)).toEqual(off.prompts);
    expect(on.asked.map(({ purpose }) => purpose)).toEqual(off.asked.map(({ purpose }) => purpose));
    expect(on.log.turns[0]?.text).toBe(off.log.turns[0]?.text);
  });

  it.each(['fused', 'two-phase'] as const)(
    '[L4] so it does turn after turn and with the GM on, %s',
    async (mode) => {
      const facts = /^FACT: .*\n(?:FACT: .*\n)*\n/gm;
      for (const gm of [false, true]) {
        const [off, on] = [
          await played({ gm }, { turns: 3, mode }),
          await played({ gm, inject: true }, { turns: 3, mode }),
        ];
        expect(on.prompts.at(-1)).toContain('FACT:');
        expect(on.prompts.map((prompt) => prompt.replace(facts, ''))).toEqual(off.prompts);
        expect(on.log.hash).toBe(off.log.hash);
      }
    },
  );

  it('[L4] [L5] no arm shows a character what another one thought', async () => {
    const arms = [{}, { inject: true }, { gm: true }, { inject: true, gm: true }];
    for (const arm of arms) {
      const { asked } = await played(arm, { turns: 3, mode: 'two-phase' });
      const later = asked.filter(({ purpose }) => purpose === 'thought');
      expect(later).toHaveLength(3);
      expect(JSON.stringify(later.map(({ messages }) => messages))).not.toContain(SECRET);
      const fused = await played(arm, { turns: 3 });
      // A repair shows a character its own draft, thought and all.
      const first = fused.prompts.filter((_, i) => fused.asked[i]?.purpose !== 'repair');
      expect(first.join()).not.toContain('少し考える');
    }
  });

  it('[L5] the GM leaves the first prompt alone and turns its verdict into a repair', async () => {
    const [off, on] = [await played({}), await played({ gm: true })];
    expect(on.prompts[0]).toBe(off.prompts[0]);
    expect(off.asked.map(({ purpose }) => purpose)).toEqual(['performance']);
    expect(on.asked.map(({ purpose }) => purpose)).toEqual(['performance', 'repair']);
    expect(on.prompts[1]).toContain('グラス');
    expect([off.log.turns[0]?.text, on.log.turns[0]?.text]).toEqual([INVENTED, MENDED]);
  });

  it('[L5] a GM that observes judges, writes down and leaves everything as it is', async () => {
    const [off, on] = [await played({}), await played({ observe: true })];
    expect(on.prompts).toEqual(off.prompts);
    expect(on.log.turns[0]?.text).toBe(INVENTED);
    expect(JSON.stringify(on.log.turns[0])).toContain('"observed":["MISSING_OBJECT グラス"]');
    expect(JSON.stringify(off.log.turns[0])).not.toContain('observed');
  });

  it('[L5] form and voice are repaired in every arm, so that there are retries to reduce', async () => {
    for (const switches of [{}, { observe: true }, { gm: true }]) {
      const model = scriptedModel(({ purpose }) =>
        purpose === 'repair' ? '「うん。」' : '{"act":"dance"}',
      );
      const { judged } = await aSession(aCell(switches), model);
      expect(judged.turns[0]).toMatchObject({ retries: 1, gaveUp: false });
    }
  });

  it('[L6] the sanitizer leaves prompts and calls alone and takes absent props out of the text', async () => {
    const [off, on] = [await played({}), await played({ sanitizer: true })];
    expect(on.prompts).toEqual(off.prompts);
    expect(off.log.turns[0]?.text).toContain('グラス');
    expect(on.log.turns[0]?.text).not.toContain('グラス');
    expect(on.log.turns[0]?.text).toContain('「ふう。」');
    expect([off, on].map(({ judged }) => judged.turns[0]?.wasSanitized)).toEqual([false, true]);
    expect(on.judged.turns[0]?.first).toEqual(off.judged.turns[0]?.first);
  });

  it('[L7] allowed acts settle and impossible ones do not, in every arm', async () => {
    const deeds = async (switches: Partial<Switches>) => {
      const answers = ['（マグカップを手に取る）「うん。」', '（望遠鏡を手に取る）「うん。」'];
      const model = scriptedModel((request, call) =>
        request.purpose === 'repair' ? '「うん。」' : (answers[(call - 1) % 2] ?? ''),
      );
      const { log, judged } = await aSession(aCell(switches, { turns: 2 }), model);
      return { hash: log.hash, delta: judged.turns.map(({ delta }) => delta) };
    };
    const arms = [{}, { inject: true }, { gm: true }, { inject: true, gm: true }];
    for (const arm of arms) expect((await deeds(arm)).delta).toEqual([true, false]);
    expect((await deeds({})).hash).toBe((await deeds({ inject: true })).hash);
  });

  it('[L7] a verdict is judged on the first attempt whether or not it was repaired', async () => {
    const arms = await Promise.all([played({}), played({ gm: true })]);
    const first = arms.map(({ judged }) =>
      judged.turns[0]?.first.violations.map(({ reason }) => reason),
    );
    const final = arms.map(({ judged }) =>
      judged.turns[0]?.final.violations.map(({ reason }) => reason),
    );
    expect(first).toEqual([['MISSING_OBJECT'], ['MISSING_OBJECT']]);
    expect(final).toEqual([['MISSING_OBJECT'], []]);
  });

  it('[L27] [L14] a scene that gets going after a happening has recovered', async () => {
    const begins = async (from: number) => {
      const model = scriptedModel((_, call) =>
        call <= from ? '「何もない。」' : (LIVELY[(call - from - 1) % LIVELY.length] ?? ''),
      );
      const cell = aCell({ storyteller: true }, { scenario: 'stall_induced', turns: 10 });
      return (await aSession(cell, model)).judged.turns;
    };
    const dull = await begins(99);
    const happened = dull.findIndex(({ injected }) => injected !== null) + 1;
    expect(happened).toBeGreaterThan(1);
    const moved = await begins(happened);
    expect(moved.flatMap(({ stall }) => stall.recovered ?? [])[0]).toBe(true);
    expect(dull.flatMap(({ stall }) => stall.recovered ?? [])[0]).toBe(false);
  });

  it('[L27] the storyteller lets something happen only where it is on, and only when nothing moves', async () => {
    const dull = async (storyteller: boolean) => {
      const model = scriptedModel(() => 'Thought: (退屈)\nOutput: 「何もない。」');
      const cell = aCell({ storyteller }, { scenario: 'stall_induced', turns: 10 });
      return (await aSession(cell, model)).judged.turns;
    };
    const [quiet, told] = [await dull(false), await dull(true)];
    expect(quiet.flatMap(({ injected }) => injected ?? [])).toEqual([]);
    expect(told.flatMap(({ injected }) => injected ?? []).length).toBeGreaterThan(0);
    expect(told[0]?.injected).toBeNull();
    const settled = told.flatMap(({ stall }) => stall.recovered ?? []);
    expect(settled).toContain(false);
    expect(settled).not.toContain(true);
    expect(quiet.at(-1)?.stall.isRepeating).toBe(true);
  });
});
