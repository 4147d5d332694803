// `hits the switch and the motor hums to life`: what runs afterwards is what was worked.
import type { Noun, TextAct } from '../types.ts';
import type { Clause } from './clause-types.ts';
import { PART_NOUNS } from './data/nouns.ts';
import { verbReadings } from './lemma.ts';
import { isKind } from './noun-kind.ts';

/** How a machine shows that it runs. */
const RUNS: ReadonlySet<string> = new Set(
  'hum whir whirr roar rumble purr chug clatter glow light flicker blink crackle buzz start spring grind spin play hiss come jump kick churn puff smoke clank sputter whine chime boot warm wake'.split(
    ' ',
  ),
);

/** What comes out of a thing that runs. */
const OUTPUTS: ReadonlySet<string> = new Set(
  'flame fire steam smoke spark light beam foam music song image jet'.split(' '),
);

const isBarePart = (noun: Noun | undefined): boolean =>
  noun !== undefined && PART_NOUNS.has(noun.head) && noun.modifiers.length === 0;

/** The clause right after the act in which a machine, or what was just worked, runs. */
const runningAfter = (act: TextAct, clauses: readonly Clause[]): Clause | undefined => {
  const own = clauses.find(({ verb }) => verb.start === act.start);
  return clauses.find(
    (clause) =>
      own !== undefined &&
      clause.verb.start > act.start &&
      clause.sentence - own.sentence <= 1 &&
      clause.status === 'now' &&
      clause.who === 'thing' &&
      RUNS.has(clause.verb.lemma),
  );
};

/** `until it clanks and glows`: the text itself says that it runs in the end. */
const runsAtLast = (text: string): boolean => {
  if (/^[^.!?]*?\b(?:until|till) [^.!?]{2,40}? (?:into (?:view|focus|life)|to life)\b/i.test(text))
    return true;
  const verb = /^[^.!?]*?\b(?:until|till) (?:it|the \w+) (?:finally |at last )?(\w+)/i.exec(
    text,
  )?.[1];
  return (
    verb !== undefined && verbReadings(verb.toLowerCase()).some(({ lemma }) => RUNS.has(lemma))
  );
};

/** `so the deck lamp comes on` */
const STARTED =
  /^[^.!?]{0,30}?\b(?:so|so that|until|till) the ([\w -]{2,30}?) (?:comes on|goes on|lights up|flickers on|springs to life|starts up|hums|blinks on)\b/iu;

/** The acts, with what they set running as what they work. */
export const setRunning = (
  acts: readonly TextAct[],
  { clauses, text }: { readonly clauses: readonly Clause[]; readonly text: string },
): readonly TextAct[] =>
  acts.map((one, at) => {
    if (one.intent !== 'USE' || acts[at + 1]?.intent === 'USE' || one.object === undefined)
      return one;
    if (runsAtLast(text.slice(one.start))) return { ...one, works: true };
    const [, started] = STARTED.exec(text.slice(one.end)) ?? [];
    if (started !== undefined && isBarePart(one.object))
      return { ...one, object: { ...one.object, modifiers: [started] }, works: true };
    const runs = runningAfter(one, clauses)?.subject?.noun;
    if (runs === undefined) return one;
    // The screen that flickers on is a part, and of what is not said.
    if (runs.pronoun || isKind(runs, OUTPUTS) || isBarePart(runs)) return { ...one, works: true };
    return isBarePart(one.object)
      ? {
          ...one,
          object: { ...one.object, modifiers: [...runs.modifiers, runs.head] },
          works: true,
        }
      : one;
  });
