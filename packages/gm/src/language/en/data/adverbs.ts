// Adverbs and adjectives that the -ly and suffix rules do not find, as plain word lists.

import { WORDNET_ADJECTIVES } from './wordnet-adjectives.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adverbs that may stand anywhere in a verb group or after it. */
export const ADVERBS = set(`
  again also almost already always anyway aside away back backward backwards before carefully closer tighter lower higher harder faster deeper wider longer nearer farther further softer louder slower quicker flatter steadier thinner open-handed
  deep directly downward downwards elsewhere else even ever far fast finally first forth forward forwards
  hard here hence high just later less long low maybe meanwhile more most much nearby nearly next
  now often once only otherwise perhaps quick quite rather really right seldom sideways simply slightly slow
  so somehow sometimes somewhat soon still straight suddenly then there therefore thus tight today together
  tomorrow tonight too twice upward upwards very well yesterday yet momentarily instantly inward outward inwards outwards
  halfway midway idly instead overhead alone apart likewise nonetheless nevertheless however indeed instead
  afterward afterwards evenly firmly briefly thereafter ahead aloud anew onward onwards clockwise counterclockwise
  absently absentmindedly absent-mindedly half-heartedly wholeheartedly a-bit somewhere anywhere everywhere mid-air`);

/** Adverbs that say where somebody goes: they stand for the place. */
export const PLACE_ADVERBS = set(`
  outside inside upstairs downstairs home indoors outdoors north south east west aboard ashore overboard
  northward southward eastward westward upstream downstream abroad underground topside below aft astern backstage offstage onstage
  northeast northwest southeast southwest downtown uptown`);

/** Adverbs that make the act unfinished. */
export const ALMOST = set('almost nearly practically half-');

/** Words in -ly that are not adverbs. */
export const NOT_ADVERBS = set(
  'family belly jelly fly lily bully ally butterfly assembly supply reply curly friendly lovely holy ugly silly wooly woolly bubbly early daily costly elderly lonely lively chilly oily hilly wobbly deadly ghostly rely apply multiply wily holly dolly trolley trolly smelly prickly crumbly cuddly wrinkly ply doily anomaly melancholy monopoly orderly homily gadfly dragonfly firefly mayfly underbelly potbelly',
);

/** Common adjectives, colours, sizes, materials in -en; all others are found by suffix. */
export const ADJECTIVES = set(`${WORDNET_ADJECTIVES}
  red blue green yellow black white brown grey gray pink purple orange golden silver crimson scarlet violet teal beige amber
  big small large little tiny huge giant tall short long wide narrow thick thin heavy light broad
  old new young ancient modern fresh stale hot cold warm cool icy lukewarm wet dry damp
  clean dirty dusty rusty shiny dull bright dark pale dim soft hard rough smooth sharp blunt
  full empty open closed shut loose tight broken cracked torn worn spare extra main other same own only
  good bad nice fine great lovely pretty beautiful ugly cute sweet sour bitter salty spicy plain
  strange odd weird mysterious secret hidden quiet loud silent gentle slow quick fast sudden deep shallow
  left right upper lower top bottom front back nearest nearby far near next last first final second third
  round square flat wooden woolen golden metal plastic ceramic porcelain leather velvet
  low high weary hollow husky wrong
  happy sad angry tired sleepy nervous calm shy proud eager anxious awake asleep alive dead
  favorite favourite precious special simple single double whole entire certain various several
  expensive cheap rare common raw ripe crisp crispy tender juicy fluffy creamy steamy frosty
  elderly friendly lovely lonely lively chilly curly early daily silly holy oily deadly ghostly
  fancy tidy messy neat heavy-duty half-empty half-full half-eaten half-finished brand-new well-worn
  free busy ready able unable sure faint vague slight brief long-forgotten sealed ornate sleek sturdy
  polite curious serious careful such very familiar unfamiliar real fake true false wild stray
  available unusual usual enormous massive miniature magic magical sacred cursed enchanted forbidden
  poor rich wise brave bold sly grim stern mild sheer mere glad sick ill well-thumbed dog-eared leather-bound cast-iron`);
