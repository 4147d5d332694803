// What stands out in a day: people, things, outcomes and happenings, each weighed by what they mattered.
import type { Insight, InsightKind } from './insight.ts';
import type { Memory } from './memory.ts';

export interface RememberedFinding extends Insight {
  readonly importance: number;
}

type Find = (day: readonly Memory[], id: string) => RememberedFinding[];

/** Everything that could be said of a day. */
export function findings(day: readonly Memory[], id: string): RememberedFinding[] {
  const found = FINDERS.flatMap((find) => find(day, id));
  return found.length > 0 ? found : stayed(day, id);
}

const talked: Find = (day, id) =>
  grouped(
    day.filter((one) => one.actor !== id && one.speech !== undefined),
    ({ actor }) => actor,
  )
    .filter(([, said]) => said.length >= OFTEN)
    .map(([who, said]) => ({
      kind: 'talked',
      about: who,
      evidence: seqs(said),
      importance: Math.min(60, 36 + said.length * 2),
    }));

/** Gifts and harm, by the one who did it. */
const done: Find = (day, id) =>
  day.flatMap((one): RememberedFinding[] => {
    const { type, actor, target, object, seq } = one;
    if (one.isDenied || actor === undefined || target === undefined) return [];
    const evidence = [seq];
    if (type === 'prop-given' && target === id)
      return [{ kind: 'was-given', about: actor, thing: object, evidence, importance: 62 }];
    if (type === 'prop-given' && actor === id)
      return [{ kind: 'gave', about: target, thing: object, evidence, importance: 50 }];
    const isHarm = (type === 'prop-thrown' || type === 'prop-spilled') && target === id;
    return isHarm && actor !== id
      ? [{ kind: 'was-hurt', about: actor, evidence, importance: 72 }]
      : [];
  });

const words: Find = (day, id) =>
  day.flatMap(({ promises = [], seq }) =>
    promises.flatMap(({ became, owner, toward, text }): RememberedFinding[] => {
      if (became === 'made' || (owner !== id && toward !== id)) return [];
      const isOwn = owner === id;
      const kind: InsightKind = `${isOwn ? 'own-' : ''}word-${became}`;
      const importance = (became === 'broken' ? 82 : 66) - (isOwn ? 5 : 0);
      return [{ kind, about: isOwn ? toward : owner, thing: text, evidence: [seq], importance }];
    }),
  );

/** Things that would not do what one wanted, and those that did in the end. */
const outcomes: Find = (day, id) => {
  const own = day.filter(({ actor }) => actor === id);
  const refused = own.filter(({ isDenied, denial }) => isDenied && denial?.about !== undefined);
  return grouped(refused, ({ denial }) => denial?.about).flatMap(
    ([thing, tries]): RememberedFinding[] => {
      const last = tries.at(-1)?.seq ?? 0;
      const managed = own.find((one) => !one.isDenied && one.object === thing && one.seq > last);
      if (managed)
        return [
          {
            kind: 'mastered',
            about: thing,
            evidence: [...seqs(tries), managed.seq],
            importance: 56 + tries.length * 4,
          },
        ];
      return tries.length < 2
        ? []
        : [
            {
              kind: 'resisted',
              about: thing,
              evidence: seqs(tries),
              importance: 48 + tries.length * 4,
            },
          ];
    },
  );
};

const absorbed: Find = (day, id) =>
  grouped(
    day.filter((one) => one.actor === id && !one.isDenied && one.object !== undefined),
    ({ object }) => object,
  )
    .filter(([, acts]) => acts.length >= OFTEN)
    .map(([thing, acts]) => ({
      kind: 'absorbed',
      about: thing,
      evidence: seqs(acts),
      importance: 36 + acts.length,
    }));

const happened: Find = (day) =>
  day
    .filter(({ type, text }) => type === 'happening-injected' && text !== undefined)
    .map(({ text, seq }) => ({ kind: 'happened', thing: text, evidence: [seq], importance: 58 }));

/** A day on which nothing stood out was at least spent somewhere. */
const stayed: Find = (day) => {
  const [most] = grouped(day, ({ place }) => place).sort((a, b) => b[1].length - a[1].length);
  if (!most || most[1].length < OFTEN) return [];
  return [{ kind: 'stayed', about: most[0], evidence: seqs(most[1]), importance: 30 }];
};

const FINDERS: readonly Find[] = [talked, done, words, outcomes, absorbed, happened];

/** From here on something was often. */
const OFTEN = 4;

function seqs(memories: readonly Memory[]): number[] {
  return memories.map(({ seq }) => seq);
}

function grouped(
  memories: readonly Memory[],
  by: (memory: Memory) => string | undefined,
): [string, Memory[]][] {
  const groups = new Map<string, Memory[]>();
  for (const memory of memories) {
    const key = by(memory);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), memory]);
  }
  return [...groups];
}
