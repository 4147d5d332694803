// Mouse, pen and fingers on the map: drag, wheel, pinch, tap.

interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerHands {
  readonly drag: (dx: number, dy: number) => void;
  /** Gives whether anything came nearer or went farther. */
  readonly zoom: (factor: number, at: Point) => boolean;
  readonly tap: (at: Point) => void;
}

/** Moves smaller than this are a shaky tap. */
const TAP_PX = 6;

/** Follows pointers on an element; call the result to stop. */
export function followPointer(element: HTMLElement, hands: PointerHands): () => void {
  const down = new Map<number, Point>();
  let travelled = 0;
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const onDown = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    if (down.size === 0) travelled = 0;
    down.set(event.pointerId, pointOf(event));
    element.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = pointOf(event);
    const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) hands.zoom(distance(now, other) / Math.max(1, distance(before, other)), other);
    else hands.drag(now.x - before.x, now.y - before.y);
    travelled += distance(now, before);
    down.set(event.pointerId, now);
  };
  const onUp = (event: PointerEvent) => {
    const isTap = down.delete(event.pointerId) && down.size === 0 && travelled < TAP_PX;
    if (isTap && event.type === 'pointerup') hands.tap(pointOf(event));
  };
  const onWheel = (event: WheelEvent) => {
    // Who has seen the whole map scrolls on down the page.
    if (hands.zoom(1.0015 ** -event.deltaY, pointOf(event))) event.preventDefault();
  };
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('pointerdown', onDown, { signal });
  element.addEventListener('pointermove', onMove, { signal });
  element.addEventListener('pointerup', onUp, { signal });
  element.addEventListener('pointercancel', onUp, { signal });
  element.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
