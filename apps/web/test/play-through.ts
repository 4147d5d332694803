// A session played to its end over HTTP, with the next one begun: something for every screen of play to show.
import { createApi } from '@hakoniwa/client';
import type { Desk } from './browser.ts';
import { newCharacter } from './play-steps.ts';

interface Played {
  readonly past: string;
  readonly now: string;
  readonly character: string;
}

const MOST_TURNS = 12;

export async function playThrough(desk: Desk, language: 'ja' | 'en'): Promise<Played> {
  const { sessions } = createApi({ base: desk.server.url });
  // A name that is a word of neither language.
  const name = language === 'ja' ? '7' : '9';
  const wanted = { name, language, scenario: 'short_session' };
  const { id: character } = await newCharacter(desk, wanted);
  const { id: past } = await sessions.begin({ characterId: character });
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const { choices, proposal } = await sessions.scene(past);
    const [first] = choices;
    if (proposal?.isMandatory || !first) break;
    const { id: choiceId, text: actionText } = first;
    await sessions.execute(past, { actionText, actionType: 'choice', choiceId, key: `t${turn}` });
  }
  await sessions.accept(past);
  while (!('result' in (await sessions.result(past))))
    await new Promise((resolve) => setTimeout(resolve, 200));
  const { id: now } = await sessions.goOn({ characterId: character, previousSessionId: past });
  return { past, now, character };
}
