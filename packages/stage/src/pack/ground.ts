// The ground: data without a world of its own that lies beneath every pack, which has the last word.
import type { Pack } from './pack.ts';
import type { PackSection } from './section.ts';

/** What lies beneath every pack: by section, then by path. */
export interface Ground {
  readonly sections: Pack['sections'];
}

/** The folder the files of the ground are told by. */
export const GROUND_FOLDER = 'common/';

/** Whether a file of a pack came from the ground. */
export function isOfGround(path: string): boolean {
  return path.startsWith(GROUND_FOLDER);
}

/** A pack with the ground beneath it: the ground's files come first, without what the pack has itself. */
export function onGround(
  pack: Pack,
  { ground, sections }: { readonly ground: Ground; readonly sections: readonly PackSection[] },
): Pack {
  const laid = sections.flatMap(({ name, beneath }) => {
    const lying = ground.sections[name];
    if (!lying || !beneath) return [];
    const files = pack.sections[name] ?? {};
    const own = Object.values(files);
    const left = Object.entries(lying).map(([path, file]) => [path, beneath(file, own)]);
    return [[name, { ...Object.fromEntries(left), ...files }] as const];
  });
  return { ...pack, sections: { ...pack.sections, ...Object.fromEntries(laid) } };
}

/** Entries of the ground whose id no entry of the pack has: how lists of things with ids lie beneath. */
export function withoutIds<T extends { readonly id: string }>(
  lying: readonly T[],
  own: readonly { readonly id: string }[],
): T[] {
  const taken = new Set(own.map(({ id }) => id));
  return lying.filter(({ id }) => !taken.has(id));
}
