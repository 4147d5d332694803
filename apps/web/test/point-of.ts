// Where on the page somebody stands on the map: worked out as the map itself does, for a click on the canvas.
import { GardenWatch } from '@hakoniwa/client';
import type { WatchView } from '@hakoniwa/protocol';
import type { Page } from 'playwright-core';
import { fitted } from '../src/garden/map/camera.ts';
import { mapLayoutOf } from '../src/garden/map/layout.ts';
import { spotsAt } from '../src/garden/map/where-drawn.ts';

interface Where {
  readonly base: string;
  readonly garden: string;
}

/** Somebody who stands apart from everybody else, and where they are drawn; time must stand still. */
export async function pointOf(page: Page, where: Where) {
  const box = await page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('there is no map');
  const view = await viewOf(where);
  const layout = mapLayoutOf(view.places, box.width / box.height);
  const { x, y, scale } = fitted(layout, box);
  const spots = spotsAt(view, { layout, now: view.now });
  const [alone] = spots
    .map((spot) => ({ spot, near: Math.min(...spots.map((one) => distance(one, spot))) }))
    .sort((a, b) => b.near - a.near);
  if (!alone) throw new Error('nobody is there');
  const { spot } = alone;
  return {
    name: view.people[spot.id]?.name ?? '',
    x: box.x + spot.x * scale + x,
    y: box.y + spot.y * scale + y,
  };
}

interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

function distance(one: Spot, other: Spot): number {
  return one.id === other.id ? Infinity : Math.hypot(one.x - other.x, one.y - other.y);
}

async function viewOf({ base, garden }: Where): Promise<WatchView> {
  const watch = new GardenWatch({ base, garden, as: 'director' });
  const view = await new Promise<WatchView>((resolve) => {
    watch.subscribe(() => {
      if (watch.state.view) resolve(watch.state.view);
    });
  });
  watch.close();
  return view;
}
