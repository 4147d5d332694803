// A patch as a log keeps it: one flat list of marked paths and values, a fraction of what RFC 6902 spends on names.
import type { Json } from '../base/json.ts';
import type { Operation, Patch } from './operation.ts';

/** The mark before each path says what is done there; what is needed for it stands behind. */
const MARKS = {
  add: '+',
  replace: '=',
  remove: '-',
  test: '?',
  move: '>',
  copy: '*',
} as const satisfies Record<Operation['op'], string>;
const OPERATIONS = new Map<string, Operation['op']>(
  (Object.keys(MARKS) as Operation['op'][]).map((op) => [MARKS[op], op]),
);

/** Stands for the entity of the path before: most operations of an event are about the same one. */
const SAME = '&';

/** `["=/characters/alice/place","hall","-&/activity","=/clock/now",60000]` */
export function writtenPatch(patch: Patch): Json[] {
  const written: Json[] = [];
  let entity: string | undefined;
  for (const operation of patch) {
    const { path } = operation;
    const isSame = entity !== undefined && path.startsWith(`${entity}/`);
    written.push(MARKS[operation.op] + (isSame ? SAME + path.slice(entity?.length) : path));
    entity = entityIn(path);
    if ('value' in operation) written.push(operation.value);
    else if ('from' in operation) written.push(operation.from);
  }
  return written;
}

/** The patch that was written; undefined where the list is not as one is written. */
export function readPatch(written: readonly Json[]): Patch | undefined {
  const patch: Operation[] = [];
  let entity: string | undefined;
  for (let i = 0; i < written.length; i++) {
    const marked = written[i];
    const op = typeof marked === 'string' ? OPERATIONS.get(marked[0] ?? '') : undefined;
    if (typeof marked !== 'string' || op === undefined) return undefined;
    const isSame = marked[1] === SAME;
    if (isSame && entity === undefined) return undefined;
    const path = isSame ? entity + marked.slice(2) : marked.slice(1);
    entity = entityIn(path);
    if (op === 'remove') {
      patch.push({ op, path });
      continue;
    }
    i += 1;
    const value = written[i];
    if (value === undefined) return undefined;
    if (op !== 'move' && op !== 'copy') patch.push({ op, path, value });
    else if (typeof value === 'string') patch.push({ op, path, from: value });
    else return undefined;
  }
  return patch;
}

/** The table and the entity a path leads into; undefined where it leads into none. */
function entityIn(path: string): string | undefined {
  const end = path.indexOf('/', path.indexOf('/', 1) + 1);
  return end > 0 && path.indexOf('/', 1) > 0 ? path.slice(0, end) : undefined;
}
