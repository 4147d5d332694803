// The wire: patches that apply, memory, cards, injection, malformed requests, hostile names.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import { after, anyTurn, isConsistent } from '../../test/any-turn.ts';
import {
  type GmResponse,
  NO_MEMORY,
  parseRequest,
  shouldInject,
  type WorldState,
} from '../index.ts';

const gm = await aGm();
describe('patches', () => {
  it.each([
    ['(マグカップを取る)', ['やな', ['マグカップ']]],
    ['(冷蔵庫から牛乳を取り出し、マグカップに注ぐ)', ['やな', ['牛乳']]],
    ['(マグカップを取り、あゆに渡す)', ['あゆ', ['ペン', 'マグカップ']]],
    ['(マグカップを取り、冷蔵庫に入れる)', ['やな', []]],
    ['(牛乳を飲む)', ['やな', []]],
  ])('[R1] %s', (text, [who, holding]) => {
    const world = flat();
    const { response } = answer(gm, text);
    const next = after(world, response);
    expect(response.allowed).toBe(true);
    expect(next.characters?.[who as string]?.holding).toEqual(holding);
    expect(isConsistent(next)).toBe(true);
    expect(next.events).toHaveLength(1);
  });

  it('[R1] moving moves the speaker alone', () => {
    const next = after(flat(), answer(gm, '(リビングへ行く)').response);
    expect([next.characters?.やな?.location, next.characters?.あゆ?.location]).toEqual([
      'リビング',
      'キッチン',
    ]);
  });

  it('[R1] a world without events, holding or map still gets a patch that applies', () => {
    const world: WorldState = {
      characters: { やな: { location: '部屋' } },
      props: { 本: { location: '部屋' } },
    };
    const { response } = answer(gm, '(本を手に取る)', { world });
    expect(after(world, response)).toMatchObject({
      characters: { やな: { holding: ['本'] } },
      props: { 本: { location: 'やな' } },
      events: [expect.any(String)],
    });
  });

  it('[R2] talk and gestures leave nothing', () => {
    for (const text of [
      'おはよう、あゆ。今日のごはん何にする？',
      '(微笑んで頷く)「うん」',
      '',
      '😊',
      'null',
    ]) {
      expect(answer(gm, text).response.world_delta).toEqual([]);
    }
  });
});

describe('any text, any names', () => {
  it('[R3] the step does not throw, its patch applies and the world holds together', () => {
    fc.assert(anyTurn(gm), { numRuns: 250 });
  });

  it('[R4] the same input and memory give the same answer', () => {
    const first = answer(gm, '(マグカップを取る)「よし」');
    expect(answer(gm, '(マグカップを取る)「よし」')).toEqual(first);
    const again = answer(gm, '(マグカップを置く)', {
      memory: JSON.parse(JSON.stringify(first.memory)),
    });
    expect(again.memory.turns).toHaveLength(2);
  });
});

describe('cards and injection', () => {
  it('[R5] the denial comes first and names what there is', () => {
    const { response } = answer(gm, '(ヨーグルトを取る)');
    expect(response.fact_cards[0]).toMatch(
      /^FACT: ヨーグルトは存在しない。ここにあるのは.*マグカップ/,
    );
    expect(response.fact_cards.length).toBeLessThanOrEqual(3);
  });

  it('[R5] a stalled talk is told so, and then given something to talk about', () => {
    let memory = NO_MEMORY;
    const scores = Array.from({ length: 8 }, () => {
      const taken = answer(gm, 'うん、そうだね。', { memory });
      memory = taken.memory;
      return taken.response;
    });
    expect(scores[0]?.fact_cards).toEqual([]);
    expect(scores.at(-1)?.stall_score).toBeGreaterThan(0.5);
    expect(scores.at(-1)?.fact_cards.join()).toContain('停滞');
  });

  it.each<[string, Parameters<typeof shouldInject>[0], readonly [boolean, boolean]]>([
    [
      'nothing to say',
      { world_delta: [], allowed: true, stall_score: 0.5, parsed: spoken('うん') },
      [false, false],
    ],
    [
      'a change',
      {
        world_delta: [{ op: 'remove', path: '/props/x' }],
        allowed: true,
        stall_score: 0,
        parsed: spoken('うん'),
      },
      [true, false],
    ],
    [
      'a denial',
      { world_delta: [], allowed: false, stall_score: 0, parsed: spoken('うん') },
      [false, true],
    ],
    [
      'a stall',
      { world_delta: [], allowed: true, stall_score: 0.51, parsed: spoken('うん') },
      [false, true],
    ],
    [
      'silence',
      { world_delta: [], allowed: true, stall_score: 0, parsed: spoken(null) },
      [false, true],
    ],
  ])('[R6] %s', (_, response, expected) => {
    expect(shouldInject(response)).toEqual(expected);
  });
});

function spoken(speech: string | null): GmResponse['parsed'] {
  return { thought: null, speech, action_intents: [] };
}

describe('requests', () => {
  it.each([
    [{}, 'session_id'],
    [
      { session_id: 's', speaker: 'やな', world_state: { props: { 本: { state: 'open' } } } },
      'world_state.props.本.state',
    ],
    [{ session_id: 's', speaker: 7, world_state: {} }, 'speaker'],
    [{ session_id: 's', speaker: 'やな', turn_number: -1, world_state: {} }, 'turn_number'],
    [null, ''],
  ])('[R7] %j is refused at %s', (json, path) => {
    const parsed = parseRequest(json);
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toContain(path);
  });
});
