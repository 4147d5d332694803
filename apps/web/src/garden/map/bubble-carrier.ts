// Keeps words above the heads of those who said them, inside the window.
import type { Camera } from './camera.ts';

interface Carried {
  readonly element: HTMLElement;
  /** Measured once: the words of a bubble never change. */
  size?: { readonly width: number; readonly height: number };
}

interface Sight {
  readonly camera: Camera;
  readonly width: number;
  readonly at: (id: string) => { readonly x: number; readonly y: number } | undefined;
}

export class BubbleCarrier {
  readonly #carried = new Map<string, Carried>();

  /** Keeps an element above someone's head; without one, nothing any more. */
  attach(id: string, element: HTMLElement | null): void {
    if (element) this.#carried.set(id, { element });
    else this.#carried.delete(id);
  }

  carry({ camera, width, at }: Sight): void {
    for (const [id, carried] of this.#carried) {
      const { element } = carried;
      const spot = at(id);
      element.style.visibility = spot ? 'visible' : 'hidden';
      if (!spot) continue;
      carried.size ??= { width: element.offsetWidth, height: element.offsetHeight };
      const half = carried.size.width / 2 + 6;
      const left = Math.min(Math.max(spot.x * camera.scale + camera.x, half), width - half);
      const top = Math.max((spot.y - 22) * camera.scale + camera.y, carried.size.height + 4);
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px) translate(-50%, -100%)`;
    }
  }
}
