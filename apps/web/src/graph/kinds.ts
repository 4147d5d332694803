// How kinds of nodes look in the drawing; unknown ones look like things.
import type { ja } from './locale/ja.ts';

export type ShownNodeKind = keyof typeof ja.kinds;
export type ShownEdgeKind = keyof typeof ja.edges;

interface Look {
  readonly fill: string;
  readonly radius: number;
}

export const LOOKS: Readonly<Record<ShownNodeKind, Look>> = {
  Character: { fill: 'fill-moss', radius: 20 },
  Npc: { fill: 'fill-plum', radius: 13 },
  Place: { fill: 'fill-sky', radius: 12 },
  Session: { fill: 'fill-sun', radius: 11 },
  Quest: { fill: 'fill-clay', radius: 10 },
  StoryArc: { fill: 'fill-clay', radius: 14 },
  Plot: { fill: 'fill-clay', radius: 9 },
  LogFragment: { fill: 'fill-sun', radius: 8 },
  CompletedLog: { fill: 'fill-plum', radius: 10 },
  Item: { fill: 'fill-edge', radius: 8 },
  Event: { fill: 'fill-edge', radius: 5 },
};

export const shownKindOf = (label: string): ShownNodeKind =>
  label in LOOKS ? (label as ShownNodeKind) : 'Item';
