// What words do, promise and claim, as far as a language tells it; what it does not tell is left out.
import {
  type CharacterId,
  characterId,
  type SpokenAct,
  type Statement,
  limits as stageLimits,
} from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import { type GivenWords, givenIn, namedHere, peopleHere, type Speaking } from './given-words.ts';
import type { SaidWords } from './reading.ts';
import { speakerSceneOf } from './scene-of.ts';

/** Who says it, among whom, and what reads it. */
export interface SaidBy extends Speaking {
  readonly gm: Pick<Gm, 'tongues'>;
}

/** Reads words that somebody says. */
export function readSaying(text: string, { gm, names, speaker }: SaidBy): SaidWords {
  const { language } = gm.tongues[names.language];
  const { questions, answers } = language.speech(text, speakerSceneOf(names, speaker).cast);
  const given = givenIn(text, { names, speaker });
  const to = addressee(text, { names, speaker });
  const toward = to === undefined ? {} : { to };
  const acts = actsOf({ isAsking: questions.length > 0, isAnswering: answers, ...given, to });
  return { text, ...toward, acts, ...given };
}

/** What a language made out of some words. */
interface MadeOut extends GivenWords {
  readonly isAsking: boolean;
  readonly isAnswering: boolean;
  readonly to?: CharacterId | undefined;
}

/** What the words do by it. */
export function actsOf({ isAsking, isAnswering, promises, claims, to }: MadeOut): SpokenAct[] {
  const toward = to === undefined ? {} : { to };
  const plain: SpokenAct[] = [
    ...(isAsking ? [{ act: 'ask' as const, ...toward }] : []),
    ...promises.map(({ deed }) => ({
      ...{ act: 'promise' as const, ...toward },
      about: { kind: 'deed' as const, ...(deed.verbs[0] ? { of: deed.verbs[0] } : {}) },
    })),
    ...claims.map((claim) => ({ act: 'tell' as const, ...toward, ...aboutOf(claim) })),
  ];
  // Words that open like an answer may open anything: they are one where nothing else was made out.
  const acts = plain.length === 0 && isAnswering ? [{ act: 'answer' as const, ...toward }] : plain;
  return acts.slice(0, stageLimits.speechActs);
}

function aboutOf({ about: { people, props } }: Statement): Pick<SpokenAct, 'about'> {
  const [person, thing] = [only(people), only(props)];
  if (person !== undefined) return { about: { kind: 'person', of: person } };
  return thing === undefined ? {} : { about: { kind: 'thing', of: thing } };
}

/** Whoever is here and named in the words, else the only one who hears them. */
export function addressee(text: string, said: Speaking): CharacterId | undefined {
  const id = only(namedHere(text, said)) ?? only(peopleHere(said));
  return id === undefined ? undefined : characterId(id);
}

function only<T>([one, other]: readonly T[]): T | undefined {
  return other === undefined ? one : undefined;
}
