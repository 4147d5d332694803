// Builds a world from a validated pack: one scenario, one language, one seed.
import type { Json } from '../../base/json.ts';
import { seedRng } from '../../base/rng.ts';
import { LANGUAGES, type Language } from '../../base/vocabulary.ts';
import { worldFrom } from '../../world/document.ts';
import { inLanguage, type Localised, wordsIn } from '../../world/schema/localised.ts';
import type { Relation } from '../../world/schema/story.ts';
import { momentOf } from '../../world/schema/time.ts';
import { type WorldDocument, worldDocumentSchema } from '../../world/schema/world-document.ts';
import { relationId, type World } from '../../world/world.ts';
import { entryOf, type Pack } from '../pack.ts';
import { type PackProblem, problem } from '../problem.ts';
import type { ScenarioSheet } from '../schema/scenario-sheet.ts';
import { type Setting, type Stock, settingOf } from '../setting.ts';
import { buildBeliefs, withOwnHouse } from './build-beliefs.ts';
import { buildCharacter, packSheetOf } from './build-character.ts';
import { buildPlace } from './build-place.ts';
import { buildProp } from './build-prop.ts';

export interface BuildOptions {
  /** The pack's own choice when absent, else everything in it. */
  readonly scenario?: string | undefined;
  readonly language: Language;
  readonly seed: number;
}

/** The world, or the problem of a scenario or language the pack does not have. */
export function buildWorld(pack: Pack, options: BuildOptions): World | PackProblem {
  const { language } = options;
  const spot = { file: 'pack.yaml', line: 1, column: 1 };
  if (!pack.languages.includes(language)) {
    const known = LANGUAGES.filter((one) => pack.languages.includes(one)).join(', ');
    return problem('LANGUAGE_UNKNOWN', { spot, values: { language, known } });
  }
  const id = options.scenario ?? pack.defaults?.scenario;
  const scenario = id === undefined ? undefined : entryOf(pack.scenarios, id);
  if (id !== undefined && !scenario) {
    const known = Object.keys(pack.scenarios).sort().join(', ');
    return problem('SCENARIO_UNKNOWN', { spot, values: { scenario: id, known } });
  }
  const setting = settingOf(stockOf(pack), scenario);
  const document = documentFrom({ pack, scenario, setting }, options);
  return worldFrom(withOwnHouse(worldDocumentSchema.parse(document)));
}

/** Everything a pack has to choose from. */
function stockOf(pack: Pick<Pack, 'places' | 'props' | 'characters'>): Stock {
  return {
    places: new Map(Object.entries(pack.places)),
    props: new Map(Object.entries(pack.props)),
    characters: new Map(Object.entries(pack.characters)),
  };
}

interface Source {
  readonly pack: Pack;
  readonly scenario: ScenarioSheet | undefined;
  readonly setting: Setting;
}

function documentFrom(source: Source, { language, seed }: BuildOptions): WorldDocument {
  const { pack, scenario, setting } = source;
  const defaults = pack.defaults ?? {};
  const now = momentOf(scenario?.time ?? defaults.time ?? FIRST_HOUR);
  const say = (text: Localised) => inLanguage(text, language);
  const weather = scenario?.weather ?? defaults.weather;
  const tension = scenario?.tension ?? defaults.tension;
  const opening = openingOf(source, { now, say });
  const relations = relationsOf(setting, say);
  return {
    version: 1,
    seq: 0,
    language,
    origin: {
      pack: pack.id,
      packVersion: pack.version,
      ...(scenario ? { scenario: scenario.id } : {}),
    },
    clock: { now, start: scenario?.date ?? defaults.date ?? FIRST_DAY },
    ...(weather === undefined ? {} : { weather: say(weather) }),
    ...(tension === undefined ? {} : { tension: say(tension) }),
    geography: scenario?.geography ?? defaults.geography ?? 'known',
    rules: (scenario?.rules ?? defaults.rules ?? []).map(say),
    rng: [...seedRng(seed)] as [number, number, number, number],
    counters: opening ? { happening: 1 } : {},
    places: record(setting.places, (id, sheet) => buildPlace(id, { sheet, language })),
    props: record(setting.props, (id, sheet) =>
      buildProp(id, { sheet, source: { setting, pack, language } }),
    ),
    characters: record(setting.cast, (id, sheet) => buildCharacter(id, sheet, { language, now })),
    beliefs: buildBeliefs(setting.cast, now),
    relations: Object.fromEntries(relations.map((one) => [relationId(one.from, one.to), one])),
    threads: {},
    happenings: opening ? { [OPENING_ID]: opening } : {},
    pending: {},
    flags: {},
    locks: {},
    systems: systemsOf(source, language),
  } as WorldDocument;
}

function record<S, T>(map: ReadonlyMap<string, S>, build: (id: string, sheet: S) => T) {
  return Object.fromEntries([...map].map(([id, sheet]) => [id, build(id, sheet)]));
}

function relationsOf({ cast }: Setting, say: (text: Localised) => string): Relation[] {
  return [...cast].flatMap(([from, { relations = {} }]) =>
    Object.entries(relations)
      .filter(([to]) => cast.has(to))
      .map(([to, { affinity, bonds = [] }]) => {
        return { from, to, affinity, bonds: bonds.map(say) } as Relation;
      }),
  );
}

/** What has just happened is the first thing everybody noticed. */
function openingOf(
  { scenario }: Source,
  { now, say }: { now: number; say: (text: Localised) => string },
): object | undefined {
  if (scenario?.opening === undefined) return undefined;
  return { id: OPENING_ID, text: say(scenario.opening), at: now, by: 'pack' };
}

/** What minds need of the pack and the laws do not: voices and lore, so a world stands on its own. */
function systemsOf({ pack, setting }: Source, language: Language): Record<string, Json> {
  const sheets = record(setting.cast, (_, sheet) => packSheetOf(sheet, language));
  const lore = Object.entries(pack.lore).map(([id, { title, text, keys, about, knownBy }]) => ({
    id,
    ...(title === undefined ? {} : { title: inLanguage(title, language) }),
    text: inLanguage(text, language),
    keys: wordsIn(keys, language),
    about: about ?? [],
    ...(knownBy === undefined ? {} : { knownBy }),
  }));
  return { sheets, ...(lore.length > 0 ? { lore } : {}) } as Record<string, Json>;
}

/** A story that names no hour begins in the morning of an ordinary spring day. */
const FIRST_HOUR = '08:00';
const FIRST_DAY = '2026-04-06';
/** The opening is the first of all happenings, counted as the others are. */
const OPENING_ID = 'happening-1';
