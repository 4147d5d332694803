// Quests move by typed events: each objective counts what it names, each subject once unless it may repeat.
import { OBJECTIVE_EVENTS, type Objective } from '../../pack/objective.ts';
import type { Quest } from '../../pack/quest.ts';
import { REPEATABLE } from '../../pack/repeatable.ts';
import type { QuestState } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import type { PlayTurn, TypedEvent } from '../turn.ts';
import { reward } from './reward.ts';

/** Lets an event count for every quest it counts for. */
export function followQuests(turn: PlayTurn, event: TypedEvent): void {
  if (!OBJECTIVE_EVENTS.some((kind) => kind === event.kind)) return;
  for (const [id, state] of Object.entries(turn.state.quests)) {
    const quest = turn.scene.campaign.quests.get(id);
    if (!quest || state.status !== 'active') continue;
    for (const objective of quest.objectives) count(turn, { id, quest, objective, event });
  }
}

interface Counting {
  readonly id: string;
  readonly quest: Quest;
  readonly objective: Objective;
  readonly event: TypedEvent;
}

function count(turn: PlayTurn, { id, quest, objective, event }: Counting): void {
  const state = turn.state.quests[id];
  if (state?.status !== 'active' || !counts(objective, event)) return;
  const done = state.done[objective.id] ?? [];
  const target = objective.count ?? 1;
  const mark = REPEATABLE.has(objective.event) ? `${done.length + 1}` : (event.subject ?? '');
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

function counts(
  { event: kind, of, to }: Objective,
  { kind: what, subject, detail }: TypedEvent,
): boolean {
  if (kind !== what) return false;
  if (of !== undefined && !of.includes(subject ?? '')) return false;
  return to === undefined || detail?.to === to;
}

/** Whether every objective has what it asks for. */
function isComplete({ objectives }: Quest, { done }: QuestState): boolean {
  return objectives.every(({ id, count: target = 1 }) => (done[id]?.length ?? 0) >= target);
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
