// What an address of the chronicle may say: the day, whose story, how much of it, and one event of the log.

export interface ChronicleSearch {
  readonly day?: number;
  readonly who?: string;
  readonly all?: true;
  readonly seq?: number;
}

/** What is no such thing is as if it were not there. */
export function chronicleSearch(search: Record<string, unknown>): ChronicleSearch {
  const { day, who, all, seq } = search;
  return {
    ...(isCount(day) ? { day } : {}),
    ...(typeof who === 'string' && who !== '' ? { who } : {}),
    ...(all === true ? { all } : {}),
    ...(isCount(seq) ? { seq } : {}),
  };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 1;
}
