// Talks of two or more: who is drawn in, what waits, what each believes afterwards, and the lines.
import {
  type Command,
  composeRulebook,
  type Effect,
  MINUTE_MS,
  type RulePart,
  STAGE_RULES,
  sidesOf,
  step,
  type World,
} from '@hakoniwa/stage';
import { aCharacter } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { lifeConfig } from '../config/life-config.ts';
import { type LineMode, watchCommand } from '../config/line-mode.ts';
import type { Decide, Decision } from '../moment/decision.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import { lifeRules } from '../rules/life-rules.ts';
import { doing, feeling, flat, live, points, told } from '../test/live.ts';
import { LINE, type LineWanted } from './lines.ts';

const MINUTES = 5;
const rest = { action: 'rest', durationMinutes: 60 };
const talk = { action: 'talk', target: 'ayu' };

type Plans = readonly (string | Partial<Decision>)[];

/** Everybody does what is written for them, yana first resting so that the others are settled. */
function minds(plans: Readonly<Record<string, Plans>>): Decide {
  return (view) => doing(...(plans[view.self.id] ?? []))(view);
}

const someone = (id: string, more: Record<string, unknown> = {}) =>
  aCharacter(id, 'home', { needs: feeling({}), home: 'home', ...more });

const settled = { yana: [{ ...rest, durationMinutes: 10 }, talk], ayu: [rest], mio: [rest] };

describe('who is in it', () => {
  it('[LF26] a listener is in the talk, and the rest goes on for as long as it was to be', () => {
    const world = flat({}, { people: [someone('ayu')] });
    const during = live(world, { decide: minds(settled), minutes: 12 });
    expect(during.world.characters.get('ayu')?.activity).toMatchObject({
      action: 'talk',
      detail: { host: 'yana' },
    });
    expect(lifeStateOf(during.world, 'ayu')?.paused?.action).toBe('rest');
    const after = live(world, { decide: minds(settled), minutes: 20 });
    expect(after.world.characters.get('ayu')?.activity).toMatchObject({ action: 'rest' });
    const over = live(world, { decide: minds(settled), minutes: 60 + MINUTES });
    const done = over.events.find(
      ({ actor, type }) => actor === 'ayu' && type === 'activity-completed',
    );
    expect(done?.detail).toMatchObject({ action: 'rest', minutes: 60 });
    expect(done?.detail).toMatchObject({
      at: world.clock.now + (60 + MINUTES) * MINUTE_MS,
    });
  });

  it('[LF26] friends at leisure join in, strangers do not', () => {
    const people = [someone('ayu'), someone('mio'), someone('ren')];
    const relations = {
      'yana>mio': { from: 'yana', to: 'mio', affinity: 60, bonds: [] },
      'yana>ayu': { from: 'yana', to: 'ayu', affinity: 70, bonds: [] },
    };
    const before = flat({}, { people });
    let known = before.relations;
    for (const [id, relation] of Object.entries(relations))
      known = known.set(id, relation as never);
    const world = { ...before, relations: known };
    const plans = { ...settled, ren: [rest] };
    const { events } = live(world, { decide: minds(plans), minutes: 15 });
    const begun = events.find(
      ({ type, detail }) =>
        type === 'activity-started' && (detail as { action: string }).action === 'talk',
    );
    expect(begun?.detail).toMatchObject({ with: ['ayu', 'mio'] });
  });

  it.each([
    ['a sleeper', { ayu: ['sleep'] }, {}],
    ['who works', { ayu: ['work'] }, {}],
    ['who is on the way', { ayu: [{ action: 'move', target: 'cafe' }] }, {}],
    ['who is pressed', { ayu: [rest] }, { needs: feeling({ bladder: 13 }) }],
  ])('[LF26] %s is not drawn in', (_, plan, more) => {
    const employment = {
      jobId: 'clerk',
      workplaces: [{ workplaceLabel: 'office', mapId: 'office' }],
    };
    const tags = ['bedroom', 'workspace'];
    const world = flat({}, { people: [someone('ayu', { employment, ...more })] });
    const home = world.places.get('home');
    if (!home) throw new Error('no home');
    const places = world.places.set('home', { ...home, facility: { tags } });
    const { events } = live(
      { ...world, places },
      {
        decide: minds({ yana: [{ ...rest, durationMinutes: 10 }, talk], ...plan }),
        minutes: 12,
      },
    );
    expect(told(events)).not.toContain('activity-started talk');
  });

  it('[LF26] an emergency of the one who began it breaks the talk up, and nobody is moved', () => {
    const needs = feeling({ bladder: 10 + 0.15 * 12 });
    const world = flat({ needs }, { people: [someone('ayu')] });
    const { events, world: after } = live(world, { decide: minds(settled), minutes: 14 });
    expect(told(events)).toContain('activity-interrupted talk');
    expect(after.characters.get('ayu')?.activity?.action).toBe('rest');
    expect(lifeStateOf(after, 'ayu')?.paused).toBeNull();
    expect(after.relations.size).toBe(0);
    expect(points(after, 'mood', after.clock.now, 'ayu')).toBeLessThan(60);
  });
});

