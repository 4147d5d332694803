// A player who follows the choices finishes all six quests, over HTTP.
// Slow because six quests take as many sessions as they take.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { openPlayed, type Played } from '../../test/play-scene.ts';
import { createApp } from '../app.ts';

let played: Played;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  played = await openPlayed();
  const { database, gardens, playing } = played;
  app = createApp(appParts(database, { gardens, playing }));
});
afterAll(() => played.close());

interface Answer {
  readonly status: number;
  readonly body: Record<string, never> & Record<string, unknown>;
  readonly headers: Headers;
}

async function ask(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const init = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const answer = await app.request(`/v1/game${path}`, { method, ...init });
  return { status: answer.status, body: (await answer.json()) as never, headers: answer.headers };
}

/** A character and its first session. */
async function begin(name = 'アキ', more: object = {}) {
  await played.database.pool.query('update hakoniwa.play_characters set deleted_at = now()');
  const character = await ask('POST', '/characters', { name, seed: 2, ...more });
  const characterId = String(character.body.id);
  const session = await ask('POST', '/sessions', { characterId });
  expect([character.status, session.status]).toEqual([201, 201]);
  return { characterId, id: String(session.body.id) };
}

/** Whoever follows the choices, a different one now and then. */
async function follow(
  id: string,
  isDone: (quests: Record<string, string>) => boolean,
): Promise<Record<string, string>> {
  for (let turn = 0; turn < 300; turn++) {
    const { body } = await ask('GET', `/sessions/${id}/resume`);
    const quests = Object.fromEntries(
      (body.quests as unknown as { id: string; status: string }[]).map((one) => [
        one.id,
        one.status,
      ]),
    );
    if (isDone(quests)) return quests;
    // An ending that cannot be declined has ended it.
    if ((body.proposal as unknown as { isMandatory?: boolean } | null)?.isMandatory) return quests;
    if (body.proposal) await ask('POST', `/sessions/${id}/reject-ending`);
    const choices = body.choices as unknown as { id: string; text: string }[];
    const choice = choices[turn % 5 === 4 ? Math.floor(turn / 5) % 3 : 0];
    if (!choice) return quests;
    const wanted = { actionType: 'choice', choiceId: choice.id, actionText: choice.text };
    const { status } = await ask('POST', `/sessions/${id}/execute`, wanted);
    expect(status).toBe(200);
  }
  return {};
}

it('[C9] a player who follows the choices finishes all six quests, over as many sessions as it takes', async () => {
  const { id, characterId } = await begin();
  const all = (quests: Record<string, string>) =>
    Object.values(quests).every((status) => status === 'completed');
  let quests = await follow(id, all);
  let last = id;
  for (let session = 2; !all(quests) && session < 8; session++) {
    let result = await ask('GET', `/sessions/${last}/result`);
    while (result.status !== 200) result = await ask('GET', `/sessions/${last}/result`);
    const { body } = await ask('POST', '/sessions/continue', {
      characterId,
      previousSessionId: last,
    });
    last = String(body.id);
    quests = await follow(last, all);
  }
  expect(Object.values(quests)).toEqual(Array(6).fill('completed'));
});
