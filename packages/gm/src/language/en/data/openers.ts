// English words before a verb that say whether what a player writes is to happen.
import type { PlayedMood } from '../../played-clauses.ts';

/** Words that open a clause and mean nothing for what is done. */
export const LEADS =
  /^(?:ok|okay|well|so|please|maybe|perhaps|alright|right|hmm+|um+|uh+|oh|hey|yeah|yes|fine|and|but|then|also|now|first|next|finally|after that|afterwards|instead|meanwhile|lastly)\b[,.!…]*\s*/iu;

/** Whoever plays. */
export const SELF = /^(?:i|we|my character|me)(?=['’ ])/iu;

interface Opener {
  readonly words: RegExp;
  /** What becomes of the verb behind it; nothing is done at all where it is none. */
  readonly mood: PlayedMood | 'filler';
}

const rest = String.raw`(?=\s|$)\s*`;
const opener = (words: string, mood: Opener['mood']): Opener => ({
  words: new RegExp(`^(?:${words})${rest}`, 'iu'),
  mood,
});

/** In this order: the longer ones first. */
export const OPENERS: readonly Opener[] = [
  opener(
    "never ?mind|don['’]?t (?:bother|mind)(?: with)?|forget (?:about )?(?:it|that|the)",
    'filler',
  ),
  opener(
    '(?:was|were) (?:just )?(?:going|about) to|(?:almost|nearly)|had (?:wanted|meant|planned) to|meant to',
    'meant',
  ),
  opener(
    "(?:['’]m|am|['’]re|are) not (?:going to|gonna|about to)|decide(?:d)? not to|(?:['’]d|would) rather not|want(?:ed)? not to",
    'negated',
  ),
  opener(
    "(?:do|did|will|would|can|could|should|must|shall)(?: not|n['’]?t)(?: (?:want|need|have|dare|try|wish|intend|plan) to)?|won['’]?t|can['’]?t|cannot",
    'negated',
  ),
  opener(
    "never|not|refuse(?:d)? to|avoid|refrain(?:ed)? from|resist(?: the (?:urge|temptation) to)?|(?:stop|keep|hold) myself from|abstain from|(?:['’]m|am|['’]re|are) not",
    'negated',
  ),
  opener(
    "(?:try|tries|tried|attempt|attempted) (?:to|and|at)|(?:['’]m|am) (?:trying|attempting) to|see if i can|do my best to|have a go at|try my (?:hand|luck) at|struggle to|try",
    'tried',
  ),
  opener(
    "imagine|pretend (?:to|that i(?:['’]m| am)?|i(?:['’]m| am)?)|dream (?:of|about)|daydream (?:of|about)|fantasi[sz]e about|picture|think (?:of|about)|consider|contemplate|wonder (?:about|if|whether|what|how)|suppose i|what if i",
    'imagined',
  ),
  opener(
    "(?:want|need|wish|plan|intend|decide|decided|choose|mean|prepare|proceed|get ready|would like|['’]d like|would love|['’]d love|start|begin|continue) to",
    'done',
  ),
  opener(
    "(?:['’]m|am|['’]re|are) (?:going|about) to|(?:['’]m|am|['’]re|are) gonna|gonna|wanna|gotta|have to|['’]ve got to|got to|had better|['’]d better|will|['’]ll|shall|should|must|can",
    'done',
  ),
  opener(
    "let me|let['’]?s|lemme|let us|time to|feel like|decide on|keep|go ahead and|(?:['’]m|am|['’]re|are)",
    'done',
  ),
];

/** Spellings of players without their marks. */
export const SLANG: Readonly<Record<string, string>> = {
  n: 'and',
  '&': 'and',
  '+': 'and',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  isnt: "isn't",
  im: "I'm",
  ive: "I've",
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  ty: 'thanks',
  w: 'with',
  abt: 'about',
  wanna: 'want to',
  gonna: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  whats: "what's",
  wheres: "where's",
  lets: "let's",
  thats: "that's",
  hes: "he's",
  shes: "she's",
  theres: "there's",
  youre: "you're",
  youve: "you've",
  theyre: "they're",
  arent: "aren't",
  wasnt: "wasn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  couldnt: "couldn't",
  havent: "haven't",
  hasnt: "hasn't",
  id: "I'd",
  em: 'them',
  thru: 'through',
  tho: 'though',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  soz: 'sorry',
  srry: 'sorry',
  ya: 'you',
  yer: 'your',
  teh: 'the',
  outta: 'out of',
  kinda: 'kind of',
  gimme: 'give me',
  dunno: "don't know",
  yall: 'you all',
  brb: 'back soon',
  wat: 'what',
  bc: 'because',
  rn: 'now',
  ppl: 'people',
};

/** Verbs of going that lead to another verb: go pray. */
export const GOING: ReadonlySet<string> = new Set(['go', 'come', 'run', 'head']);

/** Where something is done. */
export const WITHIN: ReadonlySet<string> = new Set(['in', 'at', 'on']);

/** What stands before the name of a place. */
export const OWNERS: ReadonlySet<string> = new Set(['the', 'my', 'our']);
