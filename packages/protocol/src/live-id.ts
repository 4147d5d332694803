// The id of a streamed event: where the log stood, as a browser sends it back after a break.

/** The id of an event: branch and seq, so that a line that was left is not taken for one that goes on. */
export function liveId({ branch, seq }: { branch: string; seq: number }): string {
  return `${seq}@${encodeURIComponent(branch)}`;
}

/** The position an id names; undefined for anything else. */
export function readLiveId(id: string | undefined): { branch: string; seq: number } | undefined {
  const [, seq, branch] = /^(\d{1,15})@(.{1,600})$/.exec(id ?? '') ?? [];
  if (seq === undefined || branch === undefined) return undefined;
  try {
    return { branch: decodeURIComponent(branch), seq: Number(seq) };
  } catch {
    return undefined;
  }
}
