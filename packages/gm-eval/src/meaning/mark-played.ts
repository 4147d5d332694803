// A played text held against its label: every step in order, none dropped and none made up.
import type { WorldState } from '@hakoniwa/gm';
import { align } from './align.ts';
import { type LabelMark, oneIf } from './label-mark.ts';
import type { DeedLabel, PartLabel, PlayedLabel } from './labels/played-label.ts';
import { alignActs, isAllRead } from './mark-acts.ts';
import type { PartRead, RoleName } from './meaning-reader.ts';
import { isNamed } from './same-name.ts';

/** A gesture: harmless where nobody wrote one, and without roles that matter. */
const GESTURE = 'emote';

/** Verbs with which it matters what goes where; any other is right with all that was named in whatever role. */
const PASSING_ON: ReadonlySet<string> = new Set(['give', 'put', 'throw', 'pour', 'spill', 'move']);

/** The mark of a played text. */
export function markPlayedText(
  { parts }: Pick<PlayedLabel, 'parts'>,
  { read: all, world }: { readonly read: readonly PartRead[]; readonly world: WorldState },
): LabelMark {
  const { found, madeUp, isRight } = alignParts(parts, {
    read: all,
    isPart: (label, read) => isPart(label, { read, world }),
  });
  const widely = alignParts(parts, {
    read: all,
    isPart: (label, read) =>
      label.is === 'saying' ? read.is === 'saying' : isPart(label, { read, world }),
  });
  const needed = neededOf(parts);
  const count = (is: PartLabel['is']) => needed.filter(([, part]) => part.is === is);
  const share = (list: typeof needed) =>
    [list.filter(([i]) => found.has(i)).length, list.length] as const;
  return {
    figures: {
      'texts wholly right': oneIf(isRight),
      'texts right, words apart': oneIf(widely.isRight),
      'deeds found': share(count('deed')),
      'sayings found': share(count('saying')),
      'asked of the game': share(count('meta')),
      'parts not made up': [all.length - madeUp, all.length],
    },
  };
}

/** Which needed parts were found, how many were made up, and whether all is as it should be. */
function alignParts(
  parts: readonly PartLabel[],
  {
    read,
    isPart: isRight,
  }: {
    readonly read: readonly PartRead[];
    readonly isPart: (label: PartLabel, read: PartRead) => boolean;
  },
) {
  const wanted = parts.map((it) => ({ it, isNeeded: !it.may }));
  const pairs = align(wanted, { read, isRight, isWeighty: (part) => !isGesture(part) });
  const found = new Set(pairs.map(([i]) => i));
  const taken = new Set(pairs.map(([, j]) => j));
  const madeUp = read.filter((one, j) => !taken.has(j) && !isGesture(one)).length;
  const isAll = madeUp === 0 && neededOf(parts).every(([i]) => found.has(i));
  return { found, madeUp, isRight: isAll };
}

function neededOf(parts: readonly PartLabel[]): [number, PartLabel][] {
  return [...parts.entries()].filter(([, { may }]) => !may);
}

function isGesture(part: PartRead): boolean {
  return part.is === 'deed' && part.verb === GESTURE;
}

interface Against<T> {
  readonly read: T;
  readonly world: WorldState;
}

function isPart(label: PartLabel, { read, world }: Against<PartRead>): boolean {
  if (label.is === 'meta') return read.is === 'meta' && read.meta === label.meta;
  if (label.is === 'deed') return read.is === 'deed' && isDeed(label, { read, world });
  if (read.is !== 'saying') return false;
  const isTo = label.to === undefined || isNamed(label.to, { read: [read.to ?? ''], world });
  return isTo && isAllRead(alignActs(label.acts, read.acts));
}

function isDeed(
  { verb, or = [], mood, roles }: DeedLabel,
  { read, world }: Against<Extract<PartRead, { is: 'deed' }>>,
): boolean {
  if (mood !== read.mood || ![verb, ...or].includes(read.verb)) return false;
  if (read.verb === GESTURE) return true;
  const everywhere = Object.values(read.roles).flat();
  return (Object.entries(roles) as [RoleName, readonly string[]][]).every(([role, names]) => {
    const said = PASSING_ON.has(read.verb) ? (read.roles[role] ?? []) : everywhere;
    return names.some((name) => isNamed(name, { read: said, world }));
  });
}
