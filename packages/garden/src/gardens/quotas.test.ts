// How owners stand to what may be kept for one: near from nine tenths on, full at the whole, and who is full is refused.
import { describe, expect, it } from 'vitest';
import { isGrowing, Quotas } from './quotas.ts';

/** Owners with so many bytes each, and how often they were counted. */
function counted(used: Readonly<Record<string, number>>) {
  let looks = 0;
  const query = async () => {
    looks += 1;
    return {
      rows: Object.entries(used).map(([owner, bytes]) => ({ owner, bytes: String(bytes) })),
    };
  };
  return { database: { pool: { query } } as never, looks: () => looks };
}

describe('a quota', () => {
  it('is none where none is set: nobody is counted and nobody refused', async () => {
    const { database, looks } = counted({ ann: 1e12 });
    const quotas = new Quotas({ database });
    await quotas.look();
    expect([looks(), quotas.load, quotas.refusalOf('ann')]).toEqual([0, undefined, undefined]);
  });

  it('is near from nine tenths on and full at the whole, each owner counted once', async () => {
    const { database } = counted({ a: 0, b: 899, c: 900, d: 999, e: 1_000, f: 5_000 });
    const quotas = new Quotas({ database, quota: { bytes: 1_000 } });
    expect(quotas.load).toEqual({ near: 0, full: 0 });
    await quotas.look();
    expect(quotas.load).toEqual({ near: 2, full: 2 });
    const refused = ['a', 'b', 'c', 'd', 'e', 'f', 'nobody'].filter((id) => quotas.refusalOf(id));
    expect(refused).toEqual(['e', 'f']);
    expect(quotas.refusalOf('e')).toMatchObject({ code: 'QUOTA_FULL' });
  });

  it('tells its size in the reason', async () => {
    const { database } = counted({ a: 3_600_000 });
    const quotas = new Quotas({ database, quota: { bytes: 2_600_000 } });
    await quotas.look();
    expect(quotas.refusalOf('a')?.message).toContain('3 MB');
  });

  it('is looked at again only after a while', async () => {
    const { database, looks } = counted({});
    const seldom = new Quotas({ database, quota: { bytes: 1, lookMs: 3_600_000 } });
    await seldom.look();
    await seldom.look();
    expect(looks()).toBe(1);
    const always = new Quotas({ database, quota: { bytes: 1, lookMs: 0 } });
    await always.look();
    await always.look();
    expect(looks()).toBe(3);
  });
});

it.each([
  [{ type: 'command' }, true],
  [{ type: 'perform' }, true],
  [{ type: 'pass' }, true],
  [{ type: 'work' }, true],
  [{ type: 'clock', wish: { state: 'running' } }, true],
  [{ type: 'clock', wish: { state: 'paused' } }, false],
  [{ type: 'undo' }, false],
  [{ type: 'switch' }, false],
])('%j needs room: %j', (ask, grows) => {
  expect(isGrowing(ask as never)).toBe(grows);
});
