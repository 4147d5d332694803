// A line came back: it is performed as anything else is, judged by the same hand, and the next one is asked for.
import {
  type Change,
  type CommandOf,
  characterId,
  type Effect,
  type HandlerOutcome,
  isJsonObject,
  type Json,
  type Operation,
  partSchema,
  pointer,
  type Rulebook,
  type World,
  whyDenial,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { type ActivityDetail, detailOf } from '../moment/activity.ts';
import { type LifeTurnParts, turnOf } from '../moment/turn.ts';
import { nextDue } from '../queue/queue.ts';
import { askForLine, type LineWanted } from './lines.ts';

const lineSchema = z.strictObject({
  text: z.string().max(limits.lineChars).optional(),
  /** In the place of text, from a mind that knows what its words do. */
  parts: z.array(partSchema).max(limits.lineParts).optional(),
  /** The moment it is said at; now when absent. */
  at: z.int().min(0).optional(),
  note: z.json().optional(),
  thought: z.string().optional(),
  calls: z.array(z.string()).optional(),
});

interface Answered {
  readonly parts: LifeTurnParts;
  readonly rules: Rulebook;
  readonly world: World;
  readonly pending: Effect;
  readonly command: CommandOf<'answer'>;
}

/** What a line comes to; undefined when the talk it was for is over. */
export function spoken(answered: Answered): HandlerOutcome | undefined {
  const { parts, world, pending, command } = answered;
  const wanted = pending.payload as unknown as LineWanted;
  const talk = world.characters.get(wanted.host)?.activity;
  if (talk?.action !== 'talk' || detailOf(talk).effect !== pending.id) return undefined;
  const line = command.outcome === 'text' ? lineSchema.safeParse(command.value).data : undefined;
  const now = momentOf(answered, line?.at);
  const host = turnOf(parts, { world, who: { id: wanted.host, now } });
  const next = askForLine(host, { talk: { ...talk, ...detailOf(talk) }, index: wanted.turn + 1 });
  const before: Operation[] = [
    ...(now > world.clock.now ? [{ op: 'replace', path: '/clock/now', value: now } as const] : []),
    { op: 'remove', path: pointer('pending', pending.id) },
    ...host.extra,
    waitingFor(wanted.host, detailOf(talk), next),
  ];
  const performed = line && performance(answered, wanted.speaker, line);
  const changes = performed?.changes ?? [];
  const [first, ...rest] = changes.length > 0 ? changes : [silence(wanted, command.outcome)];
  return {
    ...(performed?.denial ? { denial: performed.denial } : {}),
    changes: first ? [saidAt(first, now, before), ...rest] : [],
    effects: [...host.effects, ...(performed?.effects ?? [])],
    onward: performed?.onward,
  };
}

/** The first change brings what the talk itself needs, and says when it was said. */
function saidAt(change: Change, at: number, before: readonly Operation[]): Change {
  const detail = isJsonObject(change.detail) ? change.detail : {};
  return { ...change, patch: [...before, ...change.patch], detail: { ...detail, at } };
}

/** Never before now, and never past a moment that was to come first. */
function momentOf({ world, pending }: Answered, at: number | undefined): number {
  const { now } = world.clock;
  if (at === undefined || at <= now) return now;
  const latest = Math.min(at, pending.decideBy ?? at);
  return nextDue(world, { to: latest - 1 }) ? now : latest;
}

function performance(
  { rules, world }: Answered,
  speaker: string,
  { text, parts, note, thought, calls }: z.infer<typeof lineSchema>,
): HandlerOutcome | undefined {
  const command: CommandOf<'perform'> = {
    type: 'perform',
    actor: characterId(speaker),
    ...(parts === undefined ? { text: text ?? '' } : { parts }),
    ...(note === undefined ? {} : { note: note as Json }),
    ...(thought === undefined ? {} : { thought }),
    ...(calls === undefined ? {} : { calls }),
  };
  if (whyDenial(world, command)) return undefined;
  return rules.handlers.perform?.(rules, world, command);
}

/** Nobody said anything: the failure is kept. */
function silence({ speaker }: LineWanted, outcome: string): Change {
  return { type: 'line-missed', actor: speaker, patch: [], detail: { outcome } };
}

function waitingFor(host: string, detail: ActivityDetail, effect: string | undefined): Operation {
  const { effect: _gone, ...rest } = detail;
  const value = { ...rest, ...(effect === undefined ? {} : { effect }) } as unknown as Json;
  return { op: 'add', path: pointer('characters', host, 'activity', 'detail'), value };
}
