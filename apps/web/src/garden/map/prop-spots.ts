// Where things are drawn: along the upper edge of their place; what is held or inside is not on the map.
import type { WatchProp, WatchView } from '@hakoniwa/protocol';
import type { Layout } from './layout.ts';

const GLYPHS: Readonly<Record<WatchProp['kind'], string>> = {
  thing: '🏺',
  container: '📦',
  door: '🚪',
  seat: '🛋️',
  food: '🍙',
  drink: '🥛',
  tool: '🧹',
  device: '📻',
  readable: '📖',
  surface: '🪵',
  key: '🗝️',
};

export function glyphOf({ kind }: Pick<WatchProp, 'kind'>): string {
  return GLYPHS[kind];
}

interface PropSpot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

export function propSpots(props: WatchView['props'], layout: Layout): PropSpot[] {
  const used = new Map<string, number>();
  return Object.keys(props)
    .sort((a, b) => a.localeCompare(b))
    .flatMap((id): PropSpot[] => {
      const place = props[id]?.place;
      const box = place === undefined ? undefined : layout.boxes.get(place);
      if (!box || place === undefined) return [];
      const index = used.get(place) ?? 0;
      used.set(place, index + 1);
      const perRow = Math.max(1, Math.floor((box.width - 20) / 24));
      const x = box.x + 20 + (index % perRow) * 24;
      return [{ id, x, y: box.y + 18 + Math.floor(index / perRow) * 20 }];
    });
}
