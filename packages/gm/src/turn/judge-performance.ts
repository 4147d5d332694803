// One turn from raw text to judgement: read, take apart, judge, remember.
import type { CharacterId, Language as LanguageId, World } from '@hakoniwa/stage';
import type { Gm } from '../gm.ts';
import type { WorldFacts } from '../judge/contradicts.ts';
import { type GmMemory, type RememberedTurn, wasAsked } from '../memory/turn-memory.ts';
import type { OutputReading } from '../read/types.ts';
import type { TurnText } from '../reader/read-turn.ts';
import { takeApart } from '../reader/take-apart.ts';
import { speechLength } from '../stall/index.ts';
import { type ActionIntent, intentsOf } from './intents.ts';
import { judgeTurn, type TurnJudgement } from './judge-turn.ts';

export interface TurnToTake {
  readonly world: World;
  readonly speaker: CharacterId;
  readonly raw: unknown;
  readonly language: LanguageId;
  readonly facts: WorldFacts;
  readonly factsIn?: ((world: World) => WorldFacts) | undefined;
  readonly memory: GmMemory;
  /** Whether the speaker is nobody the world lists, who says what they like and does nothing. */
  readonly isUnlisted?: boolean | undefined;
}

export interface JudgedPerformance {
  readonly reading: OutputReading;
  readonly text: TurnText;
  readonly judgement: TurnJudgement;
  readonly intents: readonly ActionIntent[];
  /** What to remember of it. */
  readonly remembered: RememberedTurn;
}

/** Takes a turn. Never throws, whatever the text. */
export function judgePerformance(
  gm: Gm,
  { world, speaker, raw, language: id, facts, factsIn, memory, isUnlisted }: TurnToTake,
): JudgedPerformance {
  const { language, lore } = gm.tongues[id];
  const apart = takeApart(raw, { gm, names: world, speaker, language: id });
  const { output: reading, text } = apart;
  const { cast, listener } = apart.scene;
  const judgement = judgeTurn({
    rules: gm.rules,
    world,
    speaker,
    language,
    lore,
    facts,
    factsIn,
    memory,
    text,
    cast,
    isUnlisted,
  });
  const intents = intentsOf(
    { speech: reading.speech, text, listener, isAsked: wasAsked(memory, speaker) },
    judgement.acts,
  );
  return {
    reading,
    text,
    judgement,
    intents,
    remembered: rememberedOf({ speaker, reading, text, judgement, intents }),
  };
}

function rememberedOf(
  turn: Omit<JudgedPerformance, 'remembered'> & { speaker: string },
): RememberedTurn {
  return {
    speaker: turn.speaker,
    questions: [...turn.judgement.questionCores],
    acts: [...turn.judgement.actCores],
    delta: turn.judgement.patch.length > 0,
    topics: [...turn.text.topics],
    speechLength: speechLength(turn.reading.speech ?? ''),
    intents: turn.intents.map(({ intent }) => intent),
  };
}
