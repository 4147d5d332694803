// The words by which reader and judge tell acts, things and speech apart: what is asked of them here, the words in each language's folder.

/** How a word is held against a list: as a whole, by its beginning, its end, or anything in it. */
type Held = (words: readonly string[]) => ReadonlySet<string> | RegExp;

const whole = (words: readonly string[]): ReadonlySet<string> => new Set(words);
const starting = (words: readonly string[]): RegExp => pattern(words, ['^', '', 'u']);
const ending = (words: readonly string[]): RegExp => pattern(words, ['', '$', 'u']);
const inside = (words: readonly string[]): RegExp => pattern(words, ['', '', 'u']);
/** Names and sentences begin with and without capitals. */
const startingName = (words: readonly string[]): RegExp => pattern(words, ['^', '', 'iu']);
const endingName = (words: readonly string[]): RegExp => pattern(words, ['', '$', 'iu']);
const insideName = (words: readonly string[]): RegExp => pattern(words, ['', '', 'iu']);
const everyWord = (words: readonly string[]): RegExp => pattern(words, ['\\b', '\\b', 'g']);

/** Words of acts, by what the judge asks about them. */
const ACTS = {
  /** Wants what is in the vessel it goes into: dips the brush. */
  dips: whole,
  /** Lets something flow out of a vessel that is named: adds milk from the jug. */
  addsFrom: whole,
  /** Takes by the ladle, which pours as much as it takes. */
  ladles: starting,
  /** Draws water where it springs. */
  draws: starting,
  /** Sprays or waters, where the vessel is the tool. */
  sprays: starting,
  /** Fills up what it is done to. */
  fillsUp: whole,
  /** Takes no more than a mouthful. */
  sips: inside,
  /** Wants the thing it is done in or on to work: prints, cooks. */
  worksIn: whole,
  /** Goes for a thing and comes back with it. */
  fetches: whole,
  /** Goes through what may be another's. */
  rummages: starting,
  /** Lays a finger on a thing. */
  fingers: whole,
  /** Lets go or lets down: the anchor is dropped, not put down. */
  letsDown: whole,
  /** Puts a thing back where it was. */
  goesBack: ending,
  /** Means all that is in hand. */
  allHeld: whole,
  /** What steers or drives, taken where it is. */
  steers: whole,
  /** Takes hold of, and takes away only what can be carried. */
  grips: whole,
  /** Holds a thing with a hand about it, not on the shoulder or under the arm. */
  clutches: whole,
  /** Brings a thing into position rather than out of one's hands. */
  setsUp: whole,
  /** Leaves a mark with a stamp. */
  stamps: starting,
  /** Adds to a thing without taking it from anyone: sticks, ties, hangs. */
  attaches: starting,
  /** Puts a thing to its use, rather than working on it. */
  operates: whole,
  /** Sets a switch that is a thing of its own. */
  flips: whole,
  /** Lets a liquid go over what it is done to. */
  splashes: whole,
  /** Holds a thing out, which gives it to nobody yet. */
  offers: whole,
  /** Puts a thing to no use: holds it, carries it, cleans, pats, mends, covers, shakes or fills it. */
  handles: whole,
  /** Asks nothing of the thing: pats, kicks, tilts. */
  pats: whole,
  /** Feels a thing, unless it presses its buttons. */
  feels: whole,
  /** Brings what has failed back to life. */
  mends: whole,
  /** Writes or draws. */
  writes: starting,
  /** Gets on or into what carries one. */
  boards: starting,
  /** Stands on a spot, which takes no walk. */
  stands: whole,
  /** Gets off or out of what carries one. */
  getsOff: inside,
  /** Walks out of a house. */
  walksOut: starting,
  /** Leaves home, wherever to. */
  goesOut: starting,
  /** Kicks, which a floor takes too. */
  kicks: whole,
  /** Has a hand in it already: who reaches is not looking for it. */
  reaches: starting,
  /** Speaks to someone who is elsewhere. */
  calls: whole,
  /** Enters a number. */
  dials: whole,
} as const satisfies Readonly<Record<string, Held>>;

