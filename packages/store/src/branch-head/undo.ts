// Undo and redo: the head moves to a branch that leaves earlier, or back; nothing is deleted.
import {
  type BranchTree,
  BugError,
  branchTree,
  type Head,
  type Position,
  type SealedEvent,
} from '@hakoniwa/stage';
import type { EventStore, MoveHead } from '../event-store.ts';

interface Garden {
  readonly store: EventStore;
  readonly garden: string;
  /** How the head is moved; the store's own way when left out. */
  readonly move?: (to: MoveHead) => Promise<Head>;
}

/** Makes a branch that leaves before the last `turns` steps, and stands the garden on it. */
export async function undoHead(input: Garden & { readonly turns?: number }): Promise<Head> {
  const { store, garden, turns = 1 } = input;
  const head = await store.head(garden);
  let seq = head.seq;
  for (let turn = 0; turn < turns && seq > 0; ) {
    const step = await stepAt(input, { branch: head.branch, seq });
    seq = step.turn - 1;
    if (!isOfClock(step)) turn += 1;
  }
  if (seq === head.seq) return head;
  const id = freeBranchId(branchTree(await store.branches(garden)));
  const parent = { branch: head.branch, seq };
  await store.fork({ garden, id, parent, undoes: head.branch });
  return moving(input)({ garden, branch: id });
}

/** Stands the garden on the branch the last undo left, as long as nothing happened since. */
export async function redoHead(input: Garden): Promise<Head | undefined> {
  const { store, garden } = input;
  const { branch: id, seq } = await store.head(garden);
  const branch = (await store.branches(garden)).find((one) => one.id === id);
  const hasMovedOn = seq > (branch?.parent?.seq ?? 0);
  if (branch?.undoes === undefined || hasMovedOn) return undefined;
  return moving(input)({ garden, branch: branch.undoes });
}

function moving({ store, move }: Garden): (to: MoveHead) => Promise<Head> {
  return move ?? ((to) => store.moveHead(to));
}

/** An id no branch has yet. */
export function freeBranchId(tree: BranchTree): string {
  let number = tree.size + 1;
  while (tree.has(`branch-${number}`)) number += 1;
  return `branch-${number}`;
}

/** A clock's own entries are no turns: whoever takes one back means what was done. */
function isOfClock({ command }: SealedEvent): boolean {
  return command?.type === 'inject' && command.by === CLOCK;
}

/** By whose hand a clock's entries come. */
const CLOCK = 'clock';

/** An event of the step that ends there; its `turn` is the step's first. */
async function stepAt({ store, garden }: Garden, { branch, seq }: Position): Promise<SealedEvent> {
  for await (const event of store.read({ garden, branch, fromSeq: seq, toSeq: seq })) return event;
  throw new BugError(`the line of ${branch} has no event ${seq}`);
}
