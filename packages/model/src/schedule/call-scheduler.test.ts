import { Dice } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { aRequest, codeOf } from '../../test/servers.ts';
import { limits } from '../limits.ts';
import { type Phase, PRIORITIES, type Priority } from '../port/generate-request.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { CallScheduler, type SchedulerOptions } from './call-scheduler.ts';
import { ServerSchedulers } from './server-schedulers.ts';
import { withSchedule } from './with-schedule.ts';

/** A scheduler whose calls end only when they are told to, and the order in which they began. */
function bench(options?: SchedulerOptions) {
  const scheduler = new CallScheduler(options);
  const began: string[] = [];
  const open: (() => void)[] = [];
  const add = (
    name: string,
    priority: Priority,
    more: { group?: string; signal?: AbortSignal } = {},
  ) =>
    scheduler.run({ priority, ...more }, () => {
      began.push(name);
      return new Promise<void>((end) => open.push(end));
    });
  const next = async () => {
    open.shift()?.();
    await new Promise((later) => setImmediate(later));
  };
  const drain = async () => {
    const isBusy = () => {
      const { running, queued } = scheduler.snapshot();
      return open.length + running.length + queued.length > 0;
    };
    while (isBusy()) await next();
  };
  return { scheduler, began, add, next, drain };
}

describe('the scheduler', () => {
  it('[M24] serves players before what is visible before what is not', async () => {
    const { add, began, drain } = bench();
    const all = [
      ...[add('first', 'background'), add('b1', 'background'), add('v1', 'visible')],
      ...[add('p1', 'player'), add('b2', 'background'), add('p2', 'player')],
    ];
    await drain();
    await Promise.all(all);
    expect(began).toEqual(['first', 'p1', 'p2', 'v1', 'b1', 'b2']);
  });

  it('[M24] runs one call at a time per server unless told otherwise', async () => {
    for (const slots of [1, 3]) {
      const { add, began, drain, scheduler } = bench({ slots });
      const all = Array.from({ length: 5 }, (_, index) => add(`${index}`, 'visible'));
      await Promise.resolve();
      expect(began).toHaveLength(slots);
      expect(scheduler.snapshot().running).toHaveLength(slots);
      expect(scheduler.snapshot().queued).toHaveLength(5 - slots);
      await drain();
      await Promise.all(all);
    }
    const servers = new ServerSchedulers();
    expect(servers.of('http://127.0.0.1:11434')).toBe(servers.of('http://127.0.0.1:11434/v1'));
    expect(servers.of('http://127.0.0.1:11434')).not.toBe(servers.of('http://127.0.0.1:8080'));
  });

  it('[M25] keeps to one character while the server remembers it, but not for ever', async () => {
    const { add, began, drain } = bench();
    const all = Array.from({ length: 12 }, (_, index) => {
      const group = index % 2 === 0 ? 'yana' : 'ayu';
      return add(group, 'visible', { group });
    });
    await drain();
    await Promise.all(all);
    expect(began.join(' ')).toBe('yana yana yana yana ayu ayu ayu ayu yana yana ayu ayu');
    expect(limits.groupRun).toBe(4);
  });

  it('[M25] starves nobody: under a flood of players a background call gets its turn', async () => {
    const { add, began, next, drain } = bench();
    const dice = new Dice(3);
    const all = [add('running', 'player'), add('patient', 'background')];
    for (let turn = 0; !began.includes('patient'); turn++) {
      all.push(add(`p${turn}`, dice.one(PRIORITIES.slice(0, 2)), { group: dice.one(['a', 'b']) }));
      all.push(add(`q${turn}`, 'player'));
      await next();
      expect(turn).toBeLessThan(4 * limits.overtakes);
    }
    await drain();
    await Promise.all(all);
  });

  it('[M26] tells the place in the queue whenever it changes', async () => {
    const { scheduler, add, drain } = bench();
    const running = add('running', 'player');
    const phases: Phase[] = [];
    const model = withSchedule(scheduler)(scriptedModel(() => 'x'));
    const call = model.generate(
      aRequest({ priority: 'background', onPhase: (phase) => phases.push(phase) }),
    );
    const others = [add('v', 'visible'), add('p', 'player')];
    expect(phases).toEqual([0, 1, 2].map((position) => ({ name: 'queued', position })));
    expect(scheduler.snapshot().queued.map(({ priority }) => priority)).toEqual([
      ...['player', 'visible', 'background'],
    ]);
    await drain();
    await Promise.all([running, call, ...others]);
    expect(
      phases.slice(3).map((phase) => ('position' in phase ? phase.position : phase.name)),
    ).toEqual([...[1, 0, 'waiting', 'writing']]);
  });

  it('[M27] a call called off in the queue never begins and holds nobody up', async () => {
    const { add, began, drain } = bench();
    const caller = new AbortController();
    const first = add('first', 'visible');
    const second = codeOf(add('second', 'visible', { signal: caller.signal }));
    const third = add('third', 'visible');
    caller.abort();
    expect(await second).toBe('MODEL_ABORTED');
    await drain();
    await Promise.all([first, third]);
    expect(began).toEqual(['first', 'third']);
  });

  it('[M27] a full queue turns the least urgent away', async () => {
    const { add, began, drain } = bench({ queueLength: 2 });
    const running = add('running', 'visible');
    const codes = [
      ...[codeOf(add('b1', 'background')), codeOf(add('b2', 'background'))],
      ...[codeOf(add('b3', 'background')), codeOf(add('p1', 'player'))],
    ];
    await drain();
    expect(await Promise.all(codes)).toEqual([
      ...['answered', 'MODEL_QUEUE_FULL', 'MODEL_QUEUE_FULL', 'answered'],
    ]);
    await running;
    expect(began).toEqual(['running', 'p1', 'b1']);
  });

  it('[M27] a call that fails gives its slot back', async () => {
    const scheduler = new CallScheduler();
    const failing = () =>
      scheduler.run({ priority: 'visible' }, () => Promise.reject(new Error('x')));
    await expect(failing()).rejects.toThrow('x');
    await expect(scheduler.run({ priority: 'visible' }, async () => 'on')).resolves.toBe('on');
  });
});
