// English for the sanitizer: everyday props, words that only narrow, and what may stand instead.
import type { SameThings } from '../../sanitizing.ts';

/** The kinds of thing of spec 4 §2.1, as dictionary forms. */
const PROPS: readonly string[] = [
  'coffee',
  'cup',
  'mug',
  'glass',
  'wine',
  'beer',
  'tea',
  'glasses',
  'eyeglasses',
  'spectacles',
  'sunglasses',
  'ring',
  'necklace',
  'earring',
  'smartphone',
  'phone',
  'cellphone',
  'computer',
  'laptop',
  'pc',
  'tablet',
  'cigarette',
  'tobacco',
  'cigar',
  'lighter',
  'book',
  'magazine',
  'newspaper',
  'pen',
  'notebook',
  'bag',
  'handbag',
  'umbrella',
];

/** Everyday things that models invent as readily. */
const MORE_PROPS: readonly string[] =
  `plate fork spoon knife bottle flask juice milk sandwich bread toast cake cookie chocolate apple banana document file folder letter envelope pencil eraser
   camera remote earphones headphones wristwatch wallet purse backpack briefcase hat glove scarf handkerchief towel blanket pillow cushion bouquet apron broom kettle teapot pan
   flashlight lantern candle cane map clipboard`.split(/\s+/);

/** Every word of the dictionary. */
export const PROP_WORDS: ReadonlySet<string> = new Set([...PROPS, ...MORE_PROPS]);

/** Nouns before which a prop word only narrows: `coffee maker`, `book shelf`. */
export const SHIELDS: ReadonlySet<string> = new Set(
  'maker machine table shop shelf stand bean beans grinder filter stain stains break pot case store club house rack holder mark marks call number booth door bar cellar leaf leaves time party garden bowl set cover lens charger screen room'.split(
    ' ',
  ),
);

/** Spellings of one thing. */
export const SAME_THINGS: SameThings = {
  coffee: ['coffee'],
  glasses: ['glasses', 'eyeglasses', 'spectacles'],
  sunglasses: ['sunglasses'],
  tobacco: ['cigarette', 'tobacco', 'cigar'],
  smartphone: ['smartphone', 'phone', 'cellphone'],
  computer: ['computer', 'laptop'],
  cup: ['cup', 'mug'],
  glass: ['glass'],
  wine: ['wine'],
  beer: ['beer'],
  tea: ['tea'],
  'black-tea': ['black tea', 'tea'],
  ring: ['ring'],
  necklace: ['necklace'],
  earring: ['earring'],
  tablet: ['tablet'],
  lighter: ['lighter'],
  book: ['book'],
  magazine: ['magazine'],
  newspaper: ['newspaper'],
  pen: ['pen'],
  notebook: ['notebook'],
  bag: ['bag', 'handbag'],
  umbrella: ['umbrella'],
};

/** Gestures of the body that are always fine. */
export const SAFE_ACTIONS: readonly string[] = [
  'smile',
  'laugh',
  'sigh',
  'nod',
  'shrug',
  'frown',
  'shake her head',
  'shake his head',
  'take a breath',
  'tilt her head',
  'wave',
];

/** What stands in for an act, by prop. */
export const FALLBACKS: ReadonlyMap<string, string> = new Map([
  ['coffee', 'takes a breath'],
  ['tea', 'takes a breath'],
  ['wine', 'takes a breath'],
  ['beer', 'takes a breath'],
  ['glasses', 'narrows their eyes'],
  ['eyeglasses', 'narrows their eyes'],
  ['spectacles', 'narrows their eyes'],
  ['sunglasses', 'narrows their eyes'],
  ['smartphone', 'falls into thought'],
  ['phone', 'falls into thought'],
  ['cellphone', 'falls into thought'],
  ['computer', 'falls into thought'],
  ['laptop', 'falls into thought'],
  ['tablet', 'falls into thought'],
  ['pc', 'falls into thought'],
  ['book', 'falls into thought'],
  ['magazine', 'falls into thought'],
  ['newspaper', 'falls into thought'],
  ['cigarette', 'takes a breath'],
  ['tobacco', 'takes a breath'],
  ['cigar', 'takes a breath'],
]);
