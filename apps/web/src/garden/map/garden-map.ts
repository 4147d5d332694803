// The map on screen: a picture of the ground, people who walk on it, the light of the hour.
import 'pixi.js/unsafe-eval';
import type { WatchState } from '@hakoniwa/client';
import type { WatchView } from '@hakoniwa/protocol';
import { autoDetectRenderer, Container, type Renderer, Sprite, Texture } from 'pixi.js';
import { worldNow } from '../../data/world-now.ts';
import { type Camera, fitted, zoomed } from './camera.ts';
import { Crowd } from './crowd.ts';
import { daylightAt } from './daylight.ts';
import { drawGround } from './draw-ground.ts';
import { hasFastGraphics } from './fast-graphics.ts';
import { type Layout, layoutOf } from './layout.ts';
import { readPalette } from './palette.ts';
import { type Picked, pickAt } from './pick.ts';
import { followPointer } from './pointer.ts';
import { type Spot, spotsAt } from './where-drawn.ts';

interface MapOptions {
  readonly onPick: (picked: Picked | undefined) => void;
}

/** What the picture of the ground was made of. */
interface Drawn {
  readonly places: WatchView['places'];
  readonly props: WatchView['props'];
  readonly theme: string;
}

/** How often the whereabouts are worked out; in between people glide. */
const LOOK_MS = 100;

export class GardenMap {
  readonly #host: HTMLElement;
  readonly #renderer: Renderer;
  readonly #stage = new Container();
  readonly #world = new Container();
  readonly #ground = new Sprite();
  readonly #night = new Sprite(Texture.WHITE);
  readonly #crowd = new Crowd();
  readonly #bubbles = new Map<string, HTMLElement>();
  readonly #cleanUp: (() => void)[] = [];
  #state: WatchState | undefined;
  #layout: Layout | undefined;
  #drawn: Drawn | undefined;
  #camera: Camera = { x: 0, y: 0, scale: 1 };
  #isMoved = false;
  #isDirty = true;
  #lookedAt = 0;
  #spots: readonly Spot[] = [];
  #frame = 0;

  private constructor(host: HTMLElement, renderer: Renderer) {
    this.#host = host;
    this.#renderer = renderer;
    this.#world.addChild(this.#ground, this.#night, this.#crowd.container);
    this.#stage.addChild(this.#world);
  }

  static async open(host: HTMLElement, { onPick }: MapOptions): Promise<GardenMap> {
    const renderer = await autoDetectRenderer({
      preference: hasFastGraphics() ? ['webgl', 'canvas'] : 'canvas',
      ...{ width: host.clientWidth, height: host.clientHeight, backgroundAlpha: 0 },
      ...{ antialias: true, autoDensity: true, resolution: Math.min(2, devicePixelRatio) },
    });
    const map = new GardenMap(host, renderer as Renderer);
    map.#begin(onPick);
    return map;
  }

