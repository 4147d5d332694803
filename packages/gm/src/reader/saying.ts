// What words do, promise and claim: read once, for whatever is said aloud or told of.
import { characterId, type SpokenAct, type Statement } from '@hakoniwa/stage';
import { type GivenWords, givenIn, type Speaking } from './given-words.ts';
import type { SaidWords } from './reading.ts';
import { lineBefore } from './speech/line-before.ts';
import { addressee, type HeardLine, readSpokenActs } from './speech/spoken-acts.ts';

/** Who says it, among whom, after what; the world knows the line before where it is left out. */
export interface SaidBy extends Speaking {
  readonly before?: HeardLine | undefined;
}

/** Reads words that somebody says. */
export function readSaying(text: string, { names, speaker, before }: SaidBy): SaidWords {
  const by = { names, speaker, before: before ?? lineBefore(names, speaker) };
  const given = givenIn(text, by);
  const promised = given.promises.map((one) => one.text);
  const acts = withContents(readSpokenActs(text, { ...by, promised }), given);
  const to = acts[0]?.to ?? addressee(text, { by, called: undefined });
  return { text, ...(to === undefined ? {} : { to: characterId(to) }), acts, ...given };
}

/** What is promised and claimed is known better than what the words name first. */
function withContents(
  acts: readonly SpokenAct[],
  { promises, claims }: GivenWords,
): readonly SpokenAct[] {
  const [deeds, told] = [[...promises], [...claims]];
  return acts.map((act) => {
    if (act.act === 'promise') return { ...act, ...deedOf(deeds.shift()) };
    return act.act === 'tell' && !act.about ? { ...act, ...aboutOf(told.shift()) } : act;
  });
}

function deedOf(promised: GivenWords['promises'][number] | undefined): Pick<SpokenAct, 'about'> {
  const [verb] = promised?.deed.verbs ?? [];
  return verb === undefined ? {} : { about: { kind: 'deed', of: verb } };
}

function aboutOf(claim: Statement | undefined): Pick<SpokenAct, 'about'> {
  const { people = [], props = [] } = claim?.about ?? {};
  const [person, ...others] = people;
  if (person !== undefined && others.length === 0) return { about: { kind: 'person', of: person } };
  const [thing, ...more] = props;
  return thing === undefined || more.length > 0 ? {} : { about: { kind: 'thing', of: thing } };
}
