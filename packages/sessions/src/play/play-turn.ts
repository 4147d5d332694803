// One turn, worked out: what is wanted is done, what follows from it follows, and all of it is told.
import type { Denial, StepResult, World } from '@hakoniwa/stage';
import { type Offered, offerChoices } from './choices/offer-choices.ts';
import { filledBlanks } from './fill.ts';
import { follow } from './follow/index.ts';
import type { PlayIntent } from './intent.ts';
import { wayToDo } from './intents/index.ts';
import { stepsIn } from './read/steps-in.ts';
import { PlayTurn, type TurnOf, type TypedEvent } from './turn.ts';

/** What the player asked for: an offered choice, or words of their own. */
export type PlayerInput = { readonly intent: PlayIntent } | { readonly text: string };

/** A turn that was worked out and is not kept yet. */
export interface PlayedTurn {
  readonly before: World;
  readonly world: World;
  readonly steps: readonly StepResult[];
  readonly events: readonly TypedEvent[];
  /** What is told of it, a paragraph each. */
  readonly paragraphs: readonly string[];
  readonly denial: Denial | undefined;
  /** What can be done next. */
  readonly choices: readonly Offered[];
}

/** Plays a turn. Pure: the same world and wish give the same turn. */
export function playTurn(of: TurnOf, wanted: PlayerInput): PlayedTurn {
  const turn = new PlayTurn(of);
  const steps = 'intent' in wanted ? [() => wanted.intent] : stepsIn(turn, wanted.text);
  for (const step of steps) {
    // What the world refused ends the turn, as far as it has come.
    if (turn.denial) break;
    const intent = step(turn);
    const run = wayToDo(intent);
    run(turn, intent);
  }
  follow(turn);
  stillThere(turn, of);
  turn.settle({
    text: filledBlanks(of.scene.words.session.turnNote, { number: of.sessionNumber }),
    cause: 'session-turned',
  });
  return playedOf(turn);
}

export function playedOf(turn: PlayTurn): PlayedTurn {
  const { before, world, steps, events, told: paragraphs, denial } = turn;
  return { before, world, steps, events, paragraphs, denial, choices: offerChoices(turn) };
}

/** Whoever stood in the way before the turn and was not dealt with is still there. */
function stillThere(turn: PlayTurn, { world }: TurnOf): void {
  const now = turn.state.encounter;
  const sheet = now && turn.scene.campaign.encounters.get(now.id);
  const wasThere = now !== null && turn.before === world && now.rounds > 0;
  if (sheet && wasThere && turn.told.length === 0)
    turn.tell(
      filledBlanks(turn.scene.words.told.stillThere, { name: turn.scene.text(sheet.name) }),
    );
}
