// How English says where things are, who has them and how they are.
import type { StatementWords } from '../../talk-words.ts';

const STILL =
  '(?:(?:still|now|already|right|just|always|safe|safely|wide|hidden|lying|sitting|waiting)\\s+)*';
const THE = '(?:(?:the|my|your|our|her|his|their)\\s+)?';
const is = (words: string, state: string) => ({
  word: new RegExp(`^${STILL}(?:${words})(?=\\s*[.,!;]|\\s*$|\\s+(?:now|today|again)\\b)`),
  state,
});

/** How things are said to be. */
export const englishStatements: StatementWords = {
  unsaid:
    /\?|\b(?:if|unless|whether|was|were|had|not|never|no longer|isn't|aren't|wasn't|hasn't|haven't|would|could|wish|hope|imagine|pretend|remember|used to|where|what|dream|yesterday|let's|will|put|said)\b/,
  hedge: /\b(?:maybe|perhaps|probably|think|guess|believe|might|must|should|suppose)\b/,
  subject: /^(?:'s|\s+(?:is|are|must be|might be|should be))\s+/,
  stateSubject: /(?!)/,
  leadsTo: new RegExp(`^${STILL}(?:in|inside|on|at|on top of)\\s+${THE}$`),
  where: /^(?=[\s.,!;]|$)/,
  placeFirst: false,
  isThere: /^/,
  has: new RegExp(`^(?:'s got|\\s+(?:has|has got|is holding|is carrying))\\s+${THE}$`),
  mine: new RegExp(`\\bi(?:'ve got| have got| have|'m holding)\\s+${THE}$`),
  thingFirst: false,
  states: [
    is('locked', 'locked'),
    is('open|unlocked', 'open'),
    is('closed|shut', 'closed'),
    is('broken', 'broken'),
    is('empty', 'empty'),
    is('on', 'on'),
    is('off', 'off'),
  ],
};
