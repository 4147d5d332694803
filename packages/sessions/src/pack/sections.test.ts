// What is wrong with a campaign is told where it is; what cannot be done is found before anybody plays.
import { type PackFiles, validatePack } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { campaignOf } from './campaign.ts';
import { endingRules } from './ending-rules.ts';
import { SESSION_SECTIONS } from './sections.ts';
import { changed, FILES, problemsOf } from './test/small-campaign.ts';

type Mistake = readonly [file: string, from: string, to: string, problem: string];

const STRICT: readonly Mistake[] = [
  ['quests.yaml', 'event: npc.talked', 'event: npc.spoke', 'FIELD_VALUE quests.yaml:7 npc.spoke'],
  ['quests.yaml', 'done: 歩いた。', 'finished: 歩いた。', 'FIELD_MISSING quests.yaml:1 walk:'],
];

const UNKNOWN: readonly Mistake[] = [
  ['quests.yaml', 'giver: hana', 'giver: hanna', 'quests.yaml:5 hanna'],
  ['quests.yaml', 'of: [cellar]', 'of: [celler]', 'quests.yaml:14 celler'],
  ['quests.yaml', 'item: potion', 'item: poison', 'quests.yaml:15 poison'],
  ['quests.yaml', 'to: hana', 'to: letter', 'quests.yaml:8 letter'],
  ['encounters.yaml', 'places: [cellar]', 'places: [attic]', 'encounters.yaml:3 attic'],
  ['encounters.yaml', 'skill: search', 'skill: hiding', 'encounters.yaml:7 hiding'],
  ['fragments.yaml', 'of: letter', 'of: book', 'fragments.yaml:6 book'],
  ['session.yaml', 'scenario: start', 'scenario: begin', 'session.yaml:2 begin'],
  ['session.yaml', 'talk: hana', 'talk: hanako', 'session.yaml:8 hanako'],
  ['session.yaml', 'talkedTo: [toki]', 'talkedTo: [time]', 'session.yaml:22 time'],
  ['session.yaml', 'firstArc: journey', 'firstArc: trip', 'session.yaml:23 trip'],
];

const OBJECTIVES: readonly Mistake[] = [
  [
    'quests.yaml',
    'inventory.opened,',
    'inventory.opened, of: [key],',
    'OBJECTIVE_SUBJECTS quests.yaml:11 [key',
  ],
  [
    'quests.yaml',
    'of: [letter], to: hana,',
    'of: [letter],',
    'OBJECTIVE_DELIVERY quests.yaml:8 item.delivered',
  ],
  ['quests.yaml', 'count: 2,', 'count: 2, of: [hana],', 'OBJECTIVE_COUNT quests.yaml:7 2'],
  ['quests.yaml', 'id: bring', 'id: talk', 'OBJECTIVE_ID_TWICE quests.yaml:8 talk'],
  [
    'fragments.yaml',
    'by: read, of: letter',
    'by: inspect',
    'FRAGMENT_SUBJECT fragments.yaml:6 inspect',
  ],
  ['session.yaml', 'verbs: [search]', 'verbs: [serch]', 'SKILL_VERB_UNKNOWN session.yaml:12 serch'],
];

const LEARN = 'event: info.gathered, of: [letter],';

const CONDITIONS: readonly Mistake[] = [
  [
    'quests.yaml',
    LEARN,
    'when: { done: { verb: read, object: lettre } },',
    'GOAL_UNKNOWN_ENTITY quests.yaml:9 lettre',
  ],
  [
    'quests.yaml',
    LEARN,
    'when: { done: { verb: fragment.found, object: letter } },',
    'GOAL_UNKNOWN_ENTITY quests.yaml:9 letter',
  ],
  ['quests.yaml', LEARN, 'when: {},', 'GOAL_SHAPE quests.yaml:9 {'],
  [
    'quests.yaml',
    LEARN,
    'when: { done: { verb: dance } },',
    'GOAL_NEVER quests.yaml:9 { verb: dance',
  ],
  [
    'quests.yaml',
    LEARN,
    'when: { state: { prop: door, has: singing } },',
    'GOAL_NEVER quests.yaml:9 { prop: door',
  ],
  [
    'quests.yaml',
    LEARN,
    'event: npc.talked, when: { done: { verb: read } },',
    'OBJECTIVE_SHAPE quests.yaml:9 { id: learn',
  ],
  ['quests.yaml', LEARN, '', 'OBJECTIVE_SHAPE quests.yaml:9 { id: learn'],
  [
    'quests.yaml',
    LEARN,
    'count: 2, when: { holds: { prop: letter } },',
    'OBJECTIVE_UNCOUNTED quests.yaml:9 2',
  ],
];

const SOUND: readonly string[] = [
  'when: { done: { verb: read, object: letter } },',
  'when: { holds: { character: visitor, prop: letter } },',
  'when: { all: [{ done: { verb: npc.talked, object: toki } }, { at: { character: visitor, place: square } }] },',
  'when: { done: { verb: item.delivered, object: letter, target: hana } },',
];

const UNREACHED: readonly Mistake[] = [
  [
    'quests.yaml',
    LEARN,
    'when: { done: { verb: eat, object: letter } },',
    'OBJECTIVE_UNREACHABLE quests.yaml:9 { done: { verb: eat',
  ],
  ['quests.yaml', 'count: 2', 'count: 3', 'OBJECTIVE_UNREACHABLE quests.yaml:7 npc.talked'],
  [
    'session.yaml',
    'verbs: [search]',
    'verbs: [eat]',
    'OBJECTIVE_UNREACHABLE quests.yaml:10 skill.used',
  ],
];

