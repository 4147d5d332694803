// Random commands: what people do, what they mistype, and what nobody in their right mind would send.
import {
  ACTIONS,
  type Act,
  admissible,
  type Command,
  characterId,
  commandSchema,
  effectId,
  placeId,
  type Rulebook,
  type World,
} from '@hakoniwa/stage';
import type { Dice } from './dice.ts';
import { HOSTILE_WORDS } from './random-json.ts';
import { randomPatch } from './random-patch.ts';

/** An act the laws allow somebody now, as a command; none when nobody can do anything. */
export function admissibleCommand(dice: Dice, rules: Rulebook, world: World): Command | undefined {
  const acts = admissible(rules, { world, id: characterId(dice.one(world.characters.ids())) });
  return acts.length > 0 ? { type: 'act', act: dice.one(acts) } : undefined;
}

type Maker = (dice: Dice, world: World) => unknown;

const MAKERS: readonly Maker[] = [
  (dice, world) => ({ type: 'act', act: nonsenseAct(dice, world) }),
  (dice, world) => ({ type: 'edit', by: 'tester', patch: randomPatch(dice, world), ...pins(dice) }),
  (dice, world) => ({
    type: 'inject',
    by: 'tester',
    text: dice.one(['The telephone rings.', '雨が降り出した。', ...HOSTILE_WORDS]),
    ...(dice.percent(50) ? { place: placeId(anyId(dice, world)) } : {}),
    ...(dice.percent(40) ? { patch: randomPatch(dice, world) } : {}),
  }),
  (dice, world) => ({ type: 'advance', to: world.clock.now + dice.one(SPANS) }),
  (dice, world) => ({
    type: 'answer',
    effect: effectId(dice.one([...world.pending.ids(), ...HOSTILE_WORDS])),
    outcome: dice.one(['text', 'late', 'failed']),
  }),
  (dice, world) => ({ type: 'perform', actor: anyId(dice, world), text: dice.one(HOSTILE_WORDS) }),
  (dice) => ({ type: dice.one(HOSTILE_WORDS) }),
];

const SPANS = [0, 1, 60_000, 3_600_000, -1, -60_000, 0.5, 1e9, Number.NaN];

/** A command of any kind, sense or nonsense, as it might arrive from outside: not checked yet. */
export function randomCommand(dice: Dice, rules: Rulebook, world: World): unknown {
  const act = dice.percent(40) ? admissibleCommand(dice, rules, world) : undefined;
  return act ?? dice.one(MAKERS)(dice, world);
}

/** The command as the edge lets it in; undefined when it is none at all. */
export function atTheEdge(command: unknown): Command | undefined {
  return commandSchema.safeParse(command).data;
}

function nonsenseAct(dice: Dice, world: World): Act {
  const id = () => anyId(dice, world);
  return {
    verb: dice.one([...ACTIONS.map((action) => action.id), ...HOSTILE_WORDS]),
    actor: characterId(dice.percent(80) ? dice.one(world.characters.ids()) : id()),
    ...(dice.percent(80) ? { object: id() } : {}),
    ...(dice.percent(40) ? { target: id() } : {}),
    ...(dice.percent(20) ? { tool: id() } : {}),
    ...(dice.percent(10) ? { affordance: id() } : {}),
  };
}

/** Pins now and then, most of them taken off again soon. */
function pins(dice: Dice): object {
  if (!dice.percent(20)) return {};
  const pin = dice.one(['/props/mug/at', '/characters/yana', '/weather', ...HOSTILE_WORDS]);
  return dice.percent(40) ? { lock: [pin] } : { unlock: [pin] };
}

function anyId(dice: Dice, world: World): string {
  const tables = [world.props, world.characters, world.places];
  return dice.percent(85) ? dice.one(dice.one(tables).ids()) : dice.one(HOSTILE_WORDS);
}
