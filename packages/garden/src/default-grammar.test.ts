// Nobody is mute: packs and characters without phrases speak by the default grammar, in their own register.
import { direct, importCard, instinct, type MindContext, readCard } from '@hakoniwa/actor';
import { hasErrors, type Language, type Pack } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { gm, kitchen } from '../test/model-scene.ts';
import { checkPackFiles, soundPack } from './load-pack.ts';
import { openScene } from './open-scene.ts';
import { readPackFolder } from './read-pack-folder.ts';
import { runScene } from './scene.ts';

const TURNS = 40;

interface Said {
  readonly who: string;
  readonly name: string;
  readonly text: string;
}

/** Plays a scene and gives what was said, and what the director would have sent back. */
async function said(source: {
  pack: Pack;
  language: Language;
  scenario?: string;
}): Promise<{ lines: Said[]; findings: string[]; cast: readonly string[] }> {
  const store = new MemoryEventStore();
  const scene = { folder: '', seed: 3, gm, store, name: 'scene' };
  const opened = await openScene({ ...scene, ...source });
  const findings: string[] = [];
  const mind = (context: MindContext) => {
    const proposal = instinct(context);
    if (proposal.speech === undefined) return proposal;
    const checked = direct(gm, { context, raw: `「${proposal.speech}」` });
    findings.push(
      ...checked.findings.map(({ check, what }) => `${proposal.speech}: ${check} ${what}`),
    );
    return proposal;
  };
  const lines: Said[] = [];
  for await (const turn of runScene({ ...opened.parts, turns: TURNS, mindOf: () => mind }))
    if (turn.speech !== null) lines.push({ who: turn.who, name: turn.name, text: turn.speech });
  return { lines, findings, cast: opened.parts.garden.world.characters.ids() };
}

function expectTalk({ lines, findings, cast }: Awaited<ReturnType<typeof said>>): void {
  for (const id of cast) {
    const own = lines.filter(({ who }) => who === id);
    expect(own.length, id).toBeGreaterThan(TURNS / cast.length / 2);
    for (const { text, name } of own) expect(text).not.toContain(name);
  }
  const ids = /[{}_]|char_|obj_|undefined/;
  for (const { text } of lines) expect(text).not.toMatch(ids);
  expect(findings).toEqual([]);
}

const folderOf = (name: string) => kitchen.replace(/kitchen$/, name);

it.each([
  ['detective-office', 'midnight_call'],
  ['detective-office', 'locked_drawer'],
  ['mansion', 'last_will'],
  ['mansion', 'mystery_mansion'],
])('[GR59] in %s, %s, everybody speaks', async (name, scenario) => {
  const pack = await soundPack({ folder: folderOf(name) });
  expectTalk(await said({ pack, language: 'ja', scenario }));
});

it('[GR59] a detective who never says です keeps to it, and his assistant says it', async () => {
  const pack = await soundPack({ folder: folderOf('detective-office') });
  const { lines } = await said({ pack, language: 'ja', scenario: 'midnight_call' });
  const polite = /です|ます|ません|でしょう/;
  const by = (id: string) => lines.filter(({ who }) => who === id).map(({ text }) => text);
  expect(by('char_A').filter((text) => polite.test(text))).toEqual([]);
  expect(by('char_B').filter((text) => polite.test(text)).length).toBeGreaterThan(3);
});

const card = {
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: {
    ...{ name: 'Mio', description: 'Keeps a lamp.', personality: 'calm', scenario: '' },
    ...{ first_mes: 'You came.', mes_example: '' },
  },
};

it.each(['en', 'ja'] as const)(
  '[GR59] a character imported into a pack with phrases speaks too, in %s',
  async (language) => {
    const files = await readPackFolder(kitchen);
    const read = readCard(new TextEncoder().encode(JSON.stringify(card))).card;
    const { id, files: merged } = importCard(read, { language, into: files, place: 'kitchen' });
    const scene = `id: visit\ntitle: { ja: 客, en: Visit }\ncast: [yana, { id: ${id}, place: kitchen }]\n`;
    const { pack, problems, notes } = checkPackFiles({ ...merged, 'scenarios/visit.yaml': scene });
    expect(problems.filter((one) => hasErrors([one]))).toEqual([]);
    expect(notes.find(({ code }) => code === 'DEFAULT_GRAMMAR')?.message.en).toContain(id);
    if (!pack) throw new Error('no pack');
    const talk = await said({ pack, language, scenario: 'visit' });
    const own = talk.lines.filter(({ who }) => who === id);
    expect(own.length).toBeGreaterThan(TURNS / 4);
    expect(own.filter(({ text }) => text.includes('Mio'))).toEqual([]);
  },
);

it('[GR60] files from anywhere have the ground beneath them', async () => {
  const bare = {
    'pack.yaml':
      'id: p\nversion: 1.0.0\ntitle: 町\ndescription: 町。\nlanguages: [ja]\nlicence: MIT\n',
  };
  const { pack, problems } = checkPackFiles(bare);
  expect(problems).toEqual([]);
  expect(Object.keys(pack?.sections.phrases ?? {}).sort()).toEqual([
    'common/phrases/familiar.yaml',
    'common/phrases/known-familiar.yaml',
    'common/phrases/known-polite.yaml',
    'common/phrases/polite.yaml',
    'common/phrases/practices.yaml',
    'common/phrases/shared-familiar.yaml',
    'common/phrases/shared-polite.yaml',
  ]);
  expect(Object.keys(pack?.sections.patterns ?? {})).toEqual(['common/patterns.yaml']);
});
