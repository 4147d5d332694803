// Small word lists the acts are decided by.

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Closing the hands around a thing is holding it. */
export const HOLDING = set('wrap curl close fold clasp tighten cup clench');

/** Prepositions that lead somewhere. */
export const STEPPING = set(
  'to into toward onto inside through out-of from for outside up down aboard off out after via',
);

/** Prepositions that take a goal. */
export const LEADING = set('into out-of through toward inside onto down up across');

/** Prepositions that go on from one leg of a walk to the next. */
export const ONWARD = set('to into onto through toward inside out-of up down across past via');

/** Not places, though one can go to them. */
export const MOODS = set(
  'walk run stroll swim ride jog drink break nap smoke hike drive conclusion attention silence action life work sleep thought question panic tears laughter song trance view sight conversation topic point rescue defense aid extent trouble fit sound beat music knee bow curtsy salute smile grin frown squat lunge hug embrace kiss nod shrug giggle gallop trot sprint sob rage fury task pose stance crouch sense',
);

/** Places that are always here. */
export const NEAR_HERE = set(
  'room space side place step way spot position rhythm edge foot feet left right port starboard front back center centre middle',
);

/** Verbs whose object is made by the act. */
export const WRITERS = set(
  'write scribble jot draw sketch doodle type play paint scrawl trace carve etch enter punch key input strum compose text message log note mark snap take record pluck scratch gouge cut chisel blow beat drum tap pound hammer bang peck clack knock rap burn stamp score chalk drill poke scribe inscribe engrave whittle press leave',
);

/** How a thing is written or drawn: its letters, its colour, its tongue. */
export const MANNERS = set(
  'letter capital caps script handwriting hand cursive print italics shorthand code cipher pencil ink pen chalk crayon red blue black green english french latin japanese german spanish verse prose rhyme line stroke scrawl strokes detail outline silence sequence order column',
);

/** What is done to clothes as things. */
export const GARMENT_WORK = set(
  'pack fold wash hang iron take remove put wear throw pick change sew mend dry launder pull toss drop lay',
);

/** What comes out of a sprayer. */
export const JETS: ReadonlySet<string> = new Set(['foam', 'spray', 'mist', 'powder', 'jet']);
