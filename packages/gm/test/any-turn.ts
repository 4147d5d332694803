// Any text by anybody about things of any name, and what must hold of the answer to it.
import {
  type Gm,
  type GmResponse,
  gmStep,
  NO_MEMORY,
  parseRequest,
  type WorldState,
} from '@hakoniwa/gm';
import { applyPatch, type Json } from '@hakoniwa/stage';
import fc from 'fast-check';
import { expect } from 'vitest';

/** The world an answer leaves. */
export const after = (world: WorldState, response: GmResponse): WorldState =>
  applyPatch(world as unknown as Json, response.world_delta) as unknown as WorldState;

/** Every prop is in one place, and what is held says so on both sides. */
export function isConsistent(world: WorldState): boolean {
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

/** The step does not throw, its patch applies and the world holds together. */
export const anyTurn = (gm: Gm) =>
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
  );
