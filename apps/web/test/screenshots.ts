// `npm run screenshots [-- quests …]`: every screen, or those named, in both languages and themes, with life in it, to docs/screenshots.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Api, createApi, type ResultAnswer } from '@hakoniwa/client';
import type { TextLanguage } from '@hakoniwa/protocol';
import { startHakoniwa } from '@hakoniwa/testkit';
import { type Browser, chromium } from 'playwright-core';

type Language = TextLanguage;
const FOLDER = 'docs/screenshots';
const named = process.argv.slice(2);
const HEROES: Readonly<Record<TextLanguage, readonly [string, string, string]>> = {
  ja: ['ミナト', 'カスミ', 'イブキ'],
  en: ['Rowan', 'Wren', 'Hazel'],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
mkdirSync(FOLDER, { recursive: true });
try {
  for (const language of ['ja', 'en'] as const) await shootAll(language);
} finally {
  await browser.close();
}

/** Each language has a server of its own, as its people would. */
async function shootAll(language: Language): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'hakoniwa-shots-'));
  const server = await startHakoniwa({ data });
  try {
    const screens = await prepare(createApi({ base: server.url }), language);
    for (const theme of ['light', 'dark'] as const)
      for (const [name, path] of Object.entries(screens)) {
        if (named.length > 0 && !named.includes(name)) continue;
        const file = `${FOLDER}/${name}-${language}-${theme}.jpg`;
        await shoot(browser, { url: `${server.url}${path}`, file, language, theme });
        console.error(file);
      }
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

interface Shot {
  readonly url: string;
  readonly file: string;
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

async function shoot(from: Browser, { url, file, language, theme }: Shot): Promise<void> {
  const context = await from.newContext({
    viewport: { width: 1280, height: 860 },
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    colorScheme: theme,
  });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(2_500);
  // No picture of waiting, however busy the machine is.
  await page.waitForFunction("!document.querySelector('main .breathe')");
  await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
  await context.close();
}

/** Fills the server with life in one language, and says where to look. */
async function prepare(asked: Api, language: Language): Promise<Record<string, string>> {
  const town = await asked.gardens.create({ pack: 'town', language, seed: 7 });
  // A town that is up: the pictures are taken between ten and one o'clock.
  await asked.gardens.clock(town.id, { advanceMinutes: 4 * 60 });
  await asked.gardens.clock(town.id, { state: 'running', speed: 60 });
  const told = await asked.gardens.create({ pack: 'town', language, seed: 7 });
  await asked.gardens.clock(told.id, { advanceMinutes: 24 * 60 });
  const scene = await asked.gardens.create({ pack: 'kitchen', language, seed: 3 });
  for (let turn = 0; turn < 8; turn += 1) await asked.gardens.perform(scene.id);
  const [first, second, third] = HEROES[language];
  const { id: played } = await asked.characters.create({
    ...{ seed: 3, name: first, language, scenario: 'short_session' },
  });
  await playToTheEnd(asked, played);
  const ended = await playToTheEnd(asked, played);
  const ending = await begin(asked, { name: third, language });
  while ((await asked.sessions.proposal(ending)) === null) await takeFirstChoice(asked, ending);
  const session = await begin(asked, { name: second, language });
  for (let turn = 0; turn < 3; turn += 1) await takeFirstChoice(asked, session);
  return {
    home: '/',
    garden: `/garden/${town.id}`,
    chronicle: `/garden/${told.id}/chronicle?day=1`,
    scene: `/scene/${scene.id}`,
    characters: '/characters',
    game: `/game/${session}`,
    ending: `/game/${ending}`,
    result: `/game/${ended}/result`,
    ...Object.fromEntries(
      ['history', 'quests', 'arcs', 'graph'].map((name) => [name, `/${name}?character=${played}`]),
    ),
    lab: `/lab?run=${await runExperiment(asked, language)}`,
    workshop: `/workshop?pack=${(await ownKitchen(asked)).id}`,
    settings: '/settings',
  };
}

async function ownKitchen(asked: Api): Promise<{ readonly id: string }> {
  const known = (await asked.ownPacks.own()).packs.find(({ name }) => name === 'kitchen');
  return known ?? asked.ownPacks.copy('kitchen');
}

interface Hero {
  readonly name: string;
  readonly language: Language;
}

async function begin(asked: Api, hero: Hero): Promise<string> {
  const { id: characterId } = await asked.characters.create({ seed: 3, ...hero });
  return (await asked.sessions.begin({ characterId })).id;
}

async function takeFirstChoice(asked: Api, id: string): Promise<void> {
  const { choices } = await asked.sessions.scene(id);
  const [choice] = choices;
  if (!choice) throw new Error('a scene has choices');
  await asked.sessions.execute(id, {
    ...{ actionText: choice.text, actionType: 'choice', choiceId: choice.id },
    key: crypto.randomUUID(),
  });
}

async function playToTheEnd(asked: Api, characterId: string): Promise<string> {
  const { id } = await asked.sessions.begin({ characterId });
  while ((await asked.sessions.proposal(id)) === null) await takeFirstChoice(asked, id);
  await asked.sessions.accept(id);
  while (!isTold(await asked.sessions.result(id))) await wait(500);
  return id;
}

/** Also the graph of what was lived is waited for. */
function isTold(answer: ResultAnswer): boolean {
  return 'result' in answer && answer.result.graphUpdates.status === 'applied';
}

async function runExperiment(asked: Api, language: Language): Promise<string> {
  const { id } = await asked.lab.start({ experiment: 'two-by-two', seeds: 2, language });
  for (;;) {
    const run = (await asked.lab.runs()).runs.find((one) => one.id === id);
    if (run?.state === 'done') return id;
    if (run?.state === 'failed') throw new Error(run.error ?? 'the run failed');
    await wait(1_000);
  }
}