it('[LF27] each believes what the other did, and what the other heard', () => {
  const heard = {
    value: { action: 'bathe', place: 'spring', at: 0, minutes: 30 },
    source: 'told',
    by: 'mio',
    since: 0,
    confidence: 85,
  };
  const ayu = someone('ayu', { beliefs: { 'characters/mio': { lately: heard } } });
  const { world } = live(flat({}, { people: [ayu] }), { decide: minds(settled), minutes: 16 });
  expect(sidesOf(world, { who: 'yana', about: 'characters/mio' })?.lately).toMatchObject({
    source: 'told',
    by: 'ayu',
    confidence: 65,
    value: { action: 'bathe', place: 'spring' },
  });
  expect(sidesOf(world, { who: 'ayu', about: 'characters/yana' })?.lately).toMatchObject({
    by: 'yana',
    confidence: 85,
    value: { action: 'rest', place: 'home' },
  });
});

describe('lines', () => {
  const config = lifeConfig();
  /** Stands in for the GM: whatever is performed is told. */
  const performs: RulePart = {
    handlers: {
      perform: (_rules, _world, { actor, text = '' }) => ({
        changes: [{ type: 'turn-performed', actor, patch: [], detail: { speech: text } }],
      }),
    },
  };
  const rules = composeRulebook(STAGE_RULES, performs, lifeRules(config, minds(settled)));

  function talking(controlledBy = 'instinct'): World {
    const world = flat({}, { people: [someone('ayu', { controlledBy })] });
    return step(rules, world, { type: 'advance', to: world.clock.now + 10 * MINUTE_MS }).world;
  }

  const wantedBy = (effect: Effect | undefined) => (effect?.payload ?? {}) as unknown as LineWanted;

  const say = (world: World, value: object): ReturnType<typeof step> => {
    const [effect] = world.pending.values();
    return step(rules, world, {
      type: 'answer',
      effect: effect?.id,
      outcome: 'text',
      value: { ...value, at: effect?.decideBy },
    } as Command);
  };

  it('[LF28] they come one after another, spread over the talk, as often as it has turns', () => {
    let world = talking();
    const start = world.clock.now;
    const said: [string, number][] = [];
    while (world.pending.size > 0) {
      const result = say(world, { text: `line ${said.length}` });
      world = result.world;
      const [event] = result.events;
      const { speech } = (event?.detail ?? {}) as { speech?: string };
      said.push([`${event?.actor}: ${speech}`, (world.clock.now - start) / 1_000]);
    }
    expect(said).toEqual([
      ['yana: line 0', 50],
      ['ayu: line 1', 100],
      ['yana: line 2', 150],
      ['ayu: line 3', 200],
      ['yana: line 4', 250],
    ]);
    const end = step(rules, world, { type: 'advance', to: start + 5 * MINUTE_MS });
    expect(end.events.map(({ type }) => type)).toContain('activity-completed');
    expect(lifeStateOf(end.world, 'ayu')?.paused).toBeNull();
  });

  it('[LF28] a line that fails is passed over, and one too late finds nothing', () => {
    const world = talking();
    const [effect] = world.pending.values();
    const failed = { type: 'answer', effect: effect?.id, outcome: 'failed' } as Command;
    const result = step(rules, world, failed);
    expect(result.events[0]).toMatchObject({ type: 'line-missed', actor: 'yana' });
    const [next] = result.effects;
    expect(wantedBy(next).speaker).toBe('ayu');
    const over = step(rules, result.world, {
      type: 'advance',
      to: world.clock.now + 5 * MINUTE_MS,
    });
    expect(over.world.pending.size).toBe(0);
    const late = { type: 'answer', effect: next?.id, outcome: 'text', value: { text: 'x' } };
    expect(step(rules, over.world, late as Command).verdict.denial?.cause).toBe('unknown-effect');
  });

  it('[LF28] a person is not spoken for', () => {
    const world = talking('human');
    // A person's own character waits where it is and can be talked to.
    expect(world.characters.get('ayu')?.activity?.action).toBe('talk');
    const speakers: string[] = [];
    for (let now = world; now.pending.size > 0; now = say(now, { text: 'hm' }).world) {
      const [effect] = now.pending.values();
      speakers.push(wantedBy(effect).speaker);
    }
    expect(new Set(speakers)).toEqual(new Set(['yana']));
  });

  const bookOf = (lines: LineMode, ...parts: readonly RulePart[]) =>
    composeRulebook(STAGE_RULES, ...parts, lifeRules(lifeConfig({ lines }), minds(settled)));

  it.each([
    ['nobody judges', bookOf('all')],
    ['lines are off', bookOf('none', performs)],
    ['nobody watches', bookOf('watched', performs)],
  ])('[LF28] where %s no line is asked for', (_, book) => {
    const world = flat({}, { people: [someone('ayu')] });
    const result = step(book, world, { type: 'advance', to: world.clock.now + 10 * MINUTE_MS });
    expect(result.world.characters.get('yana')?.activity?.action).toBe('talk');
    expect(result.effects).toEqual([]);
  });

  it('[LF28] who begins to watch hears the next talk, and the log says so', () => {
    const book = bookOf('watched', performs);
    const world = flat({}, { people: [someone('ayu')] });
    const begun = step(book, world, { type: 'advance', to: world.clock.now }).world;
    const watching = watchCommand(begun, { watched: true });
    if (!watching) throw new Error('nothing to say');
    const watched = step(book, begun, watching).world;
    expect(watchCommand(watched, { watched: true })).toBeUndefined();
    const { effects } = step(book, watched, {
      type: 'advance',
      to: world.clock.now + 10 * MINUTE_MS,
    });
    expect(effects).toMatchObject([{ kind: LINE, for: 'yana' }]);
  });
});

