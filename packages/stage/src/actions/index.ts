// The generic verbs of the Stage, one file each: to add one, write it and list it here.
import type { Action } from '../act/action.ts';
import { call } from './call.ts';
import { close } from './close.ts';
import { discard } from './discard.ts';
import { drink } from './drink.ts';
import { eat } from './eat.ts';
import { force } from './force.ts';
import { give } from './give.ts';
import { inspect } from './inspect.ts';
import { knock } from './knock.ts';
import { lock } from './lock.ts';
import { look } from './look.ts';
import { move } from './move.ts';
import { open } from './open.ts';
import { pour } from './pour.ts';
import { put } from './put.ts';
import { read } from './read.ts';
import { search } from './search.ts';
import { sit } from './sit.ts';
import { spill } from './spill.ts';
import { stand } from './stand.ts';
import { switchOff } from './switch-off.ts';
import { switchOn } from './switch-on.ts';
import { take } from './take.ts';
import { throwIt } from './throw.ts';
import { unlock } from './unlock.ts';
import { use } from './use.ts';

export const ACTIONS: readonly Action[] = [
  look,
  inspect,
  take,
  put,
  give,
  throwIt,
  discard,
  open,
  close,
  unlock,
  lock,
  use,
  switchOn,
  switchOff,
  read,
  eat,
  drink,
  pour,
  spill,
  sit,
  stand,
  knock,
  force,
  search,
  call,
  move,
];
