// The thought of a turn, which the reader takes apart.
export const THOUGHT =
  /^\s*(?:Thought\s?[:：][\s\S]*?\bOutput\s?[:：]|<thought>[\s\S]*?<\/thought>(?:\s*Output\s?[:：])?)/iu;