describe('sleep', () => {
  const awake = (world: World, id: string) => world.characters.get(id)?.status ?? [];
  const act = { verb: 'look', actor: 'yana' };

  it('[LF25] a sleeper is asleep, is denied every act and sees nothing, until it wakes', () => {
    const decide = minds({
      yana: [{ action: 'sleep', durationMinutes: 30 }],
      ayu: [{ action: 'rest', durationMinutes: 10 }, 'idle', 'idle'],
    });
    const world = flat({ place: 'bedroom' }, { people: [someone('ayu', { place: 'bedroom' })] });
    const rules = composeRulebook(STAGE_RULES, lifeRules(lifeConfig(), decide));
    const night = live(world, { decide, minutes: 20 });
    expect(awake(night.world, 'yana')).toEqual([{ name: 'asleep' }]);
    const acting = step(rules, night.world, { type: 'act', act } as Command);
    expect(acting.verdict.denial?.cause).toBe('asleep');
    const later = night.events.filter(({ actor, at }) => actor === 'ayu' && at > world.clock.now);
    expect(later.length).toBeGreaterThan(0);
    expect(later.some(({ witnesses }) => witnesses.includes('yana'))).toBe(false);
    const morning = live(world, { decide, minutes: 30 });
    expect(awake(morning.world, 'yana')).toEqual([]);
    expect(step(rules, morning.world, { type: 'act', act } as Command).verdict.allowed).toBe(true);
  });

  it('[LF25] an interrupt wakes', () => {
    const world = flat({ place: 'bedroom', needs: feeling({ bladder: 13 }) });
    const { world: after, events } = live(world, { decide: doing('sleep'), minutes: 21 });
    expect(told(events)).toContain('activity-interrupted sleep');
    expect(awake(after, 'yana')).toEqual([]);
  });
});
