// The offline judge on whole turns: what each metric counts on texts that a mind really wrote, and on a log that lies.
import { METRICS } from '@hakoniwa/lab';
import { scriptedModel } from '@hakoniwa/model';
import { describe, expect, it } from 'vitest';
import { aCell, aSession, labGardens } from '../../test/a-lab.ts';
import type { CellLog } from '../play/cell-log.ts';
import { judgeCell } from './judge-cell.ts';
import type { JudgedTurn } from './judged-turn.ts';

/** One repaired turn: a first attempt, and what came when it was asked again. */
async function repaired(first: string, again = '「うん、そうしよう。」') {
  const model = scriptedModel(({ purpose }) => (purpose === 'repair' ? again : first));
  return aSession(aCell({ gm: true }), model);
}

const count = (id: string, turn: JudgedTurn | undefined) =>
  turn && METRICS.find((metric) => metric.id === id)?.count(turn);

describe('the offline judge', () => {
  it.each([
    ['absent_props', '（望遠鏡を手に取る）「ほら。」', [1, 1], [0, 1]],
    ['impossible', '（望遠鏡を手に取る）「ほら。」', [1, 1], [0, 1]],
    ['mec', '（望遠鏡を手に取る）「ほら。」', [0, 1], [1, 1]],
    ['ece', '（マグカップを手に取り、望遠鏡を持ち上げる）「ほら。」', [1, 2], undefined],
    ['astray', '（リビングのテレビをつける）「ほら。」', [1, 1], [0, 1]],
    ['contradictions', '「わあ、夕焼けがきれい。」', [1, 1], [0, 1]],
    ['address', '「やなちゃん、どうしたの。」', [1, 1], [0, 1]],
    ['format_break', '{"act":"dance"}', [1, 1], [0, 1]],
    ['action_sanitized_rate', '（眼鏡を押し上げる）「ほら。」', [1, 1], undefined],
    ['action_replaced', '（眼鏡を押し上げる）「ほら。」', [1, 1], [0, 1]],
  ] as const)(
    '[L14] %s of the raw attempt %s, and of the final text',
    async (id, raw, first, final) => {
      const [turn] = (await repaired(raw)).judged.turns;
      expect([count(`${id}.first`, turn), count(`${id}.final`, turn)]).toEqual([first, final]);
    },
  );

  it('[L36] flaws are found in what was answered, whatever the mind says of itself', async () => {
    const texts = [
      ['flaw_form', '<b>「うん、そうしよう。」</b>'],
      ['flaw_chatter', 'はい、承知しました。以下が次のターンです。「うん、そうしよう。」'],
      ['flaw_refusal', '申し訳ありませんが、その内容にはお応えできません。'],
      ['flaw_language', 'Good morning, let us go for a walk in the park.'],
      ['flaw_speakers', '「うん、そうしよう。」\nやな「よし、行こう」\nあゆ「はい」'],
      ['flaw_repetition', '「うん、そうしよう。」「うん、そうしよう。」「うん、そうしよう。」'],
    ] as const;
    for (const [id, raw] of texts) {
      const { turns } = (
        await aSession(
          aCell(),
          scriptedModel(() => raw),
        )
      ).judged;
      expect([id, count(`${id}.first`, turns[0])]).toEqual([id, [1, 1]]);
    }
  });

  it('[L36] what was shown is read from the events, not from the text behind them', async () => {
    const { log, genesis } = await aSession(
      aCell(),
      scriptedModel(() => '「うん、そうしよう。」'),
    );
    const gardens = await labGardens();
    const { pack } = await gardens.pack('kitchen');
    const told = { ...log, turns: log.turns.map((turn) => ({ ...turn, text: '<b>{"x":1}</b>' })) };
    const [turn] = judgeCell({ log: told, genesis, gm: gardens.gm, pack }).turns;
    expect(count('flawless.final', turn)).toEqual([1, 1]);
  });

  it('[L13] juice that became milk is no correction, on real texts', async () => {
    const model = scriptedModel(({ purpose }) =>
      purpose !== 'repair' ? '（ジュースを飲む）「うん。」' : '（牛乳を飲む）「うん。」',
    );
    const [turn] = (await aSession(aCell({ gm: true }), model)).judged.turns;
    expect(turn).toMatchObject({ retries: 1, gaveUp: true });
    expect([count('silent_correction', turn), count('retry_success', turn)]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('[L14] a value the rules would not write is one error, not the whole turn', async () => {
    const { log, genesis } = await aSession(
      aCell({}),
      scriptedModel(() => '（マグカップを手に取る）「ほら。」'),
    );
    const gardens = await labGardens();
    const { pack } = await gardens.pack('kitchen');
    const judged = (one: CellLog) =>
      judgeCell({ log: one, genesis, gm: gardens.gm, pack }).turns[0];
    const sound = judged(log);
    expect([sound?.delta, sound?.variableErrors]).toEqual([true, 0]);
    expect(count('vue', sound)).toEqual([0, sound?.variables]);
    const lied = judged(
      JSON.parse(JSON.stringify(log).replace(/"holder":"\w+"/, '"holder":"yana"')),
    );
    expect([lied?.variableErrors, lied?.variables]).toEqual([1, sound?.variables]);
    expect(count('vue', lied)).toEqual([1, sound?.variables]);
    expect(count('mec.final', lied)).toEqual([0, 1]);
  });
});
