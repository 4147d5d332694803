// Laying out a graph: the same every time, inside the sheet, nobody on top of anybody.
import { expect, it } from 'vitest';
import { foldEvents } from './fold-events.ts';
import { layOut } from './layout.ts';
import { GRAPH_SHEETS } from './sheets.ts';

const node = (id: string, label: string) => ({ id, label, name: id });
const edge = (from: string, to: string, type = 'KNOWS') => ({ from, to, type });

it.each(Object.entries(GRAPH_SHEETS))(
  'lays out the same graph the same way, inside a %s sheet and apart',
  (_, sheet) => {
    const nodes = Array.from({ length: 60 }, (_, i) => node(`n${i}`, 'Npc'));
    const edges = nodes.slice(1).map(({ id }, i) => edge(`n${Math.floor(i / 3)}`, id));
    const spots = layOut({ nodes, edges }, sheet);
    expect(layOut({ nodes, edges }, sheet)).toEqual(spots);
    const all = [...spots.values()];
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(sheet.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(sheet.height);
    }
    const nearest = all.map((a) =>
      Math.min(...all.filter((b) => b !== a).map((b) => Math.hypot(a.x - b.x, a.y - b.y))),
    );
    expect(Math.min(...nearest)).toBeGreaterThan(26);
  },
);

it('ties people through the events they were in, and each once', () => {
  const nodes = [
    node('me', 'Character'),
    node('kanata', 'Npc'),
    node('plaza', 'Place'),
    node('e1', 'Event'),
    node('e2', 'Event'),
  ];
  const edges = ['e1', 'e2'].flatMap((event) => [
    edge('me', event, 'MET_IN'),
    edge('kanata', event, 'MET_IN'),
    edge(event, 'plaza', 'LOCATED_IN'),
  ]);
  const folded = foldEvents({ nodes, edges });
  expect(folded.nodes.map(({ id }) => id)).toEqual(['me', 'kanata', 'plaza']);
  expect(folded.edges).toEqual([
    edge('me', 'kanata', 'MET_IN'),
    edge('kanata', 'plaza', 'LOCATED_IN'),
  ]);
});
