// Which deeds a condition asks for: by verb, with whom or what, for whoever leads on or proves that they can be done.
import type { Condition } from '@hakoniwa/stage';

export interface AskedDeed {
  readonly verb: string;
  /** The subjects that count, by id; any when absent. */
  readonly of?: readonly string[] | undefined;
  readonly to?: string | undefined;
}

/** The deeds of a condition, one for each verb and receiver; what must not be done is none of them. */
export function askedDeeds(condition: Condition): AskedDeed[] {
  const found = new Map<string, { verb: string; to?: string; of: Set<string>; isAny: boolean }>();
  for (const { verb, object, target } of donesIn(condition)) {
    const to = typeof target === 'string' ? target : undefined;
    const key = `${verb} ${to ?? ''}`;
    const asked = found.get(key) ?? {
      ...{ verb, of: new Set<string>(), isAny: false },
      ...(to === undefined ? {} : { to }),
    };
    found.set(key, asked);
    if (typeof object === 'string') asked.of.add(object);
    else asked.isAny = true;
  }
  return [...found.values()].map(({ verb, to, of, isAny }) => ({
    ...{ verb, ...(isAny ? {} : { of: [...of] }) },
    ...(to === undefined ? {} : { to }),
  }));
}

function donesIn({ done, all = [], any = [] }: Condition): NonNullable<Condition['done']>[] {
  return [...(done ? [done] : []), ...[...all, ...any].flatMap(donesIn)];
}

/** Whether any one of some deeds is all a condition asks for, so that it can be counted. */
export function isPlainDeed({ done, any }: Condition): boolean {
  return done !== undefined || (any?.every(isPlainDeed) ?? false);
}
