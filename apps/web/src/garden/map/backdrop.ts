// What lies behind the people: the ground as far as it is seen, in the light of the hour; painted only when that changes.
import type { WatchView } from '@hakoniwa/protocol';
import { type Camera, isFarAway } from './camera.ts';
import { daylightAt } from './daylight.ts';
import { drawGround } from './draw-ground.ts';
import type { Layout } from './layout.ts';
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
  readonly layout: Layout;
  readonly theme: string;
}

export class Backdrop {
  readonly canvas = document.createElement('canvas');
  readonly #sharpness: number;
  #ground: ReturnType<typeof drawGround> | undefined;
  #shown: Shown | undefined;
  #drawn: Drawn | undefined;
  #light = { alpha: 0, colour: '' };
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
    const alpha = Math.round((night * 0.34 + glow * 0.08) * 100) / 100;
    const colour = glow > night ? '#d98b3c' : '#14203c';
    if (this.#light.alpha === alpha && this.#light.colour === colour) return;
    this.#light = { alpha, colour };
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
    pen.globalAlpha = this.#light.alpha;
    pen.fillStyle = this.#light.colour;
    pen.fillRect(0, 0, width, height);
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
