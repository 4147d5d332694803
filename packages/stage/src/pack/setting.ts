// A setting: the places, props and people of one scenario, with what it changes about them.
import type { CastChoice, CharacterSheet } from './schema/character-sheet.ts';
import { type ExitSheet, fullExit, type PlaceSheet } from './schema/place-sheet.ts';
import type { AtSheet, PropChoice, PropSheet } from './schema/prop-sheet.ts';
import type { ScenarioSheet } from './schema/scenario-sheet.ts';

/** Where a prop is, as an author wrote it, in one form. */
export type Where =
  | { readonly place: string }
  | { readonly holder: string }
  | { readonly inside: string };

export interface SetPlace extends PlaceSheet {
  readonly fullExits: readonly Exclude<ExitSheet, string>[];
}

export interface SetProp extends PropSheet {
  readonly where: Where | undefined;
}

export interface Setting {
  readonly places: ReadonlyMap<string, SetPlace>;
  readonly props: ReadonlyMap<string, SetProp>;
  readonly cast: ReadonlyMap<string, CharacterSheet>;
}

/** The things a setting is chosen from. */
export interface Stock {
  readonly places: ReadonlyMap<string, PlaceSheet>;
  readonly props: ReadonlyMap<string, PropSheet>;
  readonly characters: ReadonlyMap<string, CharacterSheet>;
}

/** The setting of a scenario, or of the whole pack; what it names but the stock lacks is left out. */
export function settingOf(stock: Stock, scenario?: ScenarioSheet): Setting {
  const places = placesOf(stock, scenario);
  const cast = castOf(stock, scenario, places);
  return { places, cast, props: propsOf(stock, scenario, { places, cast }) };
}

/** `kitchen`, `{inside: fridge}` and the like in one form. */
export function whereOf(at: AtSheet): Where {
  if (typeof at === 'string') return { place: at };
  if (at.holder !== undefined) return { holder: at.holder };
  return at.inside !== undefined ? { inside: at.inside } : { place: at.place ?? '' };
}

/** Which container lists which prop as its content. */
export function containerLists(stock: Pick<Stock, 'props'>): Map<string, string> {
  const lists = new Map<string, string>();
  for (const [container, { contains = [] }] of stock.props)
    for (const content of contains) if (!lists.has(content)) lists.set(content, container);
  return lists;
}

/** The id of a choice, with or without changes. */
export function choiceId(choice: PropChoice | CastChoice): string {
  return typeof choice === 'string' ? choice : choice.id;
}

function placesOf(stock: Stock, scenario: ScenarioSheet | undefined): Map<string, SetPlace> {
  const chosen = new Set(scenario?.places ?? stock.places.keys());
  const found = [...chosen].flatMap((id) => {
    const sheet = stock.places.get(id);
    if (!sheet) return [];
    const own = Object.hasOwn(scenario?.exits ?? {}, id) ? scenario?.exits?.[id] : undefined;
    const exits = (own ?? sheet.exits ?? []).map(fullExit).filter(({ to }) => chosen.has(to));
    return [[id, { ...sheet, fullExits: exits }] as const];
  });
  return new Map(found);
}

function castOf(
  stock: Stock,
  scenario: ScenarioSheet | undefined,
  places: ReadonlyMap<string, SetPlace>,
): Map<string, CharacterSheet> {
  if (!scenario?.cast) {
    const present = [...stock.characters].filter(([, { place }]) => places.has(place ?? ''));
    return new Map(present);
  }
  const cast = scenario.cast.flatMap((choice) => {
    const sheet = stock.characters.get(choiceId(choice));
    if (!sheet) return [];
    const {
      id,
      holding: _holding,
      ...changes
    } = typeof choice === 'string' ? { id: choice, holding: undefined } : choice;
    return [[id, { ...sheet, ...changes }] as const];
  });
  return new Map(cast);
}

function propsOf(
  stock: Stock,
  scenario: ScenarioSheet | undefined,
  around: Pick<Setting, 'places' | 'cast'>,
): Map<string, SetProp> {
  const lists = containerLists(stock);
  const held = holdings(scenario);
  const merged = new Map<string, SetProp>();
  for (const choice of scenario?.props ?? stock.props.keys()) {
    const id = choiceId(choice);
    const sheet = stock.props.get(id);
    if (!sheet) continue;
    const { id: _id, ...changes } =
      typeof choice === 'string' ? { id: choice, name: undefined, at: undefined } : choice;
    const holder = held.get(id);
    const at = changes.at ?? sheet.at;
    const inside = lists.get(id);
    let where: Where | undefined = at === undefined ? undefined : whereOf(at);
    if (where === undefined && inside !== undefined) where = { inside };
    if (holder !== undefined) where = { holder };
    merged.set(id, { ...sheet, ...changes, name: changes.name ?? sheet.name, where });
  }
  return scenario?.props ? merged : onlyPresent(merged, around);
}

/** Who holds what when the scenario begins. */
function holdings(scenario: ScenarioSheet | undefined): Map<string, string> {
  const held = new Map<string, string>();
  for (const choice of scenario?.cast ?? [])
    if (typeof choice !== 'string')
      for (const prop of choice.holding ?? []) held.set(prop, choice.id);
  return held;
}

/** Where no props are chosen, those that are at the places or on the people. */
function onlyPresent(
  props: ReadonlyMap<string, SetProp>,
  { places, cast }: Pick<Setting, 'places' | 'cast'>,
): Map<string, SetProp> {
  const isPresent = (prop: SetProp, depth = 0): boolean => {
    const { where } = prop;
    if (!where) return false;
    if ('place' in where) return places.has(where.place);
    if ('holder' in where) return cast.has(where.holder);
    const container = props.get(where.inside);
    return container !== undefined && depth < props.size && isPresent(container, depth + 1);
  };
  return new Map([...props].filter(([, prop]) => isPresent(prop)));
}
