// Whether spoken words tell of people in a play, a joke or a memory: nobody comes in by them.

/** A script, a cue, a joke, the old days: what happens there does not happen here. */
const TELLING =
  /\b(?:back (?:then|when|in)|in (?:those|my|the old|our|his|her|their) days?|those days|used to|always|usually|often|every (?:\w+ )?(?:morning|night|day|time|evening|week|month|year|summer|winter|door|corner)|years ago|long ago|once (?:upon|there)|when i was|as a (?:boy|girl|child|kid)|picture (?:this|it|a|the)|imagine|act (?:one|two|three|four|five|i{1,3}|\d)|scene (?:one|two|three|four|five|\d)|page (?:\w+)|on (?:my|your|his|her|the|that) (?:cue|mark|line)|stage (?:left|right)|offstage|upstage|downstage|in (?:the|this|our|your|that) (?:script|play|story|film|movie|book|scene|joke|song|novel|dream|next scene|second act|first act|last act)|so (?:this|a|an|the) \w+ (?:walks|comes|goes|says|turns)|the joke|punch ?line|from the top|rehears\w+|curtain (?:rises|falls)|chapter \w+)\b/i;

/** `and then you scream`: whoever is told what to do in it is told a part. */
const DIRECTING =
  /(?:\b(?:and|then)|,)\s+(?:then\s+)?you\s+(?!are\b|can\b|could\b|should\b|must\b|need\b|have\b|know\b|see\b|mean\b|will\b|would\b|might\b|better\b|look\b|want\b|were\b|did\b|do\b|never\b|always\b)[a-z]+\b/i;

/** `The gangster comes in, he sees her, he stops`: told step by step. */
const STEP_BY_STEP = /\bthe [a-z]+ [^.,!?]{2,40}, (?:then )?(?:he|she|they) [a-z]+s?\b/i;

const PAST_PRESENCE = /\bthere (?:was|were|had been|used)\b/i;

/** Whether a sentence, or the one before it, only tells of what is brought on. */
export const isToldOf = (sentence: string, before: string): boolean =>
  TELLING.test(sentence) ||
  DIRECTING.test(sentence) ||
  PAST_PRESENCE.test(sentence) ||
  STEP_BY_STEP.test(sentence) ||
  TELLING.test(before);
