// Every screen of play with something on it: nothing serious for axe, no foreign words, and it fits 375 px.
import { createApi } from '@hakoniwa/client';
import { beforeAll, expect } from 'vitest';
import { axeFindings } from './axe-findings.ts';
import { browserTests } from './browser.ts';
import { foreignWords } from './foreign-words.ts';
import { newCharacter } from './play-steps.ts';

const { it, desk } = browserTests({ isKept: true });
const played = { ja: '', en: '' };

/** A session of a character that speaks a language, played to its end, with the next one begun. */
async function playThrough(language: 'ja' | 'en'): Promise<string> {
  const { sessions } = createApi({ base: desk.house.url });
  // A name that is a word of neither language.
  const name = language === 'ja' ? '7' : '9';
  const { id: characterId } = await newCharacter(desk, {
    name,
    language,
    scenario: 'short_session',
  });
  const { id } = await sessions.begin({ characterId });
  for (let turn = 0; turn < 12; turn++) {
    const { choices, proposal } = await sessions.scene(id);
    const [first] = choices;
    if (proposal?.isMandatory || !first) break;
    const { id: choiceId, text: actionText } = first;
    await sessions.execute(id, { actionText, actionType: 'choice', choiceId, key: `t${turn}` });
  }
  await sessions.accept(id);
  while (!('result' in (await sessions.result(id))))
    await new Promise((resolve) => setTimeout(resolve, 300));
  const next = await sessions.goOn({ characterId, previousSessionId: id });
  return `${id} ${next.id} ${characterId}`;
}

beforeAll(async () => {
  for (const language of ['ja', 'en'] as const) played[language] = await playThrough(language);
}, 180_000);

function pagesOf(language: 'ja' | 'en'): string[] {
  const [past, now, character] = played[language].split(' ');
  return [
    '/characters',
    `/game/${now}`,
    `/game/${past}`,
    `/game/${past}/result`,
    ...['quests', 'arcs', 'graph', 'history'].map((name) => `/${name}?character=${character}`),
  ];
}

it.each([
  ['ja', 'light', 1280],
  ['en', 'dark', 375],
] as const)(
  'looks right in %s, %s, %i px wide',
  async (language, theme, width) => {
    const page = await desk.open('/', { language, theme, viewport: { width, height: 800 } });
    for (const path of pagesOf(language)) {
      await page.goto(`${desk.house.url}${path}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.waitForTimeout(300);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      const words = path === '/characters' ? [] : await foreignWords(page, language);
      const found = { path, serious: await axeFindings(page), words, isWide: scrollWidth > width };
      expect(found).toEqual({ path, serious: [], words: [], isWide: false });
    }
  },
  180_000,
);
