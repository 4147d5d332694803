// One turn: a mind proposes, the garden decides. Read this first, then the mind, the GM's step and the Stage's.
import { contextOf, type MindContext, type PhraseBook, type Proposal } from '@hakoniwa/actor';
import {
  type CharacterId,
  type Command,
  type Denial,
  hashText,
  isJsonObject,
  type Json,
  MINUTE_MS,
  type Rng,
  type SealedEvent,
  seedRng,
  type World,
} from '@hakoniwa/stage';
import type { Garden, SubmitOptions } from './garden.ts';
import { deedOperator, type OperatorStep, operate } from './operate.ts';
import type { Recollection } from './recollection.ts';

/** Whatever decides for a character: instinct, a model, a person. */
export type Mind = (context: MindContext) => Proposal | Promise<Proposal>;

export interface TurnParts {
  readonly garden: Garden;
  readonly recollection: Recollection;
  readonly phrases: PhraseBook;
  readonly mind: Mind;
  readonly who: CharacterId;
  /** World time that passes with the turn. */
  readonly minutes?: number;
  /** Rows kept in the transaction of what the character does; none for a turn in which nothing is done. */
  readonly also?: SubmitOptions['also'];
}

export interface TakenTurn {
  readonly who: CharacterId;
  readonly proposal: Proposal | undefined;
  readonly events: readonly SealedEvent[];
  readonly denial: Denial | undefined;
  /** The world the mind decided in. */
  readonly before: World;
  readonly world: World;
}

/** Takes a turn: time passes, the mind proposes, and each part of the proposal goes through the one door. */
export async function takeTurn({
  garden,
  recollection,
  phrases,
  mind,
  who,
  minutes = 1,
  also,
}: TurnParts): Promise<TakenTurn> {
  const passed = await garden.submit({
    type: 'advance',
    to: garden.world.clock.now + minutes * MINUTE_MS,
  });
  const memories = recollection.memoriesOf(who);
  const context = contextOf({
    rules: garden.rules,
    world: garden.world,
    id: who,
    memories,
    recallable: recollection.recallableOf(who),
    insights: recollection.insightsOf(who),
    phrases,
    rng: rngFor(garden, who),
  });
  const proposal = context && (await decided({ context, recollection, mind }));
  const before = garden.world;
  const done = proposal ? await submitAll(garden, commandsOf(who, proposal), also) : [];
  return {
    who,
    proposal,
    events: [...passed.events, ...done.flatMap(({ events }) => events)],
    denial: done.find(({ verdict }) => !verdict.allowed)?.verdict.denial,
    before,
    world: garden.world,
  };
}

interface Deciding {
  readonly context: MindContext;
  readonly recollection: Recollection;
  readonly mind: Mind;
}

/** What the mind proposes; where an embedder is set, with its vectors, and the record says so. */
async function decided({ context, recollection, mind }: Deciding): Promise<Proposal> {
  const recalling = await recollection.recalling(context);
  if (!recalling) return mind(context);
  const { vectors, note: recall } = recalling;
  const proposal = await mind({ ...context, ...(vectors ? { vectors } : {}) });
  const note = isJsonObject(proposal.note) ? { ...proposal.note, recall } : { recall };
  return { ...proposal, note: note as unknown as Json };
}

/**
 * A proposal as commands: what is done and said with it as the parts of one turn; raw text goes as it is. A turn that a
 * model was asked for is told even when nothing is said, so that its calls and failures are kept.
 */
export function commandsOf(
  actor: CharacterId,
  { act, why, speech, says, wordsWhy, intends, text, thought, note, calls }: Proposal,
): Command[] {
  const extra = {
    ...(thought === undefined ? {} : { thought }),
    ...(calls === undefined ? {} : { calls: [...calls] }),
    note: note as Json,
  };
  if (text !== undefined) return [{ type: 'perform', actor, text, ...extra }];
  const [line] = says ?? [];
  const isTyped = speech !== undefined && line !== undefined;
  const deeds: OperatorStep[] = act ? [{ operator: deedOperator(act), why }] : [];
  const words: OperatorStep[] = isTyped
    ? [{ operator: { line }, words: { say: speech, acts: says ?? [] }, why: wordsWhy }]
    : [];
  // Who was spoken to is where one stood when it was decided: what is said on leaving is said before one is gone.
  const steps = act?.verb === 'move' ? [...words, ...deeds] : [...deeds, ...words];
  const done = operate(actor, steps, { ...extra, ...(intends === undefined ? {} : { intends }) });
  const isTold = !isTyped && (speech !== undefined || calls !== undefined);
  const said = speech === undefined ? '' : quoted(speech);
  return isTold ? [...done, { type: 'perform', actor, text: said, ...extra }] : done;
}

/** Speech in quotes is speech whatever it holds. */
function quoted(speech: string): string {
  return `「${speech}」`;
}

/** All that is done in a turn is kept at once: a turn is never cut in two. */
async function submitAll(
  garden: Garden,
  commands: readonly Command[],
  also: SubmitOptions['also'],
) {
  const left = [...commands];
  return left.length === 0 ? [] : garden.submitGroup(() => left.shift(), { also });
}

/** Chance for one mind at one point of the log: from the world's own, so a replay draws the same. */
export function rngFor({ world, head }: Garden, who: string): Rng {
  return rngAt({ world, seq: head.seq }, who);
}

/** The same chance for a point that has passed. */
export function rngAt({ world, seq }: { world: World; seq: number }, who: string): Rng {
  const text = hashText(`${world.rng.join()}:${seq}:${who}`);
  return seedRng(Number.parseInt(text.slice(0, 8), 16));
}
