// Server-sent events: the view and the lines of the chronicle; an event's id is where the log stood.
import { z } from 'zod';
import { viewSchema } from './view.ts';

export const chronicleLineSchema = z.strictObject({ clock: z.string(), text: z.string() });

export const liveSceneSchema = z.strictObject({
  view: viewSchema,
  lines: z.array(chronicleLineSchema),
  /** Whether the lines go on from the id that was sent; otherwise start anew. */
  resumed: z.boolean(),
});

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
