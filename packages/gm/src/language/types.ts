// What every language folder gives the GM: from words on the page to acts with named things.

import type { Intent } from '@hakoniwa/stage';
import type { Listed } from './listed-names.ts';
import type { PlayedClause, PlayedVerb } from './played-clauses.ts';

export type { Intent };

/** What a text can claim of the world. */
export const CLAIM_SUBJECTS = ['time', 'weather', 'place', 'person', 'thing'] as const;

/** A thing as the text names it: nothing here is looked up in a world yet. */
export interface Noun {
  /** The whole noun phrase as written, particles and articles off: `棚の上の古い本`, `the red mug`. */
  readonly text: string;
  /** The word that says what it is: `本`, `mug`. Compound nouns stay whole: `コーヒーメーカー`. */
  readonly head: string;
  /** The nouns that only narrow it (`テレビのリモコン` → `テレビ`), outermost first; places of things included. */
  readonly modifiers: readonly string[];
  /** それ, it, them: resolve by what was named or handled before. */
  readonly pronoun?: true;
  /** 何か, something: names nothing at all. */
  readonly indefinite?: true;
  /** A part of the speaker's or someone's body, or of what they wear as body (pocket, sleeve). */
  readonly body?: true;
  /** The measure or vessel it comes in (`a cup of tea` → `cup`): either may be the thing in the world. */
  readonly vessel?: string;
  /** Whose it is said to be (`Ayu's mug`), also among the modifiers. */
  readonly owner?: string;
  /** Pointed out as known (`the`, `this`, `her`), not one of many. */
  readonly definite?: true;
  /** Said to belong to the thing handled (`its case`, `its stand`). */
  readonly itsOwn?: true;
  /** Someone rather than something: a name, kin term or personal pronoun. */
  readonly person?: true;
  /** Where in relation to the head, when the phrase says so: `棚の上` → head `棚`, relation `上`. */
  readonly relation?: string;
}

/** One thing physically done by the speaker, now. Lists and compound sentences are already split. */
export interface TextAct {
  readonly intent: Intent;
  /** The Stage's verb id where there is one (`take`, `pour`, `switch-on`), `emote` for gestures. */
  readonly verb: string;
  /** The dictionary form as written: `注ぐ`, `pour`. */
  readonly word: string;
  readonly object?: Noun;
  /** Where to, into, onto, or to whom. */
  readonly target?: Noun;
  /** Out of what, from where. */
  readonly source?: Noun;
  /** With what. */
  readonly tool?: Noun;
  /** Through what one passes: a door, a gate. */
  readonly via?: Noun;
  /** Pressed, rung, opened or reached into where it stands: the act does not pick the object up. */
  readonly touch?: true;
  /** The verb makes no sense without an object; none named means an omitted one. */
  readonly needsObject: boolean;
  /** Doing it to a portable thing means having it in hand (wipe, cut), unlike pressing or opening. */
  readonly picksUp?: true;
  /** What it is after all if its noun, no thing by itself (music, a spell), names a thing of this world. */
  readonly ifThing?: TextAct;
  /** Puts the object to its use (plays, measures, sprays), so that a broken or empty one fails. */
  readonly works?: true;
  /** What it is done to is surely a thing: popped into the mouth is eaten. */
  readonly sure?: true;
  /** The text says that it came to nothing: what fails it may be out of order. */
  readonly vain?: true;
  /** Put there from wherever it lies: it need not be in hand. */
  readonly shifted?: true;
  /** A gesture that leads somewhere: a walk, if its target is a place of the map. */
  readonly leads?: true;
  /** A walk through what the text says is shut and stays so. */
  readonly unopened?: true;
  /** A move back to where the turn began. */
  readonly back?: true;
  /** Where it stands in the analysed text (UTF-16 offsets). */
  readonly start: number;
  readonly end: number;
}

/** Something the text says is so right now: time of day, weather, where one is. */
export interface Claim {
  readonly about: (typeof CLAIM_SUBJECTS)[number];
  /** Normalised where there is a word for it (`morning`, `rain`), else the noun as written. */
  readonly value: string;
  readonly text: string;
  /** Asserted as perceived now (not memory, metaphor, wish, question, or about elsewhere). */
  readonly perceivedNow: boolean;
  /** A place that is said outright to be the one where one is. */
  readonly outright?: true;
}

/** A person the text lets act or appear who is not the speaker. */
export interface OtherPerson {
  readonly name: string;
  readonly text: string;
  /** A role noun (店員, the postman) rather than a name, kin term or pronoun. */
  readonly role: boolean;
  /** The bare name, titles off, of someone who is brought on stage by name. */
  readonly called?: string;
  /** Whether they come in where the turn is played, so that they were not there. */
  readonly arrives?: true;
}

/** What is found in a stretch of narrated action. */
export interface ActsFound {
  readonly acts: readonly TextAct[];
  readonly others: readonly OtherPerson[];
  readonly claims: readonly Claim[];
}

/** What is found in a stretch of speech. */
export interface SpeechFound {
  readonly questions: readonly string[];
  /** Whether it reads as the answer to a question asked before it. */
  readonly answers: boolean;
  readonly claims: readonly Claim[];
  readonly others: readonly OtherPerson[];
}

/** Who is who in the scene, where the caller knows: names and aliases. */
export interface Cast {
  /** The one whose acts are read. */
  readonly speaker?: readonly string[];
  /** Everybody in the world; the one whose acts are read may be among them. */
  readonly people?: Listed;
  /** What the props of the world are called. */
  readonly things?: Listed;
  /** What its places are called. */
  readonly places?: Listed;
}

/** One language. Pure and synchronous; the heavy dictionary is loaded elsewhere and handed in. */
export interface LanguageReader {
  /** Acts in an action block or in narration. */
  acts(text: string, cast?: Cast): ActsFound;
  /** Whether the inside of *…* or (…) is an act rather than a gloss, a laugh or a spoken sentence. */
  isAct(text: string, cast?: Cast): boolean;
  speech(text: string, cast?: Cast): SpeechFound;
  /** Content nouns, for topics. */
  topics(text: string, cast?: Cast): readonly string[];
  /** The bare core of a question or act for counting repeats: fillers, vocatives, endings gone. */
  core(text: string, cast?: Cast): string;
  /** What a player's own words do, tell, say and ask, clause by clause in written order. */
  played(text: string, cast?: Cast): readonly PlayedClause[];
  /** What a player means by verbs that narration tells of without consequence, by dictionary form. */
  readonly playedVerbs: ReadonlyMap<string, PlayedVerb>;
  /** Whether what stands around the name of a place says that one goes there. */
  isGoal(around: { readonly before: string; readonly after: string }): boolean;
}
