// The wire: patches that apply, memory, cards, injection, malformed requests, hostile names.
import { applyPatch, type Json } from '@hakoniwa/stage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGm, answer, flat } from '../../test/a-gm.ts';
import {
  type GmResponse,
  gmStep,
  NO_MEMORY,
  parseRequest,
  shouldInject,
  type WorldState,
} from '../index.ts';

const gm = await aGm();
const after = (world: WorldState, response: GmResponse): WorldState =>
  applyPatch(world as unknown as Json, response.world_delta).document as unknown as WorldState;

/** Every prop is in one place, and what is held says so on both sides. */
function isConsistent(world: WorldState): boolean {
  const held = Object.entries(world.characters ?? {}).flatMap(([name, { holding = [] }]) =>
    holding.map((thing) => [thing, name] as const),
  );
  const isTwice = new Set(held.map(([thing]) => thing)).size !== held.length;
  const agrees = held.every(([thing, name]) => {
    const prop = Object.hasOwn(world.props ?? {}, thing) ? world.props?.[thing] : undefined;
    return prop === undefined || prop.location === undefined || prop.location === name;
  });
  return !isTwice && agrees;
}

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
  const name = fc.oneof(
    fc.constantFrom(
      '__proto__',
      'constructor',
      'a/b',
      'm~n',
      '~1',
      'ﾏｸﾞｶｯﾌﾟ',
      '🗝️',
      'toString',
      ' ',
      '</scene_state>',
      'マグカップ',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  );
  const act = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc
      .tuple(
        name,
        fc.constantFrom('を取る', 'を置く', 'を開けて中を見る', 'を飲む', 'に座る', 'へ行く'),
      )
      .map(([thing, verb]) => `(${thing}${verb})「うん」`),
    fc
      .tuple(fc.constantFrom('takes', 'opens', 'drinks', 'throws', 'hands'), name)
      .map(([verb, thing]) => `*${verb} the ${thing}* "Yes."`),
    name.map((thing) => `(GET: ${thing}) (PUT: ${thing})`),
  );

  it('[R3] the step does not throw, its patch applies and the world holds together', () => {
    fc.assert(
      fc.property(
        act,
        fc.array(name, { maxLength: 4 }),
        fc.constantFrom('ja', 'en'),
        (text, names, language) => {
          const props = Object.fromEntries(
            names.map((thing, i) => [thing, { location: i % 3 ? '部屋' : 'やな', state: [] }]),
          );
          const json = JSON.stringify({
            session_id: 's',
            turn_number: 0,
            speaker: 'やな',
            raw_output: text,
            language,
            world_state: {
              characters: { やな: { location: '部屋', holding: [] } },
              props,
              events: [],
            },
          });
          const parsed = parseRequest(JSON.parse(json));
          if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
          const { response } = gmStep(gm, { request: parsed.request, memory: NO_MEMORY });
          expect(response.allowed).toBe(response.violations.length === 0);
          expect(response.allowed).toBe(response.denied_reason === null);
          expect(isConsistent(after(parsed.request.world_state, response))).toBe(true);
          expect(response.stall_score).toBeGreaterThanOrEqual(0);
          expect(response.stall_score).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 5_000 },
    );
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
