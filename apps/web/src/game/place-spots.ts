// Where places stand on the map: here in the middle, what is near on the first ring, what is farther on the next.
import type { CharacterSheetAnswer } from '@hakoniwa/protocol/sessions';

type Places = CharacterSheetAnswer['places'];

export const MAP = { width: 320, height: 240 } as const;
const RINGS = [0, 76, 108] as const;
/** The sheet is wider than high, and names need room beside each other. */
const STRETCH = 1.28;

/** Spots by place; what is more than two ways off is not drawn. */
export function spotsAround(places: Places, here: string) {
  const waysOf = new Map(places.map(({ id, ways }) => [id, ways.map(({ to }) => to)]));
  const first = waysOf.get(here) ?? [];
  const near = new Set([here, ...first]);
  const second = [...new Set(first.flatMap((id) => waysOf.get(id) ?? []))].filter(
    (id) => !near.has(id),
  );
  const angles = new Map(
    first.map((id, i) => [id, -Math.PI / 2 + (2 * Math.PI * i) / first.length]),
  );
  const at = (ring: number, angle: number) => ({
    x: MAP.width / 2 + (RINGS[ring] ?? 0) * STRETCH * Math.cos(angle),
    y: MAP.height / 2 - 6 + (RINGS[ring] ?? 0) * Math.sin(angle),
  });
  const behind = second.map((id) => {
    const door = first.find((one) => waysOf.get(one)?.includes(id)) ?? here;
    const siblings = second.filter((one) => waysOf.get(door)?.includes(one));
    const turn = (siblings.indexOf(id) - (siblings.length - 1) / 2) * 0.5;
    return [id, at(2, (angles.get(door) ?? 0) + turn)] as const;
  });
  return new Map([
    [here, at(0, 0)],
    ...first.map((id) => [id, at(1, angles.get(id) ?? 0)] as const),
    ...behind,
  ]);
}
