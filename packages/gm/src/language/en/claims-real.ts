// Whether a claim is meant as seen now: not memory, metaphor, wish, report, or elsewhere.

/** Words that make the clause they stand in unreal. */
const UNREAL =
  /\b(?:if|unless|when|whenever|until|till|by the time|imagine|remember|recall|i miss|wish|hope|hoping|dream|dreams|dreamed|dreamt|pretend|would|could|might|should|will|shall|gonna|going to|yesterday|tomorrow|last|next|every|always|usually|often|sometimes|used to|was|were|had|did|ago|said|says|say|told|heard|forecast|report|reports|maybe|perhaps|probably|supposedly|apparently|like a|like the|as if|as though|reminds?|never|n't|not|no longer|story|novel|movie|film|song|lyrics|painting|picture|photo|postcard|poem|poet|soon|almost|nearly|my heart|my soul|metaphor|somewhere|elsewhere|over there|back home|abroad|there must|must be|been|legend|once upon|before|after|since|for the|in the song|feels like)\b/;

/** Words that make everything in the sentence unreal, wherever they stand. */
const FRAME =
  /\b(?:if|unless|when|whenever|until|imagine|remember|recall|wish|hope|hoping|dream|dreams|dreamed|dreamt|pretend|yesterday|tomorrow|used to|ago|said|says|they say|told|heard|forecast|report|reports|maybe|perhaps|probably|supposedly|apparently|like a|like the|as if|as though|reminds?|story|novel|movie|film|song|lyrics|painting|picture|photo|postcard|poem|poet|my heart|my soul|metaphor|somewhere|elsewhere|back home|abroad|legend|once upon)\b/;

const CUTS =
  /(?:[,;:—–]|\.{3}|…| - |--)\s*(?:(?:and|but|so|yet|or)\b\s*)?|\s(?:and|but|so|because)\s+(?=(?:i|you|he|she|we|they|it|the|this|that|my|your|there)\b)/g;

/** The clauses of a sentence, as they stand in it. */
const clausesOf = (sentence: string): readonly string[] =>
  sentence
    .split(CUTS)
    .map((clause) => clause.trimEnd())
    .filter(Boolean);

const SKYWARD = /\bnot a (?:single )?(?:cloud|breath of)\b/;

/** Whether what is said at this place of a lower-cased sentence is asserted of here and now. */
export const isReal = (sentence: string, said: string): boolean => {
  const own = clausesOf(sentence).find((clause) => clause.includes(said)) ?? sentence;
  const others = sentence.replace(own, ' ');
  const degree = DEGREE.exec(own);
  const told = degree === null ? own : own.slice(0, degree.index) + degree[1];
  return (SKYWARD.test(own) || !UNREAL.test(told)) && !FRAME.test(others);
};

/** `so clear you could count every star`: how much it is so, not whether. */
const DEGREE =
  /\b(so \w+(?: \w+)?) (?:that )?(?:you|one|i|we|they)(?: |')(?:can|could|ca n't|cannot|could n't|might|'d|would)\b/;

/** Whether a memory, a tale or a wish frames what is said. */
export const isFramed = (sentence: string): boolean => FRAME.test(sentence);

const FINITE = /\b(?:is|are|am|has|have|do|does|can|looks?|feels?|keeps?|shines?)\b/;
const PAST =
  /\b(?:was|were|had|did|used to|back then|years? ago|remember|when i|yesterday|last (?:night|week|year|time))\b/;

/** A sentence without a verb of its own goes on with the memory before it: `It was June. Not a cloud.` */
export const continuesMemory = (sentence: string, before: string): boolean =>
  !FINITE.test(sentence) && PAST.test(before);

const ASKING =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|has|have|isn't|what|where|when|why|how|who|which|so is|and is)\b/;

/** Of a sentence with a question mark: whether this is what is asked, rather than said before the question. */
export const isAsked = (sentence: string, said: string): boolean => {
  const clauses = clausesOf(sentence);
  const last = clauses.at(-1) ?? sentence;
  return clauses.length < 2 || last.includes(said) || ASKING.test(sentence);
};
