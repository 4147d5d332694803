// A session begins: the first with the intro, the arrival, three choices and the first quests; the others where one is.
import type { QuestState } from '../state/play-state.ts';
import type { Offered } from './choices/candidate.ts';
import { filledBlanks } from './fill.ts';
import type { PlayIntent } from './intent.ts';
import { peopleLine, together } from './look.ts';
import { type PlayedTurn, playedOf } from './play-turn.ts';
import { PlayTurn, type TurnOf } from './turn.ts';

/** Begins the first session. */
export function beginFirst(of: TurnOf): PlayedTurn {
  const turn = new PlayTurn(of);
  const { campaign, text } = of.scene;
  const { opening } = campaign.session;
  for (const paragraph of opening.intro)
    turn.tell(filledBlanks(text(paragraph), { name: turn.self.name }));
  turn.tell(text(opening.question));
  const first = [...campaign.quests].filter(([, quest]) => quest.first);
  const begun: QuestState = { status: 'active', done: {} };
  turn.change({
    quests: { ...turn.state.quests, ...Object.fromEntries(first.map(([id]) => [id, begun])) },
    visited: { ...turn.state.visited, [turn.place.id]: 1 },
  });
  settle(turn, of);
  return { ...playedOf(turn), choices: openingChoices(of) };
}

/** Begins a later session; `opening` is what is told of how it came to it. */
export function beginLater(of: TurnOf, opening?: readonly string[]): PlayedTurn {
  const turn = new PlayTurn(of);
  const { description } = turn.place;
  const place = of.scene.called(turn.place.name);
  const { words } = of.scene;
  const here = filledBlanks(words.session.opening, { name: turn.self.name, place, description });
  for (const paragraph of opening ?? []) turn.tell(paragraph);
  turn.tell(together(turn, here, peopleLine(turn)));
  settle(turn, of);
  return playedOf(turn);
}

function settle(turn: PlayTurn, { scene, sessionNumber: number }: TurnOf): void {
  turn.settle({
    text: filledBlanks(scene.words.session.beginNote, { number }),
    cause: 'session-begun',
  });
}

/** The pack's own three; proved possible when the pack was read. */
export function openingChoices({ scene }: Pick<TurnOf, 'scene'>): Offered[] {
  return scene.campaign.session.opening.choices.map(({ id, text, hint, act }) => {
    const intent: PlayIntent =
      'talk' in act ? { do: 'talk', to: act.talk } : { do: 'act', act: actOf(scene.text, act) };
    const description = hint === undefined ? {} : { description: scene.text(hint) };
    return { id, text: scene.text(text), ...description, intent };
  });
}

type Typed = Exclude<
  TurnOf['scene']['campaign']['session']['opening']['choices'][number]['act'],
  { talk: string }
>;

function actOf(text: TurnOf['scene']['text'], { affordance, ...act }: Typed) {
  const { verb, object, target, tool } = act;
  return {
    verb,
    ...(object === undefined ? {} : { object }),
    ...(target === undefined ? {} : { target }),
    ...(tool === undefined ? {} : { tool }),
    ...(affordance === undefined ? {} : { affordance: text(affordance) }),
  };
}
