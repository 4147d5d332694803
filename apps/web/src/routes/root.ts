// The root of all routes: the frame every screen stands in.
import { createRootRoute } from '@tanstack/react-router';
import { Broken, NotFound, PageFrame } from '../shell/frame.tsx';

export const rootRoute = createRootRoute({
  component: PageFrame,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});
