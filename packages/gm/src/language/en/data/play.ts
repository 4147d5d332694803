// English words by which it is clear what a player wants.
import type { PlayWords } from '../../play-words.ts';

const OBJECT =
  /\b(?:the|a|an|my|some|this|that) ([a-z' -]{1,40}?)(?= (?:from|at|in|on|with|to|into|and|out|off)\b|[.,!?]|$)/i;

/** A player's own words. */
export const englishPlay: PlayWords = {
  wishes: {
    talk: /\b(talk|speak|ask|greet|say|says|tell|chat|call|thank|question|address|hello|hi)\b/i,
    ask: /\b(?:ask|question)\b/iu,
    'ask-anybody':
      /^(?:i )?ask (?:about|for|around|where|how|what|who|why|the way)\b|\btell me (?:about|where|how|what|who|why)\b/iu,
    anybody: /somebody|someone|anyone|nearby|people/iu,
    'ask-here': /\bwhere (?:am i|are we)\b|\bwhat (?:is|'s) this place\b|\bwhat place is this\b/iu,
    'ask-way':
      /\bwhere(?:'s| is| are| can i find)?\b|\bhow (?:do|can|would) (?:i|we|one) (?:get|go|reach|find)\b|\b(?:the )?way to\b|\bdirections\b/iu,
    question: /[?？]/u,
    inventory: /\b(inventory|belongings|backpack|my (bag|pack|things|items|stuff))\b/i,
    'own-bag':
      /^(?:(?:my|the|some) )?(?:bag|pack|backpack|satchel|purse|wallet|pockets?|coins?|money)$/i,
    collect:
      /\b(collect|take up|pick up|gather|keep|take)\b.{0,199}\bfragments?\b|\bfragments?\b.{0,199}\b(collect|take|pick)\b/i,
    look: /\blook around|\bobserve|\bsurvey|\blook about|\bsurroundings|\bwatch the\b/i,
    'look-at': /\b(?:look at|inspect|examine|study|touch)\b/iu,
    seek: /\b(seek|hunt|look for (trouble|a fight|monsters?|enem)|stirring|track down)\b/i,
    attack: /\b(attack|fight|strike|hit|slash|stab|punch|kick|swing|kill)\b/i,
    guard: /\b(guard|defend|block|brace|shield|parry)\b/i,
    flee: /\b(flee|run away|escape|retreat|get away|back off|run)\b/i,
    use: /\b(use|drink|eat|throw|quaff)\b/i,
    rest: /\b(rest|sleep|stay the night|lodge|bed|room)\b/i,
    eat: /\b(eat|meal|bowl|stew|food)\b/i,
    train: /\b(train|drill|practice|practise|learn|lesson|teach)\b/i,
    buy: /\b(buy|purchase)\b/i,
    ways: /\b(directions|the way|guide me|places)\b/i,
    back: /^(?:i(?:'ll| will)?\s+|let me\s+|let's\s+)?(?:(?:go|walk|head|turn|come|step)\s+back(?:\s+(?:the (?:same )?way(?: (?:i|we) came)?|(?:to )?where (?:i|we) (?:was|were|came from)|to the (?:last|previous) place))?|retrace my steps|backtrack|return|return the way (?:i|we) came)[.!]*$/iu,
    'fight-nobody': /^(?:i\s+)?(?:fight|attack|strike)[.!]*$/i,
    'flee-nobody': /^(?:i\s+)?(?:flee|run away|escape|retreat)[.!]*$/i,
    search: /\b(?:look|search|hunt) for\b/i,
    gesture:
      /\b(?:sing|dance|sit|wait|rest|breathe|laugh|cry|weep|pray|stretch|think|ponder|wave|bow|nod|whistle|stroll|relax|nap|daydream)\b/i,
  },
  called: /\b(?:talk to|talk with|speak to|speak with|chat with|greet|[Aa]sk) ([A-Z][\w'-]*)/u,
  objectIn: (text) => OBJECT.exec(text.replace(/\s+/g, ' '))?.[1]?.trim() || undefined,
  joint: /\s/u,
  shortOf: (name) => [name.split(/\s/u).at(-1) ?? ''],
  seeing: ['look', 'watch', 'study'],
};
