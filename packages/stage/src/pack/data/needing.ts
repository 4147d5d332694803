// How authors write what an act needs, in every language.

export const NEEDING = /^(?:要|必要|needs?|requires?)\s*[:：]([^:：]+)$/iu;

/** What parts several of them. */
export const NEEDS_JOINT = /[、,，・]|(?<!\s)\s+(?:and|と)\s+/u;
