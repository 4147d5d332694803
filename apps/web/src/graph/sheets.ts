// The sheets a graph is drawn on, and a spot on one.

export interface NodeSpot {
  readonly x: number;
  readonly y: number;
}

/** A sheet in its own units, and how large and how long a name on it is. */
export interface SheetSize {
  readonly width: number;
  readonly height: number;
  readonly textSize: number;
  readonly nameLength: number;
}

/** A wide sheet lies, one for a phone stands: all of it is in sight, and its names can be read. */
export const GRAPH_SHEETS = {
  wide: { width: 1_000, height: 680, textSize: 15, nameLength: 12 },
  narrow: { width: 560, height: 840, textSize: 18, nameLength: 9 },
} as const satisfies Record<string, SheetSize>;
