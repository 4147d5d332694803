// From a noun in the text to something in the world, or the reason why there is nothing.

import type { NounLore } from '../language/lore.ts';
import type { Noun } from '../language/types.ts';
import { NAME_FORMS, WORDS } from '../language/words.ts';
import type { Called, Entity } from './called.ts';
import { isVesselOf } from './contents-named.ts';
import { foldName, foldWords } from './fold.ts';
import {
  type HowFound,
  isCommon,
  matchName,
  type NameMatch,
  type NamesAsked,
} from './match-name.ts';
import { type Among, EVERYTHING, type Names } from './names.ts';
import type { PartNames } from './part-names.ts';

/** How a noun came to mean what it means. */
export type Resolved =
  | {
      readonly is: 'entity';
      readonly entity: Entity;
      readonly how: HowFound | 'part' | 'vessel' | 'yield' | 'antecedent';
      readonly word: string;
    }
  | { readonly is: 'background' | 'body' | 'person' | 'unclear'; readonly word: string }
  | { readonly is: 'nowhere'; readonly word: string };

export interface ResolveIn {
  readonly names: Names;
  readonly lore: NounLore;
  /** What それ and it mean here. */
  readonly antecedent: Entity | undefined;
  /** The machine last spoken of in any part of an act: bare levers and dials are its own. */
  readonly machine?: Entity | undefined;
  /** Whether it is picked up, put down or handed over: a loose part is then a thing of its own. */
  readonly isTaken?: boolean;
  /** Whether one goes through it. */
  readonly isPassed?: boolean;
  /** Whether only places, props or people are meant first. */
  readonly prefer?: Entity['type'];
}

/** Resolves one noun. */
export function resolveNoun(noun: Noun, within: ResolveIn): Resolved {
  const word = noun.head;
  if (noun.body) {
    const place =
      within.prefer === 'place' || within.isPassed
        ? exactly(word, within.names, { only: 'place' })
        : undefined;
    return place ? { is: 'entity', entity: place, how: 'exact', word } : { is: 'body', word };
  }
  if (noun.pronoun && !noun.indefinite) return ofAntecedent(noun, within);
  if (noun.indefinite || within.lore.isGeneric(word))
    return unlessNamed(noun, within, pointedOut(noun, within) ?? { is: 'unclear', word });
  const named = byName(noun, within);
  const found =
    nearer(noun, within, named) ??
    named ??
    byPart(noun, within) ??
    byPlumage(noun, within) ??
    byDress(noun, within) ??
    (noun.vessel === undefined ? undefined : byYield(noun, within)) ??
    byVessel(noun, within) ??
    byYield(noun, within) ??
    byContents(noun, within) ??
    byPortion(noun, within);
  if (found) return found;
  if (noun.person) return { is: 'person', word };
  if (WORDS.fragments.has(word) && within.antecedent && noun.modifiers.length === 0)
    return word === noun.text
      ? { is: 'body', word }
      : { is: 'entity', entity: within.antecedent, how: 'antecedent', word };
  // Its padlock, its strings: what belongs to the thing just named is a part of it.
  if (noun.itsOwn && within.antecedent)
    return { is: 'entity', entity: within.antecedent, how: 'part', word };
  return within.lore.isBackground(word)
    ? { is: 'background', word }
    : { is: 'nowhere', word: missingWord(noun, within.lore.isPart(word)) };
}

/** The thing, after something was named, is that; the pieces are what has just been made of it. */
function pointedOut(noun: Noun, within: ResolveIn): Resolved | undefined {
  if (!noun.definite || noun.indefinite || !within.antecedent) return undefined;
  return WORDS.fragments.has(noun.head)
    ? { is: 'body', word: noun.head }
    : { is: 'entity', entity: within.antecedent, how: 'antecedent', word: noun.head };
}

function ofAntecedent(noun: Noun, { antecedent }: ResolveIn): Resolved {
  if (noun.person) return { is: 'person', word: noun.head };
  return antecedent
    ? { is: 'entity', entity: antecedent, how: 'antecedent', word: noun.head }
    : { is: 'unclear', word: noun.head };
}

function unlessNamed(noun: Noun, within: ResolveIn, otherwise: Resolved): Resolved {
  const narrowing = noun.modifiers.filter((word) => word !== noun.vessel);
  const names = [noun.head, noun.text, [...narrowing, noun.head].join(' ')].map(foldName);
  const exact = within.names.first(
    (part) => names.flatMap((one) => part.named(one)),
    ({ name, folded, aliases }) =>
      name === noun.head ||
      names.some((one) => one !== '' && (one === folded || aliases.includes(one))),
  );
  return exact ? { is: 'entity', entity: exact, how: 'exact', word: noun.head } : otherwise;
}

