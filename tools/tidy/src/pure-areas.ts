// The pure parts of the server: the folders without clock, chance, IO or waiting.

/** A folder that must stay pure, and the folders inside it that need not. */
export interface PureArea {
  readonly folder: string;
  readonly except: readonly string[];
  /** Files that ask the host for the same pure function, only faster; a test beside each proves it. */
  readonly hosted?: readonly string[];
}

/** Every pure folder; each path ends with a slash. */
export const pureAreas: readonly PureArea[] = [
  { folder: 'packages/stage/src/', except: [], hosted: ['packages/stage/src/base/sha256.ts'] },
  { folder: 'packages/gm/src/', except: ['packages/gm/src/load/'] },
  { folder: 'packages/life/src/', except: [] },
  { folder: 'packages/portrait/src/', except: [] },
  { folder: 'packages/sift/src/', except: [] },
  { folder: 'packages/actor/src/', except: ['packages/actor/src/minds/model/'] },
  { folder: 'packages/sessions/src/pack/', except: [] },
];

/** The pure area a path belongs to, if any. */
export function pureAreaOf(path: string): PureArea | undefined {
  return pureAreas.find(
    (area) =>
      path.startsWith(area.folder) &&
      !area.except.some((folder) => path.startsWith(folder)) &&
      !area.hosted?.includes(path),
  );
}
