// One sheet that holds every small drawing: what comes from one sheet is put on screen without changing brushes.
import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { Size } from './size.ts';

/** Pixels along the first sheet's side, and the most a browser surely draws from. */
const FIRST_PX = 2_048;
const MOST_PX = 4_096;
/** Pixels left between two drawings, so that none bleeds into the next. */
const GAP_PX = 2;

export class DrawingSheet {
  /** Changes whenever all drawings were thrown away: whoever holds one must ask again. */
  edition = 0;
  readonly #sharpness: number;
  readonly #source: CanvasSource;
  #canvas = canvasOf(FIRST_PX, FIRST_PX);
  readonly #kept = new Map<string, Texture>();
  #next = { x: 0, y: 0, row: 0 };

  constructor(sharpness: number) {
    this.#sharpness = sharpness;
    this.#source = new CanvasSource({ resource: this.#canvas, resolution: sharpness });
  }

  /** The drawing with this name, made when it is not there yet; sizes are in pixels of the page. */
  look(name: string, size: Size, draw: (pen: CanvasRenderingContext2D) => void): Texture {
    const known = this.#kept.get(name);
    if (known) return known;
    const [width, height] = [size.width, size.height].map((one) =>
      Math.ceil(one * this.#sharpness),
    ) as [number, number];
    const { x, y } = this.#room(width, height);
    const pen = this.#canvas.getContext('2d');
    if (pen) {
      pen.save();
      pen.translate(x, y);
      pen.scale(this.#sharpness, this.#sharpness);
      draw(pen);
      pen.restore();
    }
    this.#source.update();
    const frame = new Rectangle(...([x, y, width, height].map(this.#inUnits) as Four));
    const texture = new Texture({ source: this.#source, frame });
    this.#kept.set(name, texture);
    return texture;
  }

  /** Throws every drawing away. */
  clear(): void {
    const { width, height } = this.#canvas;
    this.#canvas.getContext('2d')?.clearRect(0, 0, width, height);
    this.#kept.clear();
    this.#next = { x: 0, y: 0, row: 0 };
    this.edition += 1;
  }

  destroy(): void {
    this.#source.destroy();
  }

  readonly #inUnits = (pixels: number): number => pixels / this.#sharpness;

  #room(width: number, height: number): { readonly x: number; readonly y: number } {
    if (this.#next.x + width > this.#canvas.width)
      this.#next = { x: 0, y: this.#next.y + this.#next.row, row: 0 };
    if (this.#next.y + height > this.#canvas.height) this.#makeRoom();
    const { x, y, row } = this.#next;
    this.#next = { x: x + width + GAP_PX, y, row: Math.max(row, height + GAP_PX) };
    return { x, y };
  }

  /** A longer sheet with the same drawings; the longest one begins anew. */
  #makeRoom(): void {
    const old = this.#canvas;
    if (old.height >= MOST_PX) {
      this.clear();
      return;
    }
    const longer = canvasOf(old.width, old.height * 2);
    longer.getContext('2d')?.drawImage(old, 0, 0);
    this.#canvas = longer;
    this.#source.resource = longer;
    this.#source.resize(this.#inUnits(longer.width), this.#inUnits(longer.height));
  }
}

type Four = [number, number, number, number];

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