  #begin(onPick: MapOptions['onPick']): void {
    const { canvas } = this.#renderer;
    canvas.setAttribute('aria-hidden', 'true');
    this.#host.prepend(canvas);
    this.#cleanUp.push(
      followPointer(this.#host, {
        drag: (dx, dy) =>
          this.#see({ ...this.#camera, x: this.#camera.x + dx, y: this.#camera.y + dy }),
        zoom: (factor, at) => this.#see(zoomed(this.#camera, factor, at)),
        tap: (at) => {
          const { x, y, scale } = this.#camera;
          const point = { x: (at.x - x) / scale, y: (at.y - y) / scale };
          const { view } = this.#state ?? {};
          if (view && this.#layout)
            onPick(pickAt(point, { view, layout: this.#layout, spots: this.#spots }));
        },
      }),
    );
    const resize = new ResizeObserver(() => this.#resize());
    resize.observe(this.#host);
    this.#cleanUp.push(() => resize.disconnect());
    this.#frame = requestAnimationFrame((at) => this.#tick(at));
  }

  /** Shows what is known now; theme names the colours to read. */
  show(state: WatchState, theme: string): void {
    this.#state = state;
    const { view } = state;
    if (!view) return;
    if (this.#drawn?.places !== view.places) {
      const { clientWidth, clientHeight } = this.#host;
      this.#layout = layoutOf(view.places, clientWidth / Math.max(1, clientHeight));
      if (!this.#isMoved) this.fit();
    }
    const drawn = { places: view.places, props: view.props, theme };
    const isSame =
      this.#drawn?.places === drawn.places &&
      this.#drawn.props === drawn.props &&
      this.#drawn.theme === theme;
    if (!isSame && this.#layout) this.#draw(this.#layout, view, drawn);
    this.#lookedAt = 0;
    this.#isDirty = true;
  }

  select(id: string | undefined): void {
    this.#crowd.select(id);
    this.#isDirty = true;
  }

  /** Keeps an element above someone's head. */
  attach(id: string, element: HTMLElement | null): void {
    if (element) this.#bubbles.set(id, element);
    else this.#bubbles.delete(id);
    this.#isDirty = true;
  }

  zoom(factor: number): void {
    const at = { x: this.#host.clientWidth / 2, y: this.#host.clientHeight / 2 };
    this.#see(zoomed(this.#camera, factor, at));
  }

  fit(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (this.#layout) this.#camera = fitted(this.#layout, { width, height });
    this.#isMoved = false;
    this.#isDirty = true;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const clean of this.#cleanUp) clean();
    this.#renderer.canvas.remove();
    this.#renderer.destroy();
  }

  #see(camera: Camera): void {
    this.#camera = camera;
    this.#isMoved = true;
    this.#isDirty = true;
  }

  #resize(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#renderer.resize(width, height);
    if (!this.#isMoved) this.fit();
    this.#isDirty = true;
  }

  #draw(layout: Layout, view: WatchView, drawn: Drawn): void {
    this.#drawn = drawn;
    const { canvas, scale } = drawGround({ view, layout, palette: readPalette() });
    const old = this.#ground.texture;
    this.#ground.texture = Texture.from({ resource: canvas, resolution: scale });
    if (old !== Texture.EMPTY) old.destroy(true);
    this.#night.setSize(layout.width, layout.height);
  }

  #tick(at: number): void {
    this.#frame = requestAnimationFrame((next) => this.#tick(next));
    const state = this.#state;
    const now = state && worldNow(state);
    if (!state?.view || !this.#layout || now === undefined) return;
    if (at - this.#lookedAt >= LOOK_MS) {
      this.#lookedAt = at;
      this.#spots = spotsAt(state.view, this.#layout, now);
      this.#light(now);
      this.#isDirty = this.#crowd.place(this.#spots, state.view) || this.#isDirty;
    }
    const isGliding = this.#crowd.glide(this.#camera.scale);
    if (!isGliding && !this.#isDirty) return;
    this.#isDirty = false;
    this.#world.scale.set(this.#camera.scale);
    this.#world.position.set(this.#camera.x, this.#camera.y);
    this.#renderer.render(this.#stage);
    this.#carryBubbles();
  }

  #light(now: number): void {
    const { night, glow } = daylightAt(now);
    const alpha = Math.round((night * 0.34 + glow * 0.08) * 100) / 100;
    const tint = glow > night ? 0xd98b3c : 0x14203c;
    if (this.#night.alpha === alpha && this.#night.tint === tint) return;
    this.#night.alpha = alpha;
    this.#night.tint = tint;
    this.#isDirty = true;
  }

  #carryBubbles(): void {
    const { x, y, scale } = this.#camera;
    for (const [id, element] of this.#bubbles) {
      const at = this.#crowd.at(id);
      element.style.visibility = at ? 'visible' : 'hidden';
      if (!at) continue;
      const half = element.offsetWidth / 2 + 6;
      const left = Math.min(Math.max(at.x * scale + x, half), this.#host.clientWidth - half);
      const top = Math.max((at.y - 22) * scale + y, element.offsetHeight + 4);
      element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px) translate(-50%, -100%)`;
    }
  }
}
