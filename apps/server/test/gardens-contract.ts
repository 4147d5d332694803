// What the gardens of a server owe their callers.
import type { Gardens, LivingGarden, Notice } from '@hakoniwa/garden';
import { type Command, commandSchema } from '@hakoniwa/stage';
import { UnknownBranchError } from '@hakoniwa/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodeOf } from '../src/answer-error.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';

/** A happening that is always allowed. */
export function happening(text: string): Command {
  return commandSchema.parse({ type: 'inject', by: 'director', text });
}

/** The numbers a listener hears, in the order it hears them. */
export function heardBy(garden: Pick<LivingGarden, 'watch'>): (number | 'moved')[] {
  const heard: (number | 'moved')[] = [];
  garden.watch((notice: Notice) => {
    if (notice.type === 'moved') heard.push('moved');
    else heard.push(...notice.submitted.events.map(({ seq }) => seq));
  });
  return heard;
}

const KITCHEN = { pack: 'kitchen', scenario: 'kitchen_morning', language: 'en', seed: 1 } as const;

export function newKitchen(gardens: Gardens): Promise<LivingGarden> {
  return gardens.create(KITCHEN, LOCAL_OWNER);
}

/** Runs the contract; whoever opens the gardens closes what they stand on. */
export function gardensContract(name: string, open: () => Promise<Gardens>): void {
  describe(`gardens ${name}`, () => {
    let gardens: Gardens;
    let garden: LivingGarden;
    beforeAll(async () => {
      gardens = await open();
      garden = await newKitchen(gardens);
    });
    afterAll(() => gardens.close());

    it('[G9] are listed newest first, to their owner alone', async () => {
      const other = await gardens.create({ ...KITCHEN, name: 'another' }, LOCAL_OWNER);
      const list = await gardens.list(LOCAL_OWNER);
      expect(list.map(({ id }) => id)).toEqual([other.facts.id, garden.facts.id]);
      expect(list[0]).toMatchObject({ name: 'another', pack: 'kitchen', language: 'en', seq: 0 });
      expect(list[1]).toMatchObject({ name: "The Sisters' Kitchen", scenario: 'kitchen_morning' });
      const stranger = { owner: 'somebody-else' };
      expect(await gardens.list(stranger)).toEqual([]);
      expect(await gardens.get(garden.facts.id, stranger)).toBeUndefined();
      expect((await gardens.get(garden.facts.id, LOCAL_OWNER))?.facts).toEqual(garden.facts);
    });

    it('[G1] answer a key once, however often and however parallel it is asked', async () => {
      const before = garden.head.seq;
      const command = happening('the bell rings');
      const all = await Promise.all(
        Array.from({ length: 8 }, () => garden.submit(command, { key: 'bell' })),
      );
      expect(garden.head.seq).toBe(before + 1);
      expect(all.filter(({ repeated }) => !repeated)).toHaveLength(1);
      const [first] = all;
      for (const one of all)
        expect(one).toMatchObject({ head: first?.head, events: first?.events });
      const again = await garden.submit(command, { key: 'bell' });
      expect(again).toMatchObject({
        repeated: true,
        head: first?.head,
        verdict: { allowed: true },
      });
      expect(again.before.seq).toBe(before);
      const other = garden.submit(happening('a dog barks'), { key: 'bell' });
      expect(errorCodeOf(await other.catch((error: unknown) => error))).toBe('KEY_REUSED');
    });

    it('[G2] move along the log, and tell it in order', async () => {
      const heard = heardBy(garden);
      const { seq, branch } = garden.head;
      await garden.submit(happening('one'));
      await garden.submit(happening('two'));
      expect(await garden.undo(1)).toMatchObject({ seq: seq + 1 });
      expect(await garden.redo()).toMatchObject({ branch, seq: seq + 2 });
      expect(await garden.redo()).toBeUndefined();
      const made = await garden.fork({ at: { branch, seq: seq + 1 }, enter: true });
      expect(garden.head).toMatchObject({ branch: made.id, seq: seq + 1 });
      await garden.submit(happening('elsewhere'));
      await garden.switchTo(branch);
      expect(heard).toEqual([seq + 1, seq + 2, 'moved', 'moved', 'moved', seq + 2, 'moved']);
      await expect(garden.switchTo('nowhere')).rejects.toThrow(UnknownBranchError);
      const page = await garden.events({ branch: made.id, after: seq, limit: 10 });
      expect(page.map((event) => event.seq)).toEqual([seq + 1, seq + 2]);
    });

    it('[G6] let time run, and stop it', async () => {
      await garden.clock.set({ state: 'running', speed: 'max' });
      expect(garden.clock.state().state).toBe('running');
      const goal = garden.head.seq + 5;
      await new Promise<void>((resolve) => {
        garden.watch(() => {
          if (garden.head.seq > goal) resolve();
        });
      });
      await garden.clock.set({ state: 'paused' });
      expect(garden.clock.state().state).toBe('paused');
    });
  });
}
