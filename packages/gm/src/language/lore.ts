// What a language knows about nouns that the resolver has to treat apart.

/** Nouns by what they can stand for when no prop bears the name. */
export interface NounLore {
  /** Floors, walls, furniture: there as a place to put, sit or stand, never as a thing to handle. */
  isBackground(word: string): boolean;
  /** Parts of a house or town that are places of their own: going there leaves the room. */
  isArea(word: string): boolean;
  /** What is beyond the house, as one calls it. */
  readonly outside?: string;
  /** Train, ship, bus: to get off one that is no prop is to leave the map. */
  isVehicle?(word: string): boolean;
  /** Doors and gates, which may be mere passages. */
  isPassage(word: string): boolean;
  /** Bare surfaces of a room: may even be wiped or knocked on. */
  isSurface(word: string): boolean;
  /** Switch, lid, page: stands for the thing it belongs to. */
  isPart(word: string): boolean;
  /** What a part belongs to where nothing is named: receiver → telephone. */
  wholesOf?(word: string): readonly string[];
  /** Receiver, dial, lid: a part that is nothing by itself. */
  isBoundPart?(word: string): boolean;
  /** A thing of its own unless its whole is named with it: the key of a music box. */
  isOwnThing?(word: string): boolean;
  /** Key, lens, wheel: a part that is a thing of its own where someone picks it up. */
  isLoosePart?(word: string): boolean;
  /** Lever, dial, button: a part that works a machine. */
  isControl?(word: string): boolean;
  /** Toaster, radio, pump: a thing with levers, dials or buttons. */
  isMachine?(word: string): boolean;
  /** Plainly a thing one handles: without a doubt about the noun an odd verb handles it too. */
  isThing?(word: string): boolean;
  /** Clothes one stands in: tugged or straightened, they need not be listed. */
  isAttire?(word: string): boolean;
  /** Gloves, hats, glasses: on the body, they leave the hands free. */
  isWorn?(word: string): boolean;
  /** A verb that handles whatever it is said of, so that even an unheard-of noun must be a thing. */
  isClearVerb?(word: string): boolean;
  /** Bottle, slice, one volume: stands for what it is a measure of. */
  isMeasure(word: string): boolean;
  /** What a word is a portion or a ball of, where it says so in one: 毛糸玉 → 毛糸. */
  portionOf?(word: string): string | undefined;
  /** Furniture and fittings that nobody carries off by using them. */
  isFixture(word: string): boolean;
  /** Furniture and machines that are used where they stand, but can be lifted: a fan, a toaster. */
  isLifted?(word: string): boolean;
  /** Things that take other things in. */
  isContainer(word: string): boolean;
  /** Too general to name anything. */
  isGeneric(word: string): boolean;
  /** A word that is no kind of what it ends in: 財布 is no 布, 虫眼鏡 are no 眼鏡. */
  isOneWord?(word: string, ending: string): boolean;
  /** Whether a vessel named after what it holds is another than this one: a jam jar is no tip jar. */
  isOtherVessel?(words: readonly string[], head: string, name: string): boolean;
  /** Other spellings of the same word, itself included. */
  spellings(word: string): readonly string[];
}
