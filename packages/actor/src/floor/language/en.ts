// How assistants chat, refuse and comment in English, and how English looks.
import { ACTS_EN } from '../data/acts-en.ts';
import { ENGLISH_TALK } from '../data/english-talk.ts';
import { KNOWN_EN } from '../data/known-en.ts';
import { STOCK_TALK } from '../data/stock-talk.ts';
import { TALK_EN } from '../data/talk-en.ts';
import { gatheredWords } from '../talk/gathered-words.ts';
import { readTalkWeights } from '../talk/talk-weights.ts';
import type { FloorWords } from './floor-words.ts';

const OTHER_SCRIPTS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Greek}]/u;
const WORD = /[\p{L}][\p{L}’']*/gu;
/** Letters and marks that English does without, but for a few words it has borrowed. */
const ABROAD = /[¿¡ñãõäöüßçøåæœ«»„ăơưđẠ-ỹáàâéèêëíìîïóòôúùûý]/iu;

export const en: FloorWords = {
  meta: new RegExp(
    [
      "\\bhere(?:['’]s| is| are)\\b.{0,30}\\b(?:turn|line|lines|response|output|reply|dialogue|version|scene|roleplay)\\b",
      '\\b(?:the user|the prompt|the system prompt|the roleplay|role-play|the assistant)\\b.{0,20}\\b(?:wants?|asks?|asked|asking|says?|requires?|is|was|to|for|with|and)\\b',
      '\\b(?:i|we) (?:need|have|should|must|will|want|kept|tried|made sure)(?: to)? ?(?:follow|write|respond|output|produce|stay in character|keep(?: the)? (?:format|tone|character)|the tone|continue (?:the|this) (?:scene|story|roleplay))\\b',
      '\\b(?:this|the above|the) (?:line|turn|response|dialogue|output|reply) (?:is|was|shows?|reflects?|captures?|keeps?|stays?|uses?)\\b',
      '\\b(?:continue|change|adjust|rewrite|revise|modify) (?:the|this|it|anything|any part)\\b.{0,30}\\?$',
      '\\b(?:the instructions?|the format)\\b.{0,20}\\b(?:wants?|asks?|asked|says?|requires?)\\b',
      '\\b(?:dear|hello|hi|hey),? users?\\b|, users?[.!?]|^users?,',
      '\\b(?:personality profile|character sheet|in[- ]character|out of character|word count|as requested|system message)\\b',
    ].join('|'),
    'iu',
  ),
  service: new RegExp(
    [
      '^(?:sure|certainly|of course|absolutely|okay|ok|alright|great|got it|understood|no problem)(?: thing)?[!.,]{0,2}$',
      '\\blet me know (?:if|when|how|what|whether|should)\\b',
      '\\b(?:would you like|do you want|shall i|should i|can i)\\b.{0,20}\\b(?:me to|continue|to continue|write|try|help|anything else|change)\\b',
      "\\b(?:feel free|don[’']t hesitate) to\\b",
      '\\b(?:hope (?:this|that|it) helps|happy to help|anything else (?:i can|you need|you would)|glad to help)\\b',
    ].join('|'),
    'iu',
  ),
  confessions: [
    /\bas an? (?:\w+ ){0,2}(?:ai|language model|assistant|artificial intelligence)\b/iu,
    /\b(?:i['’]m|i am) (?:just |only |merely )?an? (?:\w+ ){0,2}(?:ai|language model|ai assistant|virtual assistant|chatbot)\b/iu,
    /\bi (?:can['’]?t|cannot|won['’]?t) (?:continue|help with) (?:this|that|the|your) (?:roleplay|role-play|request|conversation|story|scene|content|topic)\b/iu,
    /\b(?:against|violates?|violating|goes against|not comply with) (?:my|our|the|these) (?:\w+ )?(?:guidelines|policy|policies|programming|principles)\b/iu,
    /\bhelpful and harmless\b/iu,
  ],
  refusals: [
    /\bi (?:can['’]?t|cannot|can not|won['’]?t|will not|am unable to|am not able to|(?:wo|ca)n['’]t be able to)(?: be able to)? (?:\w+ ){0,2}(?:assist|comply|fulfil+|generate|engage in|participate|produce|roleplay|role-play|(?:create|write) (?:\w+ )?content|provide (?:that|this|any))\b/iu,
    /\bi(?:['’]m| am) (?:unable|not able|not allowed|not permitted|programmed) to (?:\w+ ){0,2}(?:assist|comply|fulfil+|generate|engage|be a helpful|produce|roleplay|role-play|create|continue|provide|help with)\b/iu,
    /\b(?:sorry|apologi[sz]e)\b.{0,12}\bbut\b.{0,12}\bi (?:can['’]?t|cannot|won['’]?t|am unable|am not able)(?: be able)?(?: to)? (?:help with (?:that|this)|assist|continue|do that for you|fulfil+|provide|discuss)\b/iu,
    /\b(?:inappropriate|harmful|explicit) (?:content|request|material)\b/iu,
  ],
  notes:
    /^[\s*_([>#-]{0,6}(?:p\.?s\.?\s*[:—-]|(?:note|notes|explanation|commentary|comment|translation|english|japanese|romaji|context|scene|setting|author['’]s note|disclaimer|tone|emotion|analysis|reasoning|intent|summary|word count|end of turn|end|continued|edit)\s{0,2}(?:[:：\])]|$))/iu,
  asides:
    /^(?:ooc\b|sfx\b|bgm\b|out of character|note\b|notes\b|translation|english:|japanese:|romaji|word count|end of|to be continued|continued|\d{1,4}\s?(?:words?|characters?|letters?|tokens?|sentences?)\b|author)/iu,
  actLabels:
    /^(?:action|actions|act|acts|gesture|gestures|stage direction|body language|movement)$/iu,
  wordLabels: /^(?:dialogue|dialog|speech|words|line|says|spoken|speaks|reply|utterance)$/iu,
  options:
    /^(?:option|choice|version|alternative|variant|example|take)\s{0,2}[#]?(?:[A-Za-z0-9]{1,2})?\s{0,2}[:.)]?$/iu,
  saying:
    /^\s+(?:\p{L}{2,10}ly\s+)?(?:says?|said|asks?|asked|answers?|answered|repl(?:y|ies|ied)|whispers?|whispered|mutters?|muttered|murmurs?|murmured|adds?|added|calls?|called|tells?|told|shouts?|shouted)\b/u,
  task: /\b(?:instruct(?:ed|ions?)|the rules|(?:(?<!\p{L})\p{L}{1,30}['’]s|own|her|his|their) lines|personality|character|prompt|readers?|users?|narrator|read more)\b/iu,
  films: /audience|camera|response|dialogue/iu,
  addressed: /\b(?:should|must|please)\b/iu,
  self: {
    before: /\b(?:i['’]m|i am|it['’]s me,?|this is|my name is)\s{0,2}$/iu,
    behind: /^(?!['’\p{L}])/u,
    isNamed: false,
  },
  narrated: {
    sentence: /^(?:She|He)\s+(?:\p{Ll}{2,12}ly\s+)?\p{Ll}{2,}s\b/u,
    subject: /^(?:She|He)\s+/u,
  },
  you: /\byou\b/iu,
  toldSaying:
    /^(?:(?:she|he|they)\s(?:\p{Ll}{2,10}ly\s)?)?(?:said|asked|answered|replied|whispered|muttered|murmured|added|called|says|asks|answers|replies|whispers|mutters|murmurs|adds)\b[^?!]{0,80}$/u,
  innerQuotes: ['‘', '’'],
  toldOf:
    /^\s+(?:(?:just|then|also|only|quietly|slowly|softly|gently|happily)\s+)?\p{Ll}{2,}(?:s|ed|d)\b(?!['’])/u,
  toSomebody: /\b(?:you|your|we|us|our|let['’]s)\b|\?\s*$/iu,
  isForeign(sentence) {
    if (OTHER_SCRIPTS.test(sentence) || hasUnknownRun(sentence)) return true;
    const words = wordsIn(sentence);
    const common = words.filter(isCommon).length;
    const abroad = words.filter((word) => ABROAD.test(word)).length;
    // One borrowed word among others is English.
    const isBorrowed = words.length <= CRY_WORDS || (abroad === 1 && words.length === SHORT_WORDS);
    if (ABROAD.test(sentence) && common * 3 < words.length && !isBorrowed) return true;
    const isList = (sentence.match(/,/g) ?? []).length * 2 >= words.length;
    const known = words.filter((word) => isCommon(word) || isKnown(word)).length;
    const isNothing =
      known === 0 && words.length > CRY_WORDS && /(?<!\p{L})\p{Ll}{3}/u.test(sentence);
    if (isNothing && !isList) return true;
    return words.length >= FEWEST_WORDS && !isList && known < words.length * KNOWN_SHARE;
  },
  isSurely(speech) {
    const words = wordsIn(speech);
    return words.filter((word) => isCommon(word) || isKnown(word)).length * 2 >= words.length;
  },
  isGibberish(speech) {
    const words = wordsIn(speech);
    const strange = words.filter((word) => isUnspeakable(word)).length;
    if (strange >= 2 && strange * 2 >= words.length) return true;
    // A cry may be in capitals, a line is not.
    const letters = speech.match(/\p{L}/gu) ?? [];
    if (letters.length >= 20 && !/\p{Ll}/u.test(speech)) return true;
    return /\p{L}\d\p{L}?\d|\S{32}|[%#@$&]{2}/u.test(speech);
  },
  talk: readTalkWeights(TALK_EN),
  acts: readTalkWeights(ACTS_EN),
  stock: new Set(STOCK_TALK.en.split(' ')),
  ended: /[.!?…♪~—"”’')»*]$/u,
  open: /[,;:-]$|\b(?:the|a|an|and|or|but|of|is|are|my|your|our|because|if)$/iu,
  mostCharacters: 620,
};

function wordsIn(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

function isCommon(word: string): boolean {
  return ENGLISH_TALK.has(word) || ENGLISH_TALK.has(word.replace(/'s$/, ''));
}

const isGathered = gatheredWords(KNOWN_EN);

/** Whether English has a word, as far as it was gathered, or what it is formed from. */
function isKnown(word: string): boolean {
  const stems = [word, word.replace(/'\p{L}{1,2}$/u, '')];
  const stem = ENDED.exec(word)?.[1];
  if (stem !== undefined) stems.push(stem, `${stem}e`, stem.replace(/(.)\1$/u, '$1'));
  return stems.some(isGathered);
}

/** What forms of a word end with. */
const ENDED = /^(.{3,})(?:s|es|ed|d|ing|ly|er|y|ness|less|ful)$/u;

/** So many words in a row that English has not, none of them a name. */
const UNKNOWN_RUN = 3;

function hasUnknownRun(sentence: string): boolean {
  let run = 0;
  for (const [word] of sentence.matchAll(WORD)) {
    const lower = word.toLowerCase().replaceAll('’', "'");
    // Names and particles tell no language.
    if (/^\p{Lu}/u.test(word) || (word.length <= 2 && !isCommon(lower))) continue;
    run = isKnown(lower) ? 0 : run + 1;
    if (run >= UNKNOWN_RUN) return true;
  }
  return false;
}

/** A word nobody can say: too many consonants in a row, and no sound that is only drawn out. */
function isUnspeakable(word: string): boolean {
  const isDrawn = /(.)\1\1/.test(word);
  return (
    word.length >= 5 &&
    !isDrawn &&
    /[bcdfghjklmnpqrstvwxz]{5}|^[^aeiouy]+$|[jq][bcdfgjklmnpqstvwxz]/.test(word)
  );
}

const FEWEST_WORDS = 5;
const SHORT_WORDS = 4;
/** A cry or a name of a dish. */
const CRY_WORDS = 2;
/** Of the words of English text, nine in ten are gathered. */
const KNOWN_SHARE = 0.5;
