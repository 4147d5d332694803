// The change from one state of play to the next, as small as it is: only what differs is written to the log.
import { canonicalJson, isJsonObject, type Json, type Patch, pointer } from '@hakoniwa/stage';
import { PLAY_SYSTEM, type PlayState } from './play-state.ts';

/** How deep differences are looked for before a value is written whole. */
const DEPTH = 3;

/** The patch that leads from one state to another. */
export function statePatch(before: PlayState, after: PlayState): Patch {
  return difference(before as unknown as Json, after as unknown as Json, ['systems', PLAY_SYSTEM]);
}

function difference(before: Json, after: Json, path: readonly string[]): Patch {
  if (before === after || canonicalJson(before) === canonicalJson(after)) return [];
  const isDeep = path.length >= DEPTH + 2;
  if (isDeep || !isJsonObject(before) || !isJsonObject(after))
    return [{ op: 'replace', path: pointer(...path), value: after }];
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return [
    ...gone.map((key) => ({ op: 'remove' as const, path: pointer(...path, key) })),
    ...Object.entries(after).flatMap(([key, value]): Patch => {
      const at = [...path, key];
      const old = before[key];
      return Object.hasOwn(before, key) && old !== undefined
        ? difference(old, value, at)
        : [{ op: 'add', path: pointer(...at), value }];
    }),
  ];
}
