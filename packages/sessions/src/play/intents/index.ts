// Every way to spend a turn: one file each, one line here.
import type { IntentOf, PlayIntent } from '../intent.ts';
import type { PlayTurn } from '../turn.ts';
import { runAbsent } from './absent.ts';
import { runAct } from './act.ts';
import { runBack } from './back.ts';
import { runCollect } from './collect.ts';
import { runAttack, runFlee, runGuard } from './fight.ts';
import { runGame, runUnread } from './game.ts';
import { runIdle } from './idle.ts';
import { runInventory } from './inventory.ts';
import { runLook } from './look.ts';
import { runOffer } from './offer.ts';
import { runSeek } from './seek.ts';
import { runTalk } from './talk.ts';
import { runTravel } from './travel.ts';
import { runItem } from './use-item.ts';
import { runWay } from './way-out.ts';
import { runWrite } from './write.ts';

type Run = { readonly [D in PlayIntent['do']]: (turn: PlayTurn, intent: IntentOf<D>) => void };

const RUN: Run = {
  act: runAct,
  talk: runTalk,
  absent: runAbsent,
  travel: runTravel,
  back: runBack,
  look: runLook,
  inventory: runInventory,
  game: runGame,
  unread: runUnread,
  collect: runCollect,
  seek: runSeek,
  attack: runAttack,
  guard: runGuard,
  flee: runFlee,
  way: runWay,
  item: runItem,
  offer: runOffer,
  idle: runIdle,
  write: runWrite,
};

/** How what is wanted is done. */
export function wayToDo(intent: PlayIntent): (turn: PlayTurn, intent: PlayIntent) => void {
  return RUN[intent.do] as (turn: PlayTurn, intent: PlayIntent) => void;
}
