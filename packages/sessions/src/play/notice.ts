// From events of the Stage to typed events of play: what was handled, read, given or taken.

import { seeingVerb } from '@hakoniwa/gm';
import { isJsonObject, type Json, type StepResult, visibleAt } from '@hakoniwa/stage';
import { PLAYER } from '../state/play-state.ts';
import { found } from './found.ts';
import { useSkills } from './skills.ts';
import type { PlayTurn } from './turn.ts';

/** Notices what the player did in a step. */
export function noticeDeeds(turn: PlayTurn, { events }: StepResult): void {
  for (const { actor, outcome, object, target, detail } of events) {
    if (actor !== PLAYER || outcome === 'denied') continue;
    const verb = isJsonObject(detail) && typeof detail.verb === 'string' ? detail.verb : undefined;
    if (verb !== undefined) handled(turn, { verb, object, target });
    else for (const act of lookedAt(turn, detail)) handled(turn, act);
  }
}

interface Handled {
  readonly verb: string;
  readonly object?: string | undefined;
  readonly target?: string | undefined;
}

/** Verbs by which one learns what is written on a thing. */
const LEARNING = new Set(['read', 'inspect']);

function handled(turn: PlayTurn, act: Handled): void {
  const { verb, object, target } = act;
  useSkills(turn, { verb, object });
  if (object !== undefined) turn.did(`${verb}:${object}`);
  const prop = turn.world.props.get(object ?? '');
  if (LEARNING.has(verb) && prop?.kind === 'readable') turn.happen('info.gathered', prop.id);
  if (verb === 'give' && prop && target !== undefined)
    turn.happen('item.delivered', prop.id, { to: target });
  if (verb === 'take' && prop) taken(turn, prop.id);
  found(turn, { by: verb, of: object });
}

/** A thing that is an item of the pack counts as gained. */
function taken(turn: PlayTurn, prop: string): void {
  const { items } = turn.scene.campaign.session;
  const item = Object.entries(items).find(([, one]) => one.prop === prop)?.[0];
  if (item !== undefined) turn.happen('item.gained', item);
}

/** Acts that change nothing leave no event of their own; the GM names them in its reading of the turn. */
function lookedAt(turn: PlayTurn, detail: Json | undefined): Handled[] {
  const intents = isJsonObject(detail) && Array.isArray(detail.intents) ? detail.intents : [];
  return intents.flatMap((one): Handled[] => {
    if (!isJsonObject(one) || typeof one.detail !== 'string') return [];
    const verb = seeingVerb(one.detail);
    if (!QUIET.has(verb)) return [];
    const object = typeof one.target === 'string' ? thingNamed(turn, one.target) : undefined;
    return object === undefined && verb !== 'search' ? [] : [{ verb, object }];
  });
}

/** Verbs whose acts change nothing in the world. */
const QUIET = new Set(['inspect', 'read', 'search', 'use', 'look']);

function thingNamed(turn: PlayTurn, name: string): string | undefined {
  return visibleAt(turn.world, turn.place.id).find((prop) => prop.name === name)?.id;
}
