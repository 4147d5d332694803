// Single mistakes, one a row: each gives its problem in its place, and no other.
import { describe, expect, it } from 'vitest';
import { buildWorld } from './build/build-world.ts';
import { PROBLEM_CODES } from './locale/wording.ts';
import { isProblem } from './problem.ts';
import { codes, SMALL, small, told } from './test/small-pack.ts';
import { validatePack } from './validate-pack.ts';

/** A file of the small pack with one text replaced. */
function edited(file: string, from: string, to: string): Record<string, string> {
  const text = SMALL[file] ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return { [file]: text.replace(from, to) };
}

const SECOND = 'scenarios/other.yaml';
const other = (rest: string) => ({ [SECOND]: `id: other\ntitle: 別の話\n${rest}` });

type Row = readonly [name: string, changes: Record<string, string | undefined>, told: string[]];

const ROWS: readonly Row[] = [
  ['[K1] a sound pack', {}, []],
  ['[K1] no pack.yaml', { 'pack.yaml': undefined }, ['FILE_MISSING pack.yaml:1:1']],
  [
    '[K3] a tab for indentation',
    edited('places.yaml', '  name: 廊下', '\tname: 廊下'),
    ['YAML_SYNTAX places.yaml:2:1'],
  ],
  [
    '[K3] a key twice',
    edited('places.yaml', '  name: 部屋', '  name: 部屋\n  name: 納戸'),
    ['ID_DUPLICATE places.yaml:6:3'],
  ],
  [
    '[K3] a prototype key',
    edited('places.yaml', '  name: 部屋', '  name: 部屋\n  __proto__: { a: 1 }'),
    ['KEY_FORBIDDEN places.yaml:6:3'],
  ],
  [
    '[K3] too deep',
    { 'lore.yaml': `a: ${'['.repeat(80)}${']'.repeat(80)}` },
    ['YAML_TOO_DEEP lore.yaml:1:68'],
  ],
  [
    '[K3] deeper than a stack, which is never tried',
    { 'lore.yaml': '['.repeat(20_000) },
    ['YAML_TOO_DEEP lore.yaml:1:1'],
  ],
  [
    '[K3] an alias of nobody',
    { 'lore.yaml': 'a: *b' },
    ['FIELD_TYPE lore.yaml:1:4', 'YAML_SYNTAX lore.yaml:1:4'],
  ],
  [
    '[K19] a text that no store keeps',
    edited('places.yaml', '  name: 部屋', '  name: "部\\0屋\\ud83c"'),
    ['TEXT_UNSOUND places.yaml:5:9'],
  ],
  ['[K4] an unknown file', { 'place.yaml': 'a: 1' }, ['FILE_UNKNOWN place.yaml:1:1']],
  ['[K20] a name that leads out', { '../a.yaml': 'a: 1' }, ['FILE_OUTSIDE ../a.yaml:1:1']],
  ['[K20] a note that leads out', { 'a/../../b.md': 'hi' }, ['FILE_OUTSIDE a/../../b.md:1:1']],
  ['[K4] notes beside the files', { 'README.md': '# hi', 'cover.png': '…' }, []],
  [
    '[K5] a misspelled field, and no second problem for it',
    edited('props.yaml', '  at: hall', '  att: hall'),
    ['FIELD_UNKNOWN props.yaml:14:3'],
  ],
  [
    '[K5] a missing field',
    edited('characters.yaml', '  description: 試す人。\n', ''),
    ['FIELD_MISSING characters.yaml:1:1'],
  ],
  [
    '[K5] a wrong type',
    edited('places.yaml', 'name: 部屋', 'name: 7'),
    ['FIELD_TYPE places.yaml:5:9'],
  ],
  [
    '[K5] a wrong type inside a form',
    edited('places.yaml', 'name: 部屋', 'name: { ja: 7 }'),
    ['FIELD_TYPE places.yaml:5:15'],
  ],
  [
    '[K5] out of bounds',
    edited('characters.yaml', 'openness: 50', 'openness: 150'),
    ['FIELD_VALUE characters.yaml:5:28'],
  ],
  [
    '[K5] no form that fits',
    edited('props.yaml', 'at: hall', 'at: [hall]'),
    ['FIELD_TYPE props.yaml:14:7'],
  ],
  [
    '[K5] two places at once',
    edited('props.yaml', 'at: hall', 'at: { place: hall, holder: hana }'),
    ['FIELD_TYPE props.yaml:14:7'],
  ],
  ['[K5] an impossible hour', other('time: 25:00'), ['FIELD_VALUE scenarios/other.yaml:3:7']],
  [
    '[K6] an unknown kind',
    edited('props.yaml', 'kind: key', 'kind: kee'),
    ['KIND_UNKNOWN props.yaml:13:9'],
  ],
  [
    '[K6] a bad id',
    edited('places.yaml', 'room:\n', '"a b": { name: 床 }\nroom:\n'),
    ['ID_INVALID places.yaml:4:1'],
  ],
  [
    '[K6] one id for two things',
    edited('characters.yaml', 'hana:', 'gem:'),
    ['ID_DUPLICATE characters.yaml:1:1', 'GOAL_UNKNOWN_ENTITY scenarios/find.yaml:4:23'],
  ],
  [
    '[K11] a goal that denies what nobody has',
    edited(
      'scenarios/find.yaml',
      'holds: { character: hana, prop: gem }',
      'all: [{ holds: { prop: { class: jewel } } }, { not: { in: { prop: gem, container: bax } } }]',
    ),
    ['GOAL_UNKNOWN_ENTITY scenarios/find.yaml:4:85'],
  ],
  [
    '[K7] a language without its text',
    edited('places.yaml', 'name: 廊下', 'name: { en: hall }'),
    ['LANGUAGE_MISSING places.yaml:2:9'],
  ],
  [
    '[K8] an exit to nowhere',
    edited('places.yaml', '[room]', '[room, roof]'),
    ['EXIT_TARGET_MISSING places.yaml:3:17'],
  ],
  [
    '[K8] a door that is not there',
    edited('places.yaml', '[room]', '[{ to: room, via: gate }]'),
    ['EXIT_DOOR_MISSING places.yaml:3:28'],
  ],
  [
    '[K8] a door that is no door',
    edited('places.yaml', '[room]', '[{ to: room, via: box }]'),
    ['EXIT_DOOR_KIND places.yaml:3:28'],
  ],
  [
    '[K8] a way without return',
    edited('places.yaml', '  exits: [hall]\n', ''),
    ['EXIT_ONE_WAY places.yaml:3:11'],
  ],
  [
    '[K8] a way meant to have no return',
    {
      'places.yaml':
        'hall:\n  name: 廊下\n  exits: [{ to: room, oneWay: true }]\nroom:\n  name: 部屋\n',
    },
    [],
  ],
  [
    '[K8] a parent that is not there',
    edited('places.yaml', 'name: 部屋', 'name: 部屋\n  parent: house'),
    ['PLACE_PARENT_MISSING places.yaml:6:11'],
  ],
  [
    '[K9] a prop nowhere',
    edited('props.yaml', '  at: hall\n', ''),
    ['PROP_NOWHERE props.yaml:11:1'],
  ],
  [
    '[K9] a prop at no place',
    edited('props.yaml', 'at: hall', 'at: hell'),
    ['PROP_NOWHERE props.yaml:14:7'],
  ],
  [
    '[K9] a prop in two places',
    edited('props.yaml', 'name: 宝石', 'name: 宝石\n  at: hall'),
    ['PROP_TWICE props.yaml:11:7'],
  ],
  [
    '[K9] in no container',
    edited('props.yaml', 'at: hall', 'at: { inside: bag }'),
    ['PROP_CONTAINER_MISSING props.yaml:14:17'],
  ],
  [
    '[K9] a content that is not there',
    edited('props.yaml', '[gem]', '[gem, coin]'),
    ['PROP_CONTENT_MISSING props.yaml:8:19'],
  ],
  [
    '[K9] inside itself',
    edited('props.yaml', 'at: room', 'at: { inside: gem }'),
    ['PROP_INSIDE_ITSELF props.yaml:4:7'],
  ],
  [
    '[K9] in nobody’s hand',
    edited('props.yaml', 'at: hall', 'at: { holder: hanna }'),
    ['HOLDER_MISSING props.yaml:14:17'],
  ],
  [
    '[K9] a fixture in the hand',
    edited('props.yaml', 'at: room', 'at: { holder: hana }'),
    ['PROP_NOT_PORTABLE props.yaml:4:7'],
  ],
  [
    '[K9] a key that is not there',
    edited('props.yaml', 'key: key', 'key: kee'),
    ['PROP_KEY_MISSING props.yaml:6:8'],
  ],
  [
    '[K9] an owner who is not there',
    edited('props.yaml', 'at: hall', 'at: hall\n  owner: taro'),
    ['OWNER_MISSING props.yaml:15:10'],
  ],
  [
    '[K9] open and locked',
    edited('props.yaml', '[locked]', '[locked, 開いている]'),
    ['STATE_CONFLICT props.yaml:5:10'],
  ],
  [
    '[K9] an outcome that leaves it wet and dry',
    edited(
      'props.yaml',
      'name: 宝石',
      'name: 宝石\n  affordances: [{ verb: use, label: 洗う, outcomes: [{ do: state, add: [wet, 乾いた] }] }]',
    ),
    ['STATE_CONFLICT props.yaml:11:70'],
  ],
  [
    '[K9] too much in a box',
    edited('props.yaml', 'key: key', 'key: key\n  capacity: 0'),
    ['CAPACITY_EXCEEDED props.yaml:7:13'],
  ],
  [
    '[K9] three things in two hands',
    edited(
      'props.yaml',
      '  at: hall\n',
      '  at: { holder: hana }\na: { name: あ, at: { holder: hana } }\nb: { name: い, at: { holder: hana } }\n',
    ),
    ['HANDS_OVERFULL characters.yaml:1:1'],
  ],
  [
    '[K10] shorthand that does not close',
    edited('props.yaml', '開ける(要:鍵)', '開ける(要:鍵'),
    ['AFFORDANCE_SYNTAX props.yaml:7:17'],
  ],
  [
    '[K10] a verb nobody knows',
    edited('props.yaml', "'開ける(要:鍵)'", '{ verb: opne }'),
    ['AFFORDANCE_VERB_UNKNOWN props.yaml:7:25'],
  ],
  [
    '[K10] a need nothing answers to',
    edited('props.yaml', '要:鍵', '要:斧'),
    ['AFFORDANCE_REQUIREMENT_UNKNOWN props.yaml:7:17'],
  ],
  [
    '[K10] an outcome for nothing',
    edited(
      'props.yaml',
      "'開ける(要:鍵)'",
      '{ verb: open, outcomes: [{ do: reveal, prop: coin }] }',
    ),
    ['AFFORDANCE_PROP_UNKNOWN props.yaml:7:62'],
  ],
  [
    '[K11] a character at no place',
    edited('characters.yaml', 'place: hall', 'place: hell'),
    ['CHARACTER_NOWHERE characters.yaml:4:10'],
  ],
  [
    '[K11] a home that is not there',
    edited('characters.yaml', 'place: hall', 'place: hall\n  home: hut'),
    ['CHARACTER_HOME_MISSING characters.yaml:5:9'],
  ],
  [
    '[K11] a friend who is not there',
    edited('characters.yaml', 'place: hall', 'place: hall\n  relations: { taro: { affinity: 3 } }'),
    ['CHARACTER_REFERENCE_UNKNOWN characters.yaml:5:16'],
  ],
  [
    '[K11] lore about nothing',
    { 'lore.yaml': 'tale:\n  text: むかし。\n  about: [gem, dragon]\n' },
    ['LORE_SUBJECT_UNKNOWN lore.yaml:3:16'],
  ],
  [
    '[K11] a file and an id that differ',
    { [SECOND]: 'id: another\ntitle: 別\n' },
    ['SCENARIO_ID_MISMATCH scenarios/other.yaml:1:5'],
  ],
  [
    '[K11] a first scenario that is not there',
    edited('pack.yaml', 'licence: MIT', 'licence: MIT\ndefaults: { scenario: fnd }'),
    ['SCENARIO_UNKNOWN pack.yaml:7:23'],
  ],
  [
    '[K11] a place, a prop and a person that are not there',
    other('places: [hall, roof]\nprops: [key, coin]\ncast: [hana, taro]'),
    [
      'SCENARIO_PLACE_UNKNOWN scenarios/other.yaml:3:16',
      'SCENARIO_PROP_UNKNOWN scenarios/other.yaml:4:14',
      'SCENARIO_CAST_UNKNOWN scenarios/other.yaml:5:14',
    ],
  ],
  [
    '[K11] a prop without the place it is at',
    other('places: [hall]\nprops: [box]'),
    ['PROP_NOWHERE scenarios/other.yaml:4:9'],
  ],
  [
    '[K11] a prop without the container it is in',
    other('props: [gem]'),
    ['PROP_CONTAINER_MISSING scenarios/other.yaml:3:9'],
  ],
  [
    '[K11] a character without the place they are at',
    other('places: [room]\ncast: [hana]'),
    ['CHARACTER_NOWHERE scenarios/other.yaml:4:8'],
  ],
  [
    '[K11] holding what was not chosen',
    other('props: [key]\ncast: [{ id: hana, holding: [gem] }]'),
    ['SCENARIO_PROP_UNKNOWN scenarios/other.yaml:4:30'],
  ],
  [
    '[K11] a door that was not chosen',
    {
      'places.yaml': `hall: { name: 廊下, exits: [{ to: room, via: gate }] }
room: { name: 部屋, exits: [{ to: hall, via: gate }] }
`,
      'props.yaml': `${SMALL['props.yaml']}gate: { name: 門, kind: door, at: hall }\n`,
      ...other('props: [key]'),
    },
    ['EXIT_DOOR_MISSING scenarios/other.yaml:3:1'],
  ],
  [
    '[K11] too much for a box and for two hands in a scenario',
    {
      'props.yaml': `${SMALL['props.yaml']}a: { name: あ, at: hall, capacity: 0 }\n`,
      ...other('props: [box, gem, { id: key, at: { inside: a } }, a]'),
      'scenarios/third.yaml':
        'id: third\ntitle: 三\nprops: [box, gem, key, a]\ncast: [{ id: hana, holding: [gem, key, a] }]\n',
    },
    ['CAPACITY_EXCEEDED scenarios/other.yaml:3:51', 'HANDS_OVERFULL scenarios/third.yaml:4:8'],
  ],
  [
    '[K14] two goals in one',
    edited('scenarios/find.yaml', '  holds:', '  at: { place: room }\n  holds:'),
    ['GOAL_SHAPE scenarios/find.yaml:4:3'],
  ],
  [
    '[K14] a goal about nothing',
    edited('scenarios/find.yaml', 'prop: gem', 'prop: gme'),
    ['GOAL_UNKNOWN_ENTITY scenarios/find.yaml:4:35'],
  ],
  [
    '[K14] a goal behind a lock whose key is inside',
    edited('props.yaml', '  at: hall\n', '  at: { inside: box }\n'),
    ['GOAL_UNREACHABLE scenarios/find.yaml:4:3'],
  ],
  [
    '[K14] a goal on an island',
    edited(
      'places.yaml',
      '  exits: [room]\nroom:\n  name: 部屋\n  exits: [hall]\n',
      'room:\n  name: 部屋\n',
    ),
    ['GOAL_UNREACHABLE scenarios/find.yaml:4:3'],
  ],
];