/** Words of things and places, by what the judge asks about them. */
const THINGS = {
  /** The house one is in, as one leaves it. */
  homes: whole,
  /** Places under the open sky, by the end of their names. */
  outdoors: endingName,
  /** Rooms of a house: one is no other. */
  rooms: endingName,
  /** Rooms that may be somebody's own. */
  ownRooms: whole,
  /** The speaker, before what is the speaker's own. */
  selves: whole,
  /** What is over all maps: nobody gets there on foot. */
  skies: whole,
  /** What one goes out for. */
  outings: whole,
  /** Floors that are called by where they are: upstairs. */
  floors: whole,
  /** What tells one door from another: front, back. */
  doorSides: everyWord,
  /** What one eats with. */
  mouths: whole,
  /** What takes what is given. */
  hands: whole,
  /** What one stands on: what is put there lies on the ground. */
  underfoot: whole,
  /** Where a thing stands by another and not in it: beside, behind. */
  beside: whole,
  /** Water as such. */
  water: whole,
  /** What water comes out of without end. */
  springs: endingName,
  /** What is there to give water: full unless its state says otherwise. */
  waterers: endingName,
  /** What water is kept or drunk in: not empty unless its state says so. */
  flasks: endingName,
  /** What is brewed or warmed in a pot. */
  brews: whole,
  /** What it is poured from: not empty unless its state says so. */
  pots: endingName,
  /** What is in a thing, whatever it is. */
  contents: whole,
  /** A mouthful of something. */
  mouthfuls: inside,
  /** What one calls with. */
  phones: endingName,
  /** What one dials. */
  numbers: whole,
  /** What one writes with. */
  pens: endingName,
  /** What leaves its mark on paper. */
  seals: endingName,
  /** The lid over the batteries, the bonnet over the engine: opened when something fails. */
  lids: insideName,
  /** Parts that set their thing going: what is worn out does not go. */
  drives: whole,
  /** Parts that are there to be pressed, by the end of their name. */
  switches: ending,
  /** Parts that are there to be pressed, by their name. */
  pressed: whole,
  /** Drawers and shelves, which are their cabinet where it is named. */
  drawers: inside,
  /** Programs, which run on machines alone. */
  software: ending,
  /** What has just been made of the thing: pieces, the rest. */
  fragments: whole,
  /** What an animal is in, as long as it is on it: feathers, horns. */
  plumage: whole,
  /** What a doll has on. */
  dress: whole,
  /** What bears fruit or flowers, by the end of its name: a rose off the rose bush. */
  bears: ending,
  /** What is named after the fruit or flowers it bears: apple tree. */
  plants: whole,
  /** What joins the words of a name, besides spaces. */
  joints: inside,
  /** What stands between the things of an action tag. */
  tagJoints: inside,
  /** What may be left at the end of a thing in an action tag. */
  tagEndings: ending,
  /** What a label says before what an act requires. */
  needs: inside,
  /** Heads that are written in one with what narrows them: brush in paintbrush. */
  closedHeads: whole,
} as const satisfies Readonly<Record<string, Held>>;

/** Words around what is said, by what they make of it. */
const SPEECH = {
  /** Behind a quotation: somebody is said to have said it. */
  quotes: starting,
  /** Speaks, asks, whispers. */
  speaks: inside,
  /** Behind a quotation: it is part of the speaker's own sentence. */
  continues: startingName,
  /** At the end of a sentence: a guess, as people speak. */
  guesses: inside,
  /** Before what is told of somebody: then, she. */
  tells: startingName,
  /** Behind the name of somebody who is told of. */
  nameEndings: inside,
  /** Behind the name of somebody who speaks next. */
  subjectEndings: inside,
  /** Behind the name of somebody who is spoken to. */
  addresses: ending,
  /** What no name of a person holds. */
  particles: inside,
  /** What is said to whoever runs the model, not to anyone in the scene. */
  asides: inside,
  /** Before a colon: what follows is thought. */
  thoughtMarks: inside,
  /** Before a colon: what follows is said or done. */
  outputMarks: inside,
  /** Keys of an answer in JSON. */
  thoughtKeys: whole,
  speechKeys: whole,
  actKeys: whole,
  speakerKeys: whole,
} as const satisfies Readonly<Record<string, Held>>;

const LISTS = { ...ACTS, ...THINGS, ...SPEECH };

/**
 * The lists of one language. Beginnings, ends and insides are pieces of regular expressions.
 * A language leaves out what its grammar has told before.
 */
export type WordLists = Readonly<Partial<Record<keyof typeof LISTS, readonly string[]>>>;

/** The lists of all languages as the judge asks them. */
export type Words = { readonly [List in keyof typeof LISTS]: ReturnType<(typeof LISTS)[List]> };

/**
 * Joins the lists of all languages into one set or expression each. A turn is held against all of them:
 * action tags are English in every language, and texts and worlds borrow words from one another.
 */
export function joinWords(languages: readonly WordLists[]): Words {
  const joined = Object.entries<Held>(LISTS).map(([name, held]) => [
    name,
    held(languages.flatMap((lists) => lists[name as keyof WordLists] ?? [])),
  ]);
  return Object.fromEntries(joined) as Words;
}

/** An expression for any of the words; for none it fits nothing. */
function pattern(words: readonly string[], [before, after, flags]: [string, string, string]) {
  if (words.length === 0) return /(?!)/u;
  const any = words.join('|');
  // Without a group an expression is found faster.
  return new RegExp(before + after === '' ? any : `${before}(?:${any})${after}`, flags);
}
