// What was asked for and is not here is named as the player named it, not as the nearest thing the world knows.
import { type Denial, type Language, type Prop, propId } from '@hakoniwa/stage';
import type { PlayTurn } from '../turn.ts';

/** A golden sword is no wooden one, here or elsewhere: it is a thing that is not there. */
export function asWritten(
  { world, scene }: PlayTurn,
  { denial, text }: { readonly denial: Denial; readonly text: string },
): Denial {
  const { cause, about } = denial;
  const prop = world.props.get(propId(about ?? ''));
  if (!prop || text.toLowerCase().includes(prop.name.toLowerCase())) return denial;
  const phrase = objectIn(text, scene.language);
  const isOther = phrase !== undefined && (cause === 'elsewhere' || isMore(phrase, prop));
  return isOther ? { reason: 'MISSING_OBJECT', cause: 'nowhere', about: phrase } : denial;
}

/** Whether words say more of a thing than any of its names: a moonstone, where there is a stone. */
function isMore(phrase: string, { name, aliases }: Prop): boolean {
  return /の|\s/u.test(phrase) && ![name, ...aliases].includes(phrase);
}

const OBJECTS: Readonly<Record<Language, RegExp>> = {
  ja: /(?:^|[、。は]|それから|そして)\s*([^、。はを「」]{1,30}?)を/u,
  en: /\b(?:the|a|an|my|some|this|that) ([a-z' -]{1,40}?)(?= (?:from|at|in|on|with|to|into|and|out|off)\b|[.,!?]|$)/i,
};

/** Where, with what or into what it is done stands before the thing: at the square, water. */
const WHERE = /^.+(?:で|から|に|へ)(?=[\p{sc=Han}\p{sc=Katakana}])/u;

/** The words for the thing an act is done to. */
export function objectIn(text: string, language: Language): string | undefined {
  const plain = text.replace(/\s+/g, ' ');
  const phrase = OBJECTS[language].exec(plain)?.[1]?.trim().replace(WHERE, '');
  return phrase || undefined;
}
