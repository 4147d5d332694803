// The root of all routes: the frame every screen stands in.
import { createRootRoute } from '@tanstack/react-router';
import { Broken, Frame, NotFound } from '../shell/frame.tsx';

export const rootRoute = createRootRoute({
  component: Frame,
  notFoundComponent: NotFound,
  errorComponent: Broken,
});
