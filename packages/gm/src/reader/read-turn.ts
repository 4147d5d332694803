// One turn taken apart by a language: acts, questions, claims and strangers, each with its place.
import type { Cast, Claim, LanguageReader, OtherPerson, TextAct } from '../language/types.ts';
import type { Block, OutputReading } from '../read/types.ts';
import { tagAct } from './tag-act.ts';

/** A thing found, and where in the turn it stands. */
export interface FoundInTurn<T> {
  readonly it: T;
  readonly at: number;
}

export interface TurnText {
  readonly acts: readonly FoundInTurn<TextAct>[];
  readonly questions: readonly FoundInTurn<string>[];
  readonly claims: readonly FoundInTurn<Claim>[];
  readonly others: readonly FoundInTurn<OtherPerson>[];
  /** Nouns of the speech, for what `it` may mean and for topics. */
  readonly spoken: readonly FoundInTurn<readonly string[]>[];
  /** Where something is answered. */
  readonly answers: readonly number[];
  readonly topics: readonly string[];
}

/** Everything a language finds in a reading. */
export function readTurn(
  reading: OutputReading,
  { language, cast }: { readonly language: LanguageReader; readonly cast: Cast },
): TurnText {
  const { blocks, heardTo } = reading;
  const parts = blocks
    .filter(({ kind, start }) => kind !== 'speech' || start < heardTo)
    .map((block) => readBlock(heard(block, heardTo), language, cast));
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return {
    acts: parts.flatMap((part) => part.acts),
    questions: parts.flatMap((part) => part.questions),
    claims: parts.flatMap((part) => part.claims),
    others: parts.flatMap((part) => part.others),
    spoken: parts.flatMap((part) => part.spoken),
    answers: parts.flatMap((part) => part.answers),
    topics: [...new Set(parts.flatMap((part) => part.topics))],
  };
}

/** What is looked into of a block: of speech that is too long, its beginning. */
function heard(block: Block, heardTo: number): Block {
  const isWhole = block.kind !== 'speech' || block.start + block.text.length <= heardTo;
  return isWhole ? block : { ...block, text: block.text.slice(0, heardTo - block.start) };
}

function readBlock(block: Block, language: LanguageReader, cast: Cast): TurnText {
  if (block.kind === 'tag' && block.tag)
    return { ...NOTHING, acts: [{ it: tagAct({ ...block, tag: block.tag }), at: block.start }] };
  if (block.kind === 'act') {
    const { acts, others, claims } = language.acts(block.text, cast);
    return {
      ...NOTHING,
      acts: acts.map((it) => ({ it, at: block.start + it.start })),
      others: others.map((it) => ({ it, at: block.start })),
      claims: claims.map((it) => ({ it, at: block.start })),
    };
  }
  return readSpeech(block, language, cast);
}

function readSpeech(block: Block, language: LanguageReader, cast: Cast): TurnText {
  const { text, start: at } = block;
  const { questions, answers, claims, others } = language.speech(text, cast);
  const topics = language.topics(text, cast);
  return {
    acts: [],
    questions: questions.map((it) => ({ it, at })),
    claims: claims.map((it) => ({ it, at })),
    others: others.map((it) => ({ it, at })),
    spoken: [{ it: topics, at }],
    answers: answers ? [at] : [],
    topics,
  };
}

const NOTHING: TurnText = {
  acts: [],
  questions: [],
  claims: [],
  others: [],
  spoken: [],
  answers: [],
  topics: [],
};
