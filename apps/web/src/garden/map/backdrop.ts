// What lies behind the people: the ground as far as it is seen, in the light of the hour; painted only when that changes.
import type { WatchView } from '@hakoniwa/protocol';
import { type Camera, isFarAway } from './camera.ts';
import { daylightAt } from './daylight.ts';
import { drawGround } from './draw-ground.ts';
import { litPlaces, paintLight } from './lamps.ts';
import type { MapLayout } from './layout.ts';
import { readPalette } from './palette.ts';

/** What the picture of the ground was made of. */
interface Drawn {
  readonly places: WatchView['places'];
  readonly props: WatchView['props'];
  readonly theme: string;
  readonly isFar: boolean;
}

interface Shown {
  readonly view: WatchView;
  readonly layout: MapLayout;
  readonly theme: string;
}

interface Light {
  readonly alpha: number;
  readonly colour: string;
  readonly night: number;
  /** Places where a lamp burns. */
  readonly lit: readonly string[];
}

/** What the hour lets through; everything is seen through it. */
const MOONLIGHT = '#5f72b8';
const SUNSET = '#ffb877';
/** As dark as this, people light their lamps. */
const LAMPS_FROM = 0.25;

export class Backdrop {
  readonly canvas = document.createElement('canvas');
  readonly #sharpness: number;
  #ground: ReturnType<typeof drawGround> | undefined;
  #shown: Shown | undefined;
  #drawn: Drawn | undefined;
  #light: Light = { alpha: 0, colour: '', night: 0, lit: [] };
  #isOld = true;

  constructor(sharpness: number) {
    this.#sharpness = sharpness;
    this.canvas.setAttribute('aria-hidden', 'true');
    this.canvas.className = 'absolute inset-0 size-full';
  }

  resize(width: number, height: number): void {
    this.canvas.width = Math.round(width * this.#sharpness);
    this.canvas.height = Math.round(height * this.#sharpness);
    this.#isOld = true;
  }

  /** What the ground is made of from now on. */
  show(shown: Shown): void {
    this.#shown = shown;
  }

  /** The light of a moment of world time. */
  light(now: number): void {
    const { night, glow } = daylightAt(now);
    const { view, theme } = this.#shown ?? {};
    // A dark page is dark already.
    const depth = theme === 'night' ? 0.45 : 0.76;
    const alpha = Math.round((night * depth + glow * 0.2) * 100) / 100;
    const colour = glow > night ? SUNSET : MOONLIGHT;
    const lit = view && night > LAMPS_FROM ? litPlaces(view, now) : [];
    const light = { alpha, colour, night, lit };
    if (isSame(this.#light, light)) return;
    this.#light = light;
    this.#isOld = true;
  }

  /** Paints what the camera sees, when it sees something else than before. */
  paint(camera: Camera, isElsewhere: boolean): void {
    this.#redraw(isFarAway(camera));
    const pen = this.#isOld || isElsewhere ? this.canvas.getContext('2d') : null;
    if (!pen || !this.#ground) return;
    this.#isOld = false;
    const { canvas, scale } = this.#ground;
    const { width, height } = this.canvas;
    const share = (camera.scale * this.#sharpness) / scale;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalAlpha = 1;
    pen.clearRect(0, 0, width, height);
    pen.imageSmoothingQuality = 'medium';
    const [x, y] = [camera.x * this.#sharpness, camera.y * this.#sharpness];
    pen.drawImage(canvas, x, y, canvas.width * share, canvas.height * share);
    const layout = this.#shown?.layout;
    if (this.#light.alpha === 0 || !layout) return;
    const zoom = camera.scale * this.#sharpness;
    pen.setTransform(zoom, 0, 0, zoom, x, y);
    const seen = { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom };
    paintLight(pen, { layout, seen, ...this.#light });
  }

  /** Draws the ground anew when it is made of something else, or seen from elsewhere than it was drawn for. */
  #redraw(isFar: boolean): void {
    if (!this.#shown) return;
    const { view, layout, theme } = this.#shown;
    const drawn: Drawn = { places: view.places, props: view.props, theme, isFar };
    const before = this.#drawn;
    if (
      before &&
      (Object.keys(drawn) as (keyof Drawn)[]).every((key) => before[key] === drawn[key])
    )
      return;
    this.#drawn = drawn;
    this.#ground = drawGround({ view, layout, palette: readPalette(), isFar });
    this.#isOld = true;
  }
}

/** Whether it would be painted the same; how far the night is shows in the rest. */
function isSame(a: Light, b: Light): boolean {
  return a.alpha === b.alpha && a.colour === b.colour && a.lit.join() === b.lit.join();
}
