// Many sessions: each with its own history, all of them within bounds.
import { beforeAll, expect, it } from 'vitest';
import { createGm, type Gm } from '../gm.ts';
import { loadJapaneseTokenizer } from '../load/index.ts';
import { createSessions, type SessionLimits } from './sessions.ts';

let gm: Gm;
beforeAll(async () => {
  gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
});

const roomy: SessionLimits = {
  sessions: 100,
  idleMs: 1_000,
  sessionWeight: 100_000,
  totalWeight: 1_000_000,
};

function keeper(limits: Partial<SessionLimits> = {}) {
  const clock = { now: 0 };
  const sessions = createSessions(gm, { limits: { ...roomy, ...limits }, now: () => clock.now });
  const ask = (session_id: string, raw_output = 'Where is the key?') =>
    sessions.step({ session_id, speaker: 'Mia', raw_output, world_state: {} }).allowed;
  return { ask, clock, size: sessions.size };
}

it('counts repetition in each session by itself', () => {
  const { ask } = keeper();
  expect(['a', 'b', 'a', 'b', 'a', 'c'].map((id) => ask(id))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
});

it('lets the session unused for longest go first', () => {
  const { ask, size } = keeper({ sessions: 2 });
  for (const id of ['a', 'a', 'b', 'b', 'a', 'c']) ask(id);
  expect(size().sessions).toBe(2);
  expect(ask('a')).toBe(false);
  expect(ask('b')).toBe(true);
});

it('forgets the silent', () => {
  const { ask, clock, size } = keeper();
  ask('a');
  ask('a');
  clock.now = 1_001;
  expect(ask('b')).toBe(true);
  expect(size().sessions).toBe(1);
  expect(ask('a')).toBe(true);
});

it('weighs what it keeps, and keeps no more than it may', () => {
  const { ask, size } = keeper({ sessionWeight: 2_000, totalWeight: 5_000 });
  for (let i = 0; i < 50; i++) {
    ask(`s${i % 10}`, `Where is key number ${i}? ${'And why? '.repeat(i)}`);
    expect(size().weight).toBeLessThanOrEqual(5_000);
  }
  expect(size().sessions).toBeGreaterThan(0);
  ask('huge', Array.from({ length: 900 }, (_, i) => `Where is key ${i}?`).join(' '));
  expect(size().weight).toBeLessThanOrEqual(5_000);
});
