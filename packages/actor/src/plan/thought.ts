// A believed world that is thought through: acts are tried on it by the laws, and nothing is perceived or told.
import {
  type Act,
  bindingsOf,
  type CharacterId,
  type Condition,
  composeRulebook,
  type Deed,
  type Denial,
  deedOf,
  type Operator,
  type Rulebook,
  type SpokenAct,
  STAGE_RULES,
  step,
  type World,
} from '@hakoniwa/stage';
import type { Experience } from './experience.ts';
import type { Manner } from './manner.ts';
import type { Undoing } from './undoing.ts';

/** How far a thought has come: the world it led to, and the steps that led there. */
export interface Thought {
  readonly world: World;
  readonly deeds: readonly Deed[];
  readonly steps: readonly Operator[];
  /** Whether its last step is only hoped to help: what comes of it shows when it is done. */
  readonly isHope?: true;
}

/** Who thinks, by which rules, with which manner and experience, and how much more may be tried. */
export interface Thinking {
  readonly rules: Rulebook;
  readonly who: CharacterId;
  readonly manner: Manner;
  readonly experience: Experience;
  /** Whose work a deed would undo, who would be asked first. */
  readonly undoing?: Undoing | undefined;
  /** Whether one has words to ask somebody by. */
  readonly canAsk: boolean;
  /** Whether steps count of which nobody knows what comes of them. */
  readonly mayHope: boolean;
  readonly budget: { left: number };
  /** What led nowhere, from which world and with how many refusals still allowed. */
  readonly inVain: Map<World, Map<string, number>>;
  /** Where the thought begins: how it is now. */
  readonly first: Thought;
  /** What may be hoped for from there, by what is wanted. */
  readonly hoped: Map<string, Thought | undefined>;
}

const lean = new WeakMap<Rulebook, Rulebook>();

/** The actions and laws of a garden without anybody who perceives, remembers or tells. */
export function leanRules(rules: Rulebook): Rulebook {
  const known = lean.get(rules);
  if (known) return known;
  const { handlers = {} } = STAGE_RULES;
  const made = composeRulebook({
    actions: [...rules.actions.values()],
    laws: rules.laws,
    handlers: handlers.act ? { act: handlers.act } : {},
  });
  lean.set(rules, made);
  return made;
}

/** Somebody is asked for it first, since it would undo what they did. */
export interface ToAsk {
  readonly ask: SpokenAct;
}

/** The words by which somebody is asked for a deed. */
export function requestTo(
  to: string,
  { of, with: object }: { readonly of: string; readonly with?: string | undefined },
): SpokenAct {
  const about = { kind: 'deed', of, ...(object === undefined ? {} : { with: object }) } as const;
  return { act: 'request', to, about };
}

/** What an act would lead to, or why not; undefined when nothing more may be tried. */
export function tried(
  { rules, budget, experience, undoing, canAsk }: Thinking,
  { thought, act }: { readonly thought: Thought; readonly act: Act },
): Thought | Denial | ToAsk | undefined {
  budget.left -= 1;
  if (budget.left < 0) return undefined;
  const known = experience.refusal(act, thought.steps);
  if (known) return known;
  const { verdict, world, events } = step(rules, thought.world, { type: 'act', act });
  if (!verdict.allowed) return verdict.denial;
  const maker = canAsk ? undoing?.(act, { before: thought.world, after: world }) : undefined;
  if (maker !== undefined) {
    const ask = requestTo(maker, { of: act.verb === 'take' ? 'give' : act.verb, with: act.object });
    if (!experience.hasAsked(ask) || experience.wasDeclined(ask)) return { ask };
  }
  const { actor: _actor, ...deed } = act;
  return {
    world,
    deeds: [...thought.deeds, ...events.flatMap((event) => deedOf(event, thought.world) ?? [])],
    steps: [...thought.steps, { do: deed }],
  };
}

/** Whether a condition is so as far as a thought has come. */
export function isReached(
  { who }: Pick<Thinking, 'who'>,
  { thought, wants }: { readonly thought: Thought; readonly wants: Condition },
): boolean {
  if (thought.isHope) return true;
  const { world, deeds } = thought;
  return bindingsOf(world, { condition: wants, deeds, bindings: { self: who } }) !== undefined;
}
