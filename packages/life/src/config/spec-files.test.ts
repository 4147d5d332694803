// Towns written as maps with obstacles, entrances and employment load as they are.
import { buildWorld, isProblem, validatePack } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { live, told } from '../test/live.ts';
import { LIFE_SECTIONS } from './sections.ts';
import { withSpecFiles } from './spec-files.ts';

const own = (label: string, tag: string) => ({
  label,
  facility: { tags: [tag], owner: 'character_alice' },
});
const job = {
  jobId: 'waiter',
  title: 'ウェイター',
  hourlyWage: 1000,
  workHours: { start: 6, end: 22 },
};
const maps = [
  {
    id: 'home',
    name: '自宅',
    obstacles: [
      { ...own('寝室', 'bedroom'), type: 'zone' },
      own('調理台', 'kitchen'),
      own('浴室', 'bathroom'),
      own('トイレ', 'toilet'),
      own('デスク', 'workspace'),
      { label: '棚', type: 'wall' },
    ],
    entrances: [{ id: 'e1', leadsTo: { mapId: 'town' } }],
  },
  {
    id: 'town',
    name: '町',
    obstacles: [
      { label: 'レストラン', type: 'zone', facility: { tags: ['restaurant', 'workspace'], job } },
    ],
    entrances: [{ id: 'e2', leadsTo: { mapId: 'home' } }],
  },
];
const alice = {
  id: 'character_alice',
  name: 'アリス',
  employment: { jobId: 'waiter', workplaces: [{ workplaceLabel: 'レストラン', mapId: 'town' }] },
};
const PACK = 'id: p\nversion: 1.0.0\nlanguages: [ja]\ntitle: 町\ndescription: 町。\nlicence: MIT\n';

it('[LF22] maps.json and characters.json become places and people who live', () => {
  const files = {
    'pack.yaml': PACK,
    'maps.json': JSON.stringify(maps),
    'characters.json': JSON.stringify([alice]),
  };
  const { pack, problems } = validatePack(withSpecFiles(files), { sections: LIFE_SECTIONS });
  expect(problems).toEqual([]);
  const world = pack && buildWorld(pack, { language: 'ja', seed: 1 });
  if (!world || isProblem(world)) throw new Error('no world');
  expect(world.places.get('home.寝室')).toMatchObject({
    parent: 'home',
    facility: { tags: ['bedroom'] },
  });
  expect(world.characters.get('character_alice')).toMatchObject({ home: 'home', place: 'home' });
  const { events } = live(world, { minutes: 1_440 });
  const lines = told(events, 'character_alice');
  expect(lines).toContain('activity-completed work');
  expect(lines).toContain('activity-completed eat');
});

const room = (facility: string) =>
  `[\n {"id": "home",\n  "obstacles": [\n   {"label": "x",\n    "facility": ${facility}}]}\n]`;

it.each([
  ['maps.json', room('{"tags": []}'), 'FIELD_VALUE 5'],
  ['maps.json', `{"maps": ${room('{"tags": []}')}}`, 'FIELD_VALUE 5'],
  ['maps.json', room('{"tags": ["toilet"],\n     "cost": -5}'), 'FIELD_VALUE 6'],
  [
    'maps.json',
    room('{"tags": ["bath"],\n     "hours": {"start": 9, "end": 99}}'),
    'FIELD_VALUE 6',
  ],
  ['maps.json', room('{"tags": ["bedroom"],\n     "owner": "ghost"}'), 'OWNER_MISSING 6'],
  [
    'maps.json',
    '[\n {"id": "home",\n  "entrances": [\n   {"leadsTo": {"mapId": "nowhere"}}]}\n]',
    'ENTRANCE_TARGET_MISSING 4',
  ],
  ['maps.json', '[\n {"id": "home",\n  "obstacles": [}\n]', 'YAML_SYNTAX 3'],
  [
    'characters.json',
    '[\n {"id": "a", "name": "A",\n  "employment": {"jobId": "x"}}]',
    'FIELD_MISSING 3',
  ],
  [
    'characters.json',
    '[\n {"id": "a", "name": "A",\n  "employment": {"jobId": "x", "workplaces": [\n   {"workplaceLabel": "y", "mapId": "nope"}]}}]',
    'WORKPLACE_MISSING 4',
  ],
])('[LF22] a bad %s is refused in its file and line: %s', (file, text, expected) => {
  const files = {
    'maps.json': '[{"id": "home"}]',
    'characters.json': '[{"id": "a", "name": "A"}]',
  };
  const { problems } = validatePack(withSpecFiles({ 'pack.yaml': PACK, ...files, [file]: text }), {
    sections: LIFE_SECTIONS,
  });
  const told = problems.filter(({ severity }) => severity === 'error');
  expect(told.map((one) => `${one.file} ${one.code} ${one.line}`)).toEqual([`${file} ${expected}`]);
});