function byName(noun: Noun, within: ResolveIn): Resolved | undefined {
  const { names, prefer } = within;
  const whole =
    exactly(noun.text, names, { prefer }) ??
    ofPortion(noun, within) ??
    byNarrowedName(noun, within);
  if (whole) return { is: 'entity', entity: whole, how: 'exact', word: noun.text };
  const floor = prefer === 'place' ? byStairs(noun.head, names) : undefined;
  if (floor) return { is: 'entity', entity: floor, how: 'head', word: noun.head };
  const match = matchName(noun.head, { ...anyOf(within), prefer, isMeant: ownedFirst(noun) });
  if (!match || isAnotherDoor(noun, match, within.lore)) return undefined;
  if (match.how === 'head' && noun.modifiers.length > 0 && isOtherVessel(noun, match, within.lore))
    return undefined;
  if (match.how === 'fuzzy' && isKnown(noun.head, within.lore)) return undefined;
  // The shelf of this room is meant before the bookshelf of another.
  // The corridor one goes down is the school corridor.
  const isGoal =
    (prefer ?? 'place') === 'place' && match.entity.type === 'place' && match.how === 'head';
  const isFarGuess =
    (match.how === 'head' || match.how === 'fuzzy') && match.entity.nearness === 1 && !isGoal;
  if (isFarGuess && within.lore.isBackground(noun.head)) return undefined;
  // A part whose owner is named (the door of the fridge) is not some other thing of that name elsewhere.
  const isLoose = match.how === 'head' || match.how === 'fuzzy' || match.entity.nearness < 2;
  if (isLoose && within.lore.isPart(noun.head) && ownerOf(noun, within)) return undefined;
  return { is: 'entity', entity: match.entity, how: match.how, word: noun.head };
}

/** A piece of the chocolate bar is of the chocolate bar. */
function ofPortion(
  { head, modifiers, vessel }: Noun,
  { names, prefer }: ResolveIn,
): Entity | undefined {
  if (vessel === undefined || modifiers.length < 2) return undefined;
  const name = [...modifiers.filter((word) => word !== vessel), head].join(' ');
  return exactly(name, names, { prefer });
}

/** A name that is put together otherwise in the text than in the world: door to the barn. */
function byNarrowedName(
  { head, modifiers }: Noun,
  { names, prefer }: ResolveIn,
): Entity | undefined {
  if (modifiers.length === 0) return undefined;
  for (const narrowed of NARROWED) {
    const found = exactly(narrowed(head, modifiers), names, { prefer });
    if (found) return found;
  }
  return undefined;
}

const NARROWED = NAME_FORMS.flatMap(({ narrowed }) => narrowed);

/** A table is no slip of the pen for a tablet: words a language knows are meant as they stand. */
function isKnown(word: string, lore: NounLore): boolean {
  return lore.isThing?.(word) === true || (lore.isThing !== undefined && lore.isBackground(word));
}

/** Upstairs is the place that is called so: the upstairs hall. */
function byStairs(word: string, names: Names): Entity | undefined {
  if (!WORDS.floors.has(word)) return undefined;
  const isOn = ({ spaced }: Called) => spaced.some((name) => name.startsWith(`${word} `));
  return names.first((part) => part.beginning(word), isOn, { only: 'place' });
}

function exactly(text: string, names: Names, among: Among): Entity | undefined {
  const folded = foldName(text);
  if (folded === '') return undefined;
  return names.first(
    (part) => part.named(folded),
    (one) =>
      one.folded === folded ||
      (one.aliases.includes(folded) && !isCommon(text, { alias: folded, proper: one.proper })),
    among,
  );
}

/** Among things of one name, the one whose name or place the modifiers point to comes first. */
function ownedFirst(noun: Noun): Among['isMeant'] {
  if (noun.modifiers.length === 0) return undefined;
  const words = noun.modifiers.map(foldName).filter((word) => word !== '');
  return (one) => words.some((word) => one.folded.includes(word));
}

