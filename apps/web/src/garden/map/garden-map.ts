// The map on screen: a picture of the ground, people who walk on it, the light of the hour.
import 'pixi.js/unsafe-eval';
import type { WatchState } from '@hakoniwa/client';
import type { WatchView } from '@hakoniwa/protocol';
import { autoDetectRenderer, Container, type Renderer } from 'pixi.js';
import { worldNow } from '../../data/world-now.ts';
import { Backdrop } from './backdrop.ts';
import { BubbleCarrier } from './bubble-carrier.ts';
import { type Camera, dragged, fitted, isFarAway, zoomed } from './camera.ts';
import { Crowd } from './crowd.ts';
import { hasFastGraphics } from './fast-graphics.ts';
import { type MapLayout, mapLayoutOf } from './layout.ts';
import { type Picked, pickAt } from './pick.ts';
import { followPointer } from './pointer.ts';
import { type DrawnSpot, spotsAt } from './where-drawn.ts';

interface MapOptions {
  readonly onPick: (picked: Picked | undefined) => void;
}

/** How often the whereabouts are worked out; in between people glide. */
const LOOK_MS = 100;
/** So many people are drawn less often: nobody can follow them all, and the page stays quick. */
const MANY = 300;
const MANY_EVERY_MS = 30;

export class GardenMap {
  readonly #host: HTMLElement;
  readonly #renderer: Renderer;
  readonly #stage = new Container();
  readonly #backdrop: Backdrop;
  readonly #crowd: Crowd;
  readonly #bubbles = new BubbleCarrier();
  readonly #cleanUp: (() => void)[] = [];
  #state: WatchState | undefined;
  #places: WatchView['places'] | undefined;
  #layout: MapLayout | undefined;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #window = { width: 1, height: 1 };
  #isMoved = false;
  #isElsewhere = true;
  #isDirty = true;
  #lookedAt = 0;
  #drawnAt = 0;
  #spots: readonly DrawnSpot[] = [];
  #frame = 0;

  private constructor(host: HTMLElement, renderer: Renderer, sharpness: number) {
    this.#host = host;
    this.#renderer = renderer;
    this.#backdrop = new Backdrop(sharpness);
    this.#crowd = new Crowd(sharpness);
    this.#stage.addChild(this.#crowd.container);
  }

  static async open(host: HTMLElement, { onPick }: MapOptions): Promise<GardenMap> {
    const sharpness = Math.min(2, devicePixelRatio);
    const renderer = await autoDetectRenderer({
      preference: hasFastGraphics() ? ['webgl', 'canvas'] : 'canvas',
      ...{ width: host.clientWidth, height: host.clientHeight, backgroundAlpha: 0 },
      ...{ antialias: true, autoDensity: true, resolution: sharpness },
    });
    const map = new GardenMap(host, renderer as Renderer, sharpness);
    map.#begin(onPick);
    return map;
  }

  #begin(onPick: MapOptions['onPick']): void {
    const { canvas } = this.#renderer;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.className = 'absolute inset-0';
    this.#host.prepend(this.#backdrop.canvas, canvas);
    this.#cleanUp.push(
      followPointer(this.#host, {
        drag: (dx, dy) => this.#drag(dx, dy),
        zoom: (factor, at) => this.#zoom(factor, at),
        tap: (at) => onPick(this.#under(at)),
      }),
    );
    const resize = new ResizeObserver(() => this.#resize());
    resize.observe(this.#host);
    this.#cleanUp.push(() => resize.disconnect());
    this.#resize();
    this.#frame = requestAnimationFrame((at) => this.#tick(at));
  }

  /** Shows what is known now; theme names the colours to read. */
  show(state: WatchState, theme: string): void {
    this.#state = state;
    const { view } = state;
    if (!view) return;
    if (this.#places !== view.places) {
      this.#places = view.places;
      const { width, height } = this.#window;
      this.#layout = mapLayoutOf(view.places, width / height);
      if (!this.#isMoved) this.fit();
    }
    if (this.#layout) this.#backdrop.show({ view, layout: this.#layout, theme });
    this.#lookedAt = 0;
    this.#isDirty = true;
  }

  select(id: string | undefined): void {
    this.#crowd.select(id);
    this.#isDirty = true;
  }

  /** Keeps an element above someone's head. */
  attach(id: string, element: HTMLElement | null): void {
    this.#bubbles.attach(id, element);
    this.#isDirty = true;
  }

  zoom(factor: number): void {
    const { width, height } = this.#window;
    this.#zoom(factor, { x: width / 2, y: height / 2 });
  }

  fit(): void {
    if (this.#layout) this.#see(fitted(this.#layout, this.#window));
    this.#isMoved = false;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const clean of this.#cleanUp) clean();
    this.#backdrop.canvas.remove();
    this.#renderer.canvas.remove();
    this.#crowd.destroy();
    this.#renderer.destroy();
  }

  #drag(dx: number, dy: number): void {
    if (!this.#layout) return;
    this.#see(dragged(this.#camera, { dx, dy, map: this.#layout, window: this.#window }));
  }

  #zoom(factor: number, at: { readonly x: number; readonly y: number }): boolean {
    if (!this.#layout) return false;
    const { scale } = this.#camera;
    const whole = fitted(this.#layout, this.#window);
    this.#see(zoomed(this.#camera, { factor, at, whole }));
    return this.#camera.scale !== scale;
  }

  #see(camera: Camera): void {
    this.#camera = camera;
    this.#isMoved = true;
    this.#isElsewhere = true;
  }

  #under(at: { readonly x: number; readonly y: number }): Picked | undefined {
    const { x, y, scale } = this.#camera;
    const { view } = this.#state ?? {};
    if (!view || !this.#layout) return undefined;
    const point = { x: (at.x - x) / scale, y: (at.y - y) / scale };
    const reach = this.#crowd.reach(scale);
    const isFar = isFarAway(this.#camera);
    return pickAt(point, { view, layout: this.#layout, spots: this.#spots, reach, isFar });
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#window = { width, height };
    this.#renderer.resize(width, height);
    this.#backdrop.resize(width, height);
    if (!this.#isMoved) this.fit();
    this.#isElsewhere = true;
  }

  #tick(at: number): void {
    this.#frame = requestAnimationFrame((next) => this.#tick(next));
    const state = this.#state;
    const now = state && worldNow(state);
    if (!state?.view || !this.#layout || now === undefined) return;
    const isCrowded = this.#crowd.count > MANY && !this.#isElsewhere;
    if (isCrowded && at - this.#drawnAt < MANY_EVERY_MS) return;
    if (at - this.#lookedAt >= LOOK_MS) {
      this.#lookedAt = at;
      this.#spots = spotsAt(state.view, { layout: this.#layout, now });
      this.#crowd.place(this.#spots, state.view);
      this.#backdrop.light(now);
    }
    const sinceMs = Math.min(LOOK_MS, at - this.#drawnAt);
    this.#drawnAt = at;
    this.#backdrop.paint(this.#camera, this.#isElsewhere);
    const isChanged = this.#crowd.glide({ camera: this.#camera, ...this.#window }, sinceMs);
    if (!isChanged && !this.#isDirty && !this.#isElsewhere) return;
    this.#isDirty = false;
    this.#isElsewhere = false;
    this.#renderer.render(this.#stage);
    this.#carryBubbles();
  }

  #carryBubbles(): void {
    const at = (id: string) => this.#crowd.at(id);
    this.#bubbles.carry({ camera: this.#camera, width: this.#window.width, at });
  }
}
