// Lets a small world live for a while, for tests written as rows.
import {
  composeRulebook,
  type EventDraft,
  MINUTE_MS,
  needAt,
  STAGE_RULES,
  step,
  type World,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { type LifeConfig, lifeConfig } from '../config/life-config.ts';
import { instinctDecision } from '../decide/instinct.ts';
import type { Decide, Decision } from '../moment/decision.ts';
import { nextMoment } from '../rules/advance.ts';
import { lifeRules } from '../rules/life-rules.ts';

type Loose = Record<string, unknown>;

interface Living {
  readonly config?: LifeConfig;
  readonly decide?: Decide;
  readonly minutes: number;
}

/** The world and its events so many minutes on. */
export function live(
  world: World,
  { config = lifeConfig(), decide = instinctDecision, minutes }: Living,
) {
  const rules = composeRulebook(STAGE_RULES, lifeRules(config, decide));
  const end = world.clock.now + minutes * MINUTE_MS;
  const events: EventDraft[] = [];
  let current = world;
  for (let at = nextMoment(current); at !== undefined && at <= end; at = nextMoment(current)) {
    const result = step(rules, current, { type: 'advance', to: at });
    if (!result.verdict.allowed) throw new Error(JSON.stringify(result.verdict.denial));
    events.push(...result.events);
    current = result.world;
  }
  return { world: current, events, end };
}

/** A mind that does these things one after another, and then nothing. */
export function doing(...actions: readonly (string | Partial<Decision>)[]): Decide {
  return ({ today, self }) => {
    const next = actions[today.filter(({ action }) => action !== 'idle').length] ?? 'idle';
    const decision = typeof next === 'string' ? { action: next } : next;
    return { action: 'idle', reason: self.id, ...decision };
  };
}

/** Points of a need at a moment. */
export function points(world: World, need: string, at: number, id = 'yana'): number {
  const line = world.characters.get(id)?.needs[need];
  return line ? needAt(line, at) / 1_000_000 : Number.NaN;
}

/** Needs in points, not moving yet. */
export function feeling(values: Readonly<Record<string, number>>): Loose {
  const all = { satiety: 80, energy: 80, hygiene: 80, mood: 50, bladder: 90, ...values };
  return Object.fromEntries(
    Object.entries(all).map(([need, value]) => [
      need,
      { micropoints: value * 1_000_000, ratePerMinute: 0, since: 0 },
    ]),
  );
}

const OWN = ['bedroom', 'kitchen', 'bathroom', 'toilet', 'workspace'];

/** A flat of five rooms, a street, a cafe and an office; yana lives there. */
export function flat(
  self: Loose = {},
  more: { places?: readonly Loose[]; people?: readonly Loose[] } = {},
): World {
  const job = {
    jobId: 'clerk',
    title: 'clerk',
    hourlyWage: 1_000,
    workHours: { start: 6, end: 22 },
  };
  return aWorld({
    places: [
      aPlace('home', [{ to: 'street', minutes: 5 }, ...OWN]),
      ...OWN.map((tag) =>
        aPlace(tag, ['home'], { parent: 'home', facility: { tags: [tag], owner: 'yana' } }),
      ),
      aPlace('street', [
        { to: 'home', minutes: 5 },
        { to: 'cafe', minutes: 3 },
        { to: 'office', minutes: 3 },
      ]),
      aPlace('cafe', [{ to: 'street', minutes: 3 }], {
        facility: { tags: ['restaurant'], cost: 800, quality: 70 },
      }),
      aPlace('office', [{ to: 'street', minutes: 3 }], { facility: { tags: ['workspace'], job } }),
      ...(more.places ?? []),
    ],
    characters: [
      aCharacter('yana', 'home', { home: 'home', money: 5_000, needs: feeling({}), ...self }),
      ...(more.people ?? []),
    ],
  });
}

/** What happened, in short: `activity-started eat`. */
export function told(events: readonly EventDraft[], id = 'yana'): string[] {
  return events
    .filter(({ actor }) => actor === id)
    .map(({ type, detail }) => `${type} ${(detail as { action?: string })?.action ?? ''}`.trim());
}