describe('validatePack', () => {
  it.each(ROWS)('%s', (_, changes, expected) => {
    expect(codes(small(changes))).toEqual(expected);
  });

  it('[K4] a file too large to be a pack is not even read', () => {
    expect(codes(small({ 'lore.yaml': ' '.repeat(2_000_001) }))).toEqual([
      'FILE_TOO_LARGE lore.yaml:1:1',
    ]);
  });

  it('[K3] aliases may repeat a value, but not unfold without end', () => {
    const fine = 'tale: &t\n  text: むかし。\nsame: *t\n';
    expect(codes(small({ 'lore.yaml': fine }))).toEqual([]);
    const rows = Array.from(
      { length: 12 },
      (_, n) => `a${n + 1}: &a${n + 1} [${`*a${n},`.repeat(9)}]`,
    );
    const bomb = ['a0: &a0 [x]', ...rows].join('\n');
    expect(codes(small({ 'lore.yaml': bomb }))[0]).toMatch(/^YAML_ALIASES lore\.yaml/);
  });

  it('[K3] a file that cannot be read hides nothing in the others, and blames them for nothing', () => {
    const broken = small({
      'places.yaml': 'hall: [',
      ...edited('props.yaml', 'key: key', 'key: kee'),
    });
    expect(codes(broken).map((line) => line.split(':')[0])).toEqual(
      ['PROP_KEY_MISSING props.yaml', 'YAML_SYNTAX places.yaml'].sort((a, b) =>
        a.slice(-12) < b.slice(-12) ? -1 : 1,
      ),
    );
  });

  it('[K5] an unknown field is told with the one that was meant', () => {
    const [problem] = validatePack(
      small(edited('props.yaml', '  at: hall', '  att: hall')),
    ).problems;
    expect(problem?.fix.en).toContain('"at"');
    expect(problem?.fix.ja).toContain('「at」');
  });

  it('[K12] an unknown scenario or language lists the known ones', () => {
    const { pack } = validatePack(small());
    if (!pack) throw new Error('the small pack is not valid');
    const lost = buildWorld(pack, { scenario: 'fnd', language: 'ja', seed: 1 });
    const foreign = buildWorld(pack, { language: 'en', seed: 1 });
    expect(isProblem(lost) && [lost.code, lost.fix.en]).toEqual([
      'SCENARIO_UNKNOWN',
      'Known scenarios: find.',
    ]);
    expect(isProblem(foreign) && [foreign.code, foreign.fix.en]).toEqual([
      'LANGUAGE_UNKNOWN',
      'It speaks: ja.',
    ]);
    expect(isProblem(buildWorld(pack, { scenario: 'constructor', language: 'ja', seed: 1 }))).toBe(
      true,
    );
  });

  it('[K2] a long list is cut and says so', () => {
    const many = Array.from({ length: 300 }, (_, n) => `x${n}: 1`).join('\n');
    const problems = validatePack(
      small({ 'pack.yaml': `${SMALL['pack.yaml']}${many}\n` }),
    ).problems;
    expect(problems).toHaveLength(201);
    expect(problems.at(-1)?.message.en).toBe('100 more problems are not listed.');
  });

  it('[K2] every code of the list is provoked by some test or guards against a bug', () => {
    const provoked = new Set(
      ROWS.flatMap(([, , lines]) => lines.map((line) => line.split(' ')[0])),
    );
    const elsewhere = [
      'FILE_TOO_LARGE',
      'YAML_ALIASES',
      'LANGUAGE_UNKNOWN',
      'GOAL_UNPROVEN',
      'PROBLEMS_CUT',
      'WORLD_BREACH',
      'GROUND_FILE',
      'GOAL_NEVER',
      'CLASS_BY_NAME',
      'CLASS_BY_USE',
      'LANGUAGE_STANDS_IN',
    ];
    expect(PROBLEM_CODES.filter((code) => !provoked.has(code))).toEqual(
      PROBLEM_CODES.filter((code) => elsewhere.includes(code)),
    );
  });

  it('[K1] problems come sorted by file and line', () => {
    const { problems } = validatePack(
      small({
        ...edited('props.yaml', 'key: key', 'key: kee'),
        ...edited('places.yaml', '[room]', '[room, roof]'),
      }),
    );
    expect(problems.map(told)).toEqual([
      'EXIT_TARGET_MISSING places.yaml:3:17',
      'PROP_KEY_MISSING props.yaml:6:8',
    ]);
  });
});