const CHOICES: readonly Mistake[] = [
  ['session.yaml', 'talk: hana', 'talk: toki', 'CHOICE_INADMISSIBLE session.yaml:8 { talk: toki'],
  [
    'session.yaml',
    'verb: take, object: key',
    'verb: read, object: letter',
    'CHOICE_INADMISSIBLE session.yaml:9 { verb: read',
  ],
  [
    'session.yaml',
    'verb: look',
    'verb: move, target: cellar',
    'CHOICE_INADMISSIBLE session.yaml:7 { verb: move',
  ],
];

const IDS = 'hana toki cellar square letter key potion search echo start walk journey'.split(' ');

/** Every place where a file of the campaign names something: its line, and the files with another name there. */
function* misnamed(file: string) {
  const text = FILES[file] ?? '';
  for (const { 0: id, index } of text.matchAll(/(?<=[:[{,] |\[)[a-z]+(?=[,:\]}\n ])/g)) {
    if (!IDS.includes(id)) continue;
    const line = text.slice(0, index).split('\n').length;
    const spoiled = `${text.slice(0, index)}nothing_so_called${text.slice(index + id.length)}`;
    yield { name: `${id} in ${file}:${line}`, line, files: { ...FILES, [file]: spoiled } };
  }
}

const told = ([file, from, to]: Mistake) => problemsOf(changed(file, from, to));

describe('the session part of a pack', () => {
  it('[SP1] a sound campaign has no problem and is read whole', () => {
    const { pack, problems } = validatePack(FILES, { sections: SESSION_SECTIONS });
    expect(problems).toEqual([]);
    const campaign = pack && campaignOf(pack);
    expect([...(campaign?.quests.keys() ?? [])]).toEqual(['walk']);
    expect(campaign?.encounters.get('rat')?.chance).toBe(50);
    expect(campaign?.fragments.get('echo')?.found.place).toBe('cellar');
    expect(campaign?.session.opening.choices).toHaveLength(3);
  });

  it.each(STRICT)('[SP1] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toContain(mistake[3]);
  });

  it('[SP1] quests without a session.yaml are told so', () => {
    const { 'session.yaml': _, ...rest } = FILES;
    expect(problemsOf(rest as PackFiles)).toContain('SESSION_FILE_MISSING quests.yaml:1 walk:');
  });

  it('[SP1] a pack without a campaign is none', () => {
    expect(campaignOf({ sections: {} })).toBeUndefined();
  });

  it.each(UNKNOWN)('[SP2] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toContain(`SESSION_NAME_UNKNOWN ${mistake[3]}`);
  });

  it.each(
    ['quests.yaml', 'encounters.yaml', 'fragments.yaml', 'session.yaml'].flatMap((file) => [
      ...misnamed(file),
    ]),
  )(
    '[SP2] whoever is named and is not there is told where it stands: $name',
    ({ line, files, name }) => {
      const file = name.replace(/^.* in |:\d+$/g, '');
      const places = problemsOf(files).map((problem) => problem.split(' ')[1]);
      expect(places).toContain(`${file}:${line}`);
    },
  );

  it.each(OBJECTIVES)('[SP3] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toContain(mistake[3]);
  });

  it.each(CONDITIONS)('[SP9] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toContain(mistake[3]);
  });

  it.each(SOUND)('[SP9] an objective may be any condition: %s', (when) => {
    expect(problemsOf(changed('quests.yaml', LEARN, when))).toEqual([]);
  });

  it.each(UNREACHED)('[SP4] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toEqual([mistake[3]]);
  });

  it('[SP4] without its key the cellar keeps everything that is in it', () => {
    const lost = changed('props.yaml', 'kind: key, at: square', 'kind: key, at: cellar');
    const withoutTake = {
      ...lost,
      'session.yaml': (lost['session.yaml'] ?? '').replace(
        'verb: take, object: key',
        'verb: look, object: door',
      ),
    };
    const codes = problemsOf(withoutTake);
    expect(codes.filter((one) => one.startsWith('OBJECTIVE_UNREACHABLE'))).toHaveLength(6);
  });

  it.each(CHOICES)('[SP5] %s: %s → %s', (...mistake) => {
    expect(told(mistake)).toEqual([mistake[3]]);
  });

  it('[SP5] the first place must be in its scenario', () => {
    const elsewhere = {
      ...FILES,
      'scenarios/start.yaml': 'id: start\ntitle: はじまり\nplaces: [cellar]\nprops: []\n',
    };
    expect(problemsOf(elsewhere)).toContain('OPENING_PLACE_ABSENT session.yaml:3 square');
  });

  it('[SP6] a pack tunes what it names and nothing else', () => {
    expect(endingRules()).toMatchObject({
      propose: { turns: 50, messages: 100, activeMinutes: 120, hpPercent: 20, mpPercent: 20 },
      end: { proposals: 3, turns: 100, activeMinutes: 180, characters: 50_000 },
      gapMinutes: 5,
    });
    const tuned = endingRules({ propose: { turns: 4 }, end: { turns: 9 } });
    expect([tuned.propose.turns, tuned.propose.messages, tuned.end.turns]).toEqual([4, 100, 9]);
  });
});
