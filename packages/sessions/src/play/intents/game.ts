// What is asked of the game itself: it answers, no time passes, and nobody in the world hears it.
import { offerChoices } from '../choices/offer-choices.ts';
import { filledBlanks } from '../fill.ts';
import type { GameQuestion, IntentOf } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';

export function runGame(turn: PlayTurn, { meta }: IntentOf<'game'>): void {
  turn.tell(ANSWERS[meta](turn));
}

/** What was not understood is said to be so, with what might be done instead. */
export function runUnread(turn: PlayTurn, { words }: IntentOf<'unread'>): void {
  turn.tell(filledBlanks(turn.scene.words.told.unread, { words, list: choicesOf(turn) }));
}

const ANSWERS: Readonly<Record<GameQuestion, (turn: PlayTurn) => string>> = {
  help: (turn) => filledBlanks(turn.scene.words.told.askedHelp, { list: choicesOf(turn) }),
  hint: (turn) => filledBlanks(turn.scene.words.told.askedHint, { list: choicesOf(turn) }),
  quests: questsOf,
  status: ({ state, self, scene }) => {
    const { level, hp, maxHp, mp, maxMp } = state;
    const { money } = self;
    return filledBlanks(scene.words.told.askedStatus, { level, hp, maxHp, mp, maxMp, money });
  },
  undo: ({ scene }) => scene.words.told.askedUndo,
  stop: ({ scene }) => scene.words.told.askedStop,
};

function choicesOf(turn: PlayTurn): string {
  return offerChoices(turn)
    .map(({ text }) => text)
    .join(turn.scene.words.comma);
}

function questsOf({ state, scene }: PlayTurn): string {
  const { told, comma } = scene.words;
  const open = Object.entries(state.quests).flatMap(([id, { status }]) => {
    const quest = scene.campaign.quests.get(id);
    return status === 'active' && quest ? [scene.text(quest.title)] : [];
  });
  return open.length === 0
    ? told.askedNoQuest
    : filledBlanks(told.askedQuests, { list: open.join(comma) });
}
