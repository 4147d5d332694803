// The shipped campaign: as many quests, people, lines and things as the first session promises.
import { fileURLToPath } from 'node:url';
import { checkPack } from '@hakoniwa/garden';
import { type Pack, wordsIn } from '@hakoniwa/stage';
import { beforeAll, expect, it } from 'vitest';
import { type Campaign, campaignOf } from './pack/campaign.ts';
import { endingRules } from './pack/ending-rules.ts';
import { SESSION_SECTIONS } from './pack/sections.ts';

const folder = fileURLToPath(new URL('../../../packs/nexus', import.meta.url));
let pack: Pack;
let campaign: Campaign;

beforeAll(async () => {
  const checked = await checkPack(folder, SESSION_SECTIONS);
  const found = checked.pack && campaignOf(checked.pack);
  if (!checked.pack || !found) throw new Error('the nexus is not sound');
  pack = checked.pack;
  campaign = found;
});

it('[SP8] has the six first quests and their experience', () => {
  const first = [...campaign.quests].filter(([, quest]) => quest.first);
  expect(first.map(([id, { rewards }]) => [id, rewards.exp])).toEqual([
    ['exploration', 100],
    ['first_steps', 50],
    ['city_boy_city_girl', 75],
    ['small_errands', 50],
    ['log_fragments', 100],
    ['beyond_walls', 150],
  ]);
});

it('[SP8] has enough to meet, to find and to carry', () => {
  expect(Object.keys(pack.characters).length).toBeGreaterThanOrEqual(12);
  expect(campaign.encounters.size).toBeGreaterThanOrEqual(8);
  expect(campaign.fragments.size).toBeGreaterThanOrEqual(12);
  expect(Object.keys(campaign.session.items).length).toBeGreaterThanOrEqual(15);
});

it.each(['ja', 'en'] as const)('[SP8] everybody has forty lines of their own in %s', (language) => {
  type Lines = { phrases: { who?: string; say: Parameters<typeof wordsIn>[0] }[] };
  const files = Object.values(pack.sections.phrases ?? {}) as Lines[];
  for (const id of Object.keys(pack.characters)) {
    const own = files.flatMap(({ phrases }) => phrases.filter(({ who }) => who === id));
    const lines = new Set(own.flatMap(({ say }) => wordsIn(say, language)));
    expect(lines.size, id).toBeGreaterThanOrEqual(40);
  }
});

it('[SP6] the short session ends sooner, the first one as the product has it', () => {
  const { ending, endings } = campaign.session;
  expect(endingRules(ending).propose.turns).toBe(50);
  expect(endingRules(endings?.short_session).propose.turns).toBeLessThan(10);
});