/** The lid of the jar: a part stands for its thing. */
function byPart(noun: Noun, within: ResolveIn): Resolved | undefined {
  const whole = wholeOf(noun, within);
  if (whole) return { is: 'entity', entity: whole, how: 'part', word: noun.head };
  if (!within.lore.isPart(noun.head))
    return byDrawer(noun, within) ?? byRelation(noun, within) ?? byOwner(noun, within);
  const { isThing } = within.lore;
  // The power switch, the start button: what narrows it is no thing it could belong to.
  const isLoose = noun.modifiers.every((word) => isThing && !isThing(word) && word !== noun.owner);
  const isOwnThing = within.isTaken === true && within.lore.isLoosePart?.(noun.head) === true;
  const machine = within.lore.isControl?.(noun.head) ? within.machine : undefined;
  const owner =
    ownerOf(noun, within) ??
    (isLoose && !isOwnThing ? (machine ?? plausible(noun, within)) : undefined);
  return owner && { is: 'entity', entity: owner, how: 'part', word: noun.head };
}

/** 脚立の踏み板: what is no thing by itself and said to be of one is a part of it. */
function byRelation(noun: Noun, within: ResolveIn): Resolved | undefined {
  const isThing = within.lore.isThing?.(noun.head) !== false;
  if (isThing || within.isTaken || within.lore.isContainer(noun.head)) return undefined;
  const owner = ownerOf(noun, within);
  return owner && { is: 'entity', entity: owner, how: 'part', word: noun.head };
}

/** The tractor's bonnet: what a thing here has, and is no thing here by itself, is a part of it. */
function byOwner(noun: Noun, within: ResolveIn): Resolved | undefined {
  if (noun.owner === undefined || within.isTaken) return undefined;
  const match = matchName(noun.owner, anyOf(within));
  const isThing = match?.entity.type === 'prop' && match.how !== 'fuzzy';
  return isThing ? { is: 'entity', entity: match.entity, how: 'part', word: noun.head } : undefined;
}

/** What a part without an owner belongs to: the thing last named, though no program runs on a pen. */
function plausible({ head }: Noun, within: ResolveIn): Entity | undefined {
  const { antecedent, lore } = within;
  if (!antecedent) return undefined;
  // The switch thrown behind the door is not the door's.
  if (lore.isControl?.(head) && lore.isPassage(antecedent.name)) return undefined;
  if (lore.isPassage(head)) return hasDoor(antecedent.name, lore) ? antecedent : keptBy(within);
  const isRun = WORDS.software.test(head) && lore.isMachine?.(antecedent.name) === false;
  return isRun ? undefined : antecedent;
}

/** No hat has a door, and no pair of glasses. */
function hasDoor(name: string, lore: NounLore): boolean {
  return lore.isContainer(name) || lore.isFixture(name) || lore.isMachine?.(name) === true;
}

/** 金庫の鍵を差し込んで扉を開ける: the door is that of the safe the key is named after. */
function keptBy({ antecedent, names, lore }: ResolveIn): Entity | undefined {
  const key = antecedent?.folded ?? '';
  const isNamedAfter = (one: Called) => key.startsWith(one.folded) && hasDoor(one.name, lore);
  return names.first(EVERYTHING, isNamedAfter, { only: 'prop', nearness: 2 });
}

/** The receiver is lifted off the telephone that is here, the shell fished out of the egg just named. */
function wholeOf(noun: Noun, within: ResolveIn): Entity | undefined {
  const wholes = within.lore.wholesOf?.(noun.head) ?? [];
  if (wholes.length === 0) return undefined;
  const names = wholes.map(foldName);
  const isWhole = ({ type, folded, aliases }: Called) =>
    type === 'prop' && names.some((name) => folded.endsWith(name) || aliases.includes(name));
  const named = ownerOf(noun, within);
  // The key of the music box winds it; the key of the chest is a key.
  if (within.lore.isOwnThing?.(noun.head)) return named && isWhole(named) ? named : undefined;
  if (named || noun.modifiers.some((word) => within.lore.isThing?.(word) !== false)) return named;
  const { antecedent } = within;
  if (antecedent && isWhole(antecedent)) return antecedent;
  const look = (part: PartNames) =>
    names.flatMap((name) => [...part.tailed(name), ...part.named(name)]);
  return within.names.first(look, isWhole, { nearness: 2 });
}

/** The owl's feathers are the owl, as long as they are on it. */
function byPlumage(noun: Noun, within: ResolveIn): Resolved | undefined {
  if (noun.owner === undefined || !WORDS.plumage.has(noun.head)) return undefined;
  const owner = ownerOf(noun, within);
  return owner && { is: 'entity', entity: owner, how: 'part', word: noun.head };
}

/** The top drawer of the filing cabinet: a drawer whose cabinet is named is that cabinet. */
function byDrawer(noun: Noun, within: ResolveIn): Resolved | undefined {
  const owner = WORDS.drawers.test(noun.head) ? ownerOf(noun, within) : undefined;
  return owner && within.lore.isContainer(owner.name)
    ? { is: 'entity', entity: owner, how: 'part', word: noun.head }
    : undefined;
}

