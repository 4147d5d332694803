// Quests move by what is done and by what is so: each objective counts what it asks for, each subject once unless it may repeat.
import { bindingsOf, type Deed, keptDeeds } from '@hakoniwa/stage';
import { isPlainDeed } from '../../pack/asked-deeds.ts';
import type { Objective } from '../../pack/objective-condition.ts';
import type { Quest } from '../../pack/quest.ts';
import type { QuestState } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import type { PlayTurn } from '../turn.ts';
import { reward } from './reward.ts';

/** Lets a deed count for every quest it counts for; what asks for more than one deed remembers it. */
export function followDeed(turn: PlayTurn, deed: Deed): void {
  eachObjective(turn, (counting) => {
    const { when, again } = counting.objective;
    if (!isPlainDeed(when)) remember(turn, counting, deed);
    else if (bindingsOf(turn.world, { condition: when, deeds: [deed] }))
      count(turn, counting, again ? undefined : (deed.object ?? ''));
  });
}

/** Lets what has come to be so count for the objectives that one deed does not decide. */
export function followStates(turn: PlayTurn): void {
  eachObjective(turn, (counting) => {
    const { id, objective } = counting;
    const deeds = turn.state.quests[id]?.deeds?.[objective.id];
    if (isPlainDeed(objective.when)) return;
    if (bindingsOf(turn.world, { condition: objective.when, deeds })) count(turn, counting, SO);
  });
}

function remember(turn: PlayTurn, { id, objective }: Counting, deed: Deed): void {
  const state = turn.state.quests[id];
  const kept = state?.deeds?.[objective.id] ?? [];
  const now = keptDeeds(objective.when, { kept, deed });
  if (!state || now === kept) return;
  const next: QuestState = { ...state, deeds: { ...state.deeds, [objective.id]: now } };
  turn.change({ quests: { ...turn.state.quests, [id]: next } });
}

/** The mark of an objective whose condition holds. */
const SO = 'so';

interface Counting {
  readonly id: string;
  readonly quest: Quest;
  readonly objective: Objective;
}

function eachObjective(turn: PlayTurn, then: (counting: Counting) => void): void {
  for (const [id, state] of Object.entries(turn.state.quests)) {
    const quest = turn.scene.campaign.quests.get(id);
    if (!quest || state.status !== 'active') continue;
    for (const objective of quest.objectives) then({ id, quest, objective });
  }
}

/** Counts once more: with a subject that did not count before, or by number where there is none. */
function count(
  turn: PlayTurn,
  { id, quest, objective }: Counting,
  subject: string | undefined,
): void {
  const state = turn.state.quests[id];
  if (state?.status !== 'active') return;
  const done = state.done[objective.id] ?? [];
  const mark = subject ?? `${done.length + 1}`;
  const { count: target } = objective;
  if (done.length >= target || done.includes(mark)) return;
  const next: QuestState = { ...state, done: { ...state.done, [objective.id]: [...done, mark] } };
  turn.change({ quests: { ...turn.state.quests, [id]: next } });
  const { text, words } = turn.scene;
  const title = text(quest.title);
  const told = { title, text: text(objective.text), current: done.length + 1, target };
  // What moved twice in a turn is told as it then stands.
  turn.unsay(filledBlanks(words.told.questMoved, { ...told, current: done.length }));
  turn.tell(filledBlanks(words.told.questMoved, told));
  if (isComplete(quest, next)) complete(turn, { id, quest, state: next });
}

/** Whether every objective has what it asks for. */
function isComplete({ objectives }: Quest, { done }: QuestState): boolean {
  return objectives.every(({ id, count: target }) => (done[id]?.length ?? 0) >= target);
}

interface Completing {
  readonly id: string;
  readonly quest: Quest;
  readonly state: QuestState;
}

function complete(turn: PlayTurn, { id, quest, state }: Completing): void {
  const done: QuestState = { ...state, status: 'completed', completedAt: turn.now };
  turn.change({ quests: { ...turn.state.quests, [id]: done } });
  const { text, words } = turn.scene;
  turn.tell(
    filledBlanks(words.told.questDone, { title: text(quest.title), text: text(quest.done) }),
  );
  turn.happen('quest.completed', id);
  reward(turn, quest.rewards);
}
