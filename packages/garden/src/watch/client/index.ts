// The viewer's side of watching: the shapes of the messages and the fold; it runs in a browser too.
export { foldWatch, TOLD_KEPT } from './fold-watch.ts';
export type {
  Told,
  WatchActivity,
  WatchContents,
  WatchDiff,
  WatchMessage,
  WatchNeed,
  WatchPerson,
  WatchPlace,
  WatchPoint,
  WatchProp,
  WatchView,
} from './watch-view.ts';
export { WATCH_VERSION } from './watch-view.ts';
export { needPoints, type Whereabout, whereAt } from './where-at.ts';