/** A cup of tea: the tea if there is some, else the cup. */
function byVessel(noun: Noun, within: ResolveIn): Resolved | undefined {
  const isMeasure = within.lore.isMeasure(noun.head);
  const words = isMeasure ? noun.modifiers : noun.vessel === undefined ? [] : [noun.vessel];
  for (const word of words) {
    const match = matchName(word, anyOf(within));
    // Duke's cup is a cup, not Duke.
    if (match && match.how !== 'fuzzy' && match.entity.type !== 'character')
      return { is: 'entity', entity: match.entity, how: 'vessel', word: noun.head };
  }
  return undefined;
}

/** A ball of wool in one word: the wool, if that is what there is. */
function byPortion({ head }: Noun, { names, lore }: ResolveIn): Resolved | undefined {
  const of = lore.portionOf?.(head);
  const entity = of === undefined ? undefined : exactly(of, names, { only: 'prop' });
  return entity && { is: 'entity', entity, how: 'vessel', word: head };
}

/** The doll's kimono is the doll, as long as it wears it. */
function byDress(noun: Noun, within: ResolveIn): Resolved | undefined {
  const owner = WORDS.dress.has(noun.head) ? ownerOf(noun, within) : undefined;
  return owner && { is: 'entity', entity: owner, how: 'part', word: noun.head };
}

/** Tea, where the pot at hand gives some, is not the barley tea of another room. */
function nearer(noun: Noun, within: ResolveIn, named: Resolved | undefined): Resolved | undefined {
  const isFar = named?.is === 'entity' && named.entity.type === 'prop' && named.entity.nearness < 2;
  return isFar ? byYield(noun, within, 2) : undefined;
}

function byYield(noun: Noun, { names, lore }: ResolveIn, nearness = 1): Resolved | undefined {
  const words = [noun.head, ...lore.spellings(noun.head)].map(foldName);
  const source = names.first(
    (part) => words.flatMap((word) => part.yielding(word)),
    ({ yields }) => yields.some((name) => words.includes(name)),
    { nearness },
  );
  return source && { is: 'entity', entity: source, how: 'yield', word: noun.head };
}

/** Whiskey from the whiskey bottle: a vessel named after what it holds. */
function byContents(noun: Noun, { names, lore }: ResolveIn): Resolved | undefined {
  const words = [noun.head, ...lore.spellings(noun.head)]
    .map(foldWords)
    .filter((word) => word !== '' && !lore.isGeneric(word));
  const isVessel = ({ spaced }: Called) => {
    for (const name of spaced)
      for (const word of words) if (isVesselOf(word, { name, lore })) return true;
    return false;
  };
  const vessel = names.first(
    (part) => words.flatMap((word) => part.vesselsOf(word, lore)),
    isVessel,
    { only: 'prop', nearness: 1 },
  );
  return vessel && { is: 'entity', entity: vessel, how: 'vessel', word: noun.head };
}

/** The front door is not the vault door: doors that are told apart by name are different doors. */
function isAnotherDoor(noun: Noun, { entity, how }: NameMatch, lore: NounLore): boolean {
  if (how !== 'head' || !lore.isPassage(noun.head)) return false;
  const sides = noun.text.toLowerCase().match(WORDS.doorSides) ?? [];
  const told = [...noun.modifiers, ...sides].map(foldName).filter((word) => word !== '');
  const isPlainDoor = entity.folded === foldName(noun.head);
  return told.length > 0 && !isPlainDoor && !told.some((word) => entity.folded.includes(word));
}

/** A jam jar is not the tip jar. */
function isOtherVessel(noun: Noun, { entity }: NameMatch, lore: NounLore): boolean {
  return lore.isOtherVessel?.(noun.modifiers, noun.head, entity.name) === true;
}

function ownerOf(noun: Noun, within: ResolveIn): Entity | undefined {
  for (const word of noun.modifiers.toReversed()) {
    const match = matchName(word, anyOf(within));
    if (match && match.how !== 'fuzzy' && match.entity.type === 'prop') return match.entity;
  }
  return undefined;
}

/** Asked of everything, whatever would be preferred. */
function anyOf({ names, lore }: ResolveIn): NamesAsked {
  return { names, lore };
}

/** What to call the missing thing: the screen of a computer that is not there is a missing computer. */
function missingWord(noun: Noun, isPart: boolean): string {
  const owner = noun.modifiers.filter((word) => word !== noun.vessel).at(-1);
  if (isPart && owner !== undefined) return owner;
  return noun.head === '' ? noun.text : noun.head;
}
