// The history of a character, page by page: sessions newest first, messages by cursors that miss none and show none twice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  newSession,
  openServer,
  type PlaySetup,
  SELF,
  takeText,
} from '../../test/play-campaign.ts';
import { historyOf, messagePage } from './history.ts';

let setup: PlaySetup;
let characterId: string;
/** Five sessions, the last one going on; the second one is put away. */
const ids: string[] = [];
beforeAll(async () => {
  setup = await openServer();
  const first = await newSession(setup);
  characterId = first.session.characterId;
  ids.push(first.session.id);
  for (let number = 2; number <= 5; number++) {
    const { session } = await setup.plays.begin(SELF, { characterId, replace: true });
    ids.push(session.id);
  }
  await setup.plays.archive(SELF, { id: ids[1] ?? '', isArchived: true });
});
afterAll(() => setup.close());

const read = (query: object = {}, player: { readonly owner: string | null } = SELF) =>
  historyOf(setup.plays, {
    player,
    query: { character_id: characterId, page: 1, per_page: 10, ...query } as never,
  });
const numbers = ({ items }: { items: readonly { sessionNumber: number }[] }) =>
  items.map(({ sessionNumber }) => sessionNumber);

describe('a character’s sessions', () => {
  it.each([
    [{}, [5, 4, 3, 1], 4],
    [{ archived: 'true' }, [2], 1],
    [{ archived: 'false' }, [5, 4, 3, 1], 4],
    [{ status: 'active' }, [5], 1],
    [{ status: 'abandoned' }, [4, 3, 1], 3],
    [{ status: 'abandoned', archived: 'true' }, [2], 1],
    [{ status: 'completed' }, [], 0],
  ])('asked for %j are %j', async (query, expected, total) => {
    const page = await read(query);
    expect([numbers(page), page.total]).toEqual([expected, total]);
    expect([page.hasNext, page.hasPrevious]).toEqual([false, false]);
  });

  it.each([
    [1, 3, [5, 4, 3], true, false],
    [2, 3, [1], false, true],
    [3, 3, [], false, true],
    [1, 4, [5, 4, 3, 1], false, false],
    [2, 2, [3, 1], false, true],
    [2, 1, [4], true, true],
  ])('page %i of %i each are %j', async (page, per_page, expected, hasNext, hasPrevious) => {
    const found = await read({ page, per_page });
    expect(numbers(found)).toEqual(expected);
    expect(found).toMatchObject({ hasNext, hasPrevious, total: 4 });
  });

  it('is shown with what there is of it', async () => {
    const { items } = await read({ status: 'active' });
    expect(items).toEqual([
      {
        ...{ id: ids[4], sessionNumber: 5, status: 'active', archived: false, turnCount: 0 },
        ...{ duration: 0, resultProcessedAt: null, summary: expect.stringMatching(/./) },
        playedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
    expect((await read({ archived: 'true' })).items[0]).toMatchObject({
      ...{ id: ids[1], status: 'abandoned', archived: true },
    });
  });

  it('counts whole minutes of play, and tells the result where there is one', async () => {
    await setup.database.pool.query(
      `update hakoniwa.play_sessions set active_ms = 179999, result_summary = 'They won.',
        result_processed_at = '2026-05-01T10:00:00Z' where id = $1`,
      [ids[2]],
    );
    const { items } = await read({ page: 3, per_page: 1 });
    expect(items).toMatchObject([
      { duration: 2, summary: 'They won.', resultProcessedAt: '2026-05-01T10:00:00.000Z' },
    ]);
  });

  it('is nobody else’s', async () => {
    await expect(read({}, { owner: 'somebody' })).rejects.toMatchObject({
      code: 'UNKNOWN_CHARACTER',
    });
    await expect(read({ character_id: 'nobody' })).rejects.toMatchObject({
      code: 'UNKNOWN_CHARACTER',
    });
  });
});

describe('a session’s messages', () => {
  it.each([1, 2, 3, 5, 8, 9])(
    'by pages of %i are all there, each once, both ways',
    async (limit) => {
      const scene = await newSession(setup);
      const { id } = scene.session;
      for (const text of ['周りを見渡す', '荷物を確かめる', '周りを見渡す'])
        await takeText(setup, scene, text);
      const page = (of: object) => messagePage(setup.plays, SELF, { id, limit, ...of });
      const all = Array.from({ length: 8 }, (_, i) => i + 1);

      const forward: number[] = [];
      for (let after: number | null = 0; after !== null; ) {
        const found = await page({ after });
        expect(found.messages.length).toBeLessThanOrEqual(limit);
        forward.push(...found.messages.map(({ sequence }) => sequence));
        after = found.after;
      }
      expect(forward).toEqual(all);

      const backward: number[] = [];
      for (let before: number | undefined | null; before !== null; ) {
        const found = await page(before === undefined ? {} : { before });
        backward.unshift(...found.messages.map(({ sequence }) => sequence));
        before = found.before;
      }
      expect(backward).toEqual(all);
      expect(await page({ after: 8 })).toEqual({ messages: [], before: null, after: null });
    },
  );
});
