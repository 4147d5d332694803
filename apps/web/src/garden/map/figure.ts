// One person on the map: a token, a sign of what they do, a name; drawn only while it can be seen.
import type { Expression } from '@hakoniwa/portrait';
import type { WatchPerson } from '@hakoniwa/protocol';
import { Particle, Texture } from 'pixi.js';
import type { Camera } from './camera.ts';
import { BODY, type Looks } from './looks.ts';
import { coatOf } from './palette.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FigureSource {
  readonly id: string;
  readonly name: string;
  readonly look: WatchPerson['look'];
  readonly at: Point;
}

interface Shown {
  readonly sign: string | undefined;
  readonly expression: Expression;
}

/** What is the same for everyone in one frame. */
export interface Glance {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen per pixel of the page: tokens stand on whole ones, where drawing is a plain copy. */
  readonly sharpness: number;
  /** How large people are drawn. */
  readonly size: number;
  readonly looks: Looks;
  readonly hasNames: boolean;
  /** Whether there are few enough to be told by their faces. */
  readonly hasFaces: boolean;
  /** Changes when every look has to be drawn anew. */
  readonly edition: number;
  /** Share of the way to their spot that everyone makes. */
  readonly pace: number;
  /** When it is, by the wall, where there are few enough to see them breathe. */
  readonly breathAtMs: number | undefined;
}

const CLOSE = 0.3;
/** How fast and how far people move while they stand. */
const BREATH_MS = 480;
const BREATH_PX = 1.6;
/** Pixels around the window in which a token still shows. */
const MARGIN = 40;

export class Figure {
  readonly body = particle();
  readonly label = particle();
  readonly #id: string;
  readonly #name: string;
  readonly #look: WatchPerson['look'];
  readonly #phase: number;
  #expression: Expression = 'calm';
  #sign: string | undefined;
  #edition = -1;
  #at: { x: number; y: number };
  #target: Point;
  /** The middle of the token on screen, on whole pixels. */
  #spot: Point = { x: Number.NaN, y: Number.NaN };
  #isSeen = false;

  constructor({ id, name, look, at }: FigureSource) {
    this.#id = id;
    this.#name = name;
    this.#look = look;
    this.#phase = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
    this.#at = { x: at.x, y: at.y };
    this.#target = at;
  }

  get at(): Point {
    return this.#at;
  }

  get spot(): Point {
    return this.#spot;
  }

  /** Where to go next, what to show above the head, and with what face. */
  head(target: Point, { sign, expression }: Shown): void {
    this.#target = target;
    if (sign === this.#sign && expression === this.#expression) return;
    this.#sign = sign;
    this.#expression = expression;
    this.#edition = -1;
  }

  /** Goes a little farther; true when something looks different. */
  step(glance: Glance): boolean {
    this.#glide(glance.pace);
    const { camera, width, height, sharpness, breathAtMs } = glance;
    const x = Math.round((this.#at.x * camera.scale + camera.x) * sharpness) / sharpness;
    const breath = breathAtMs === undefined ? 0 : this.#breath(breathAtMs) * glance.size;
    const y = Math.round((this.#at.y * camera.scale + camera.y + breath) * sharpness) / sharpness;
    const isSeen = x > -MARGIN && y > -MARGIN && x < width + MARGIN && y < height + MARGIN;
    const isNews = isSeen !== this.#isSeen;
    this.#isSeen = isSeen;
    if (isNews) this.#appear(isSeen);
    if (!isSeen) return isNews;
    const isMoved = this.#dress(glance) || this.#spot.x !== x || this.#spot.y !== y;
    if (isMoved) this.#put({ x, y }, glance);
    return isMoved || isNews;
  }

  #glide(pace: number): void {
    const [dx, dy] = [this.#target.x - this.#at.x, this.#target.y - this.#at.y];
    if (dx === 0 && dy === 0) return;
    const isThere = pace === 1 || Math.abs(dx) + Math.abs(dy) < CLOSE;
    this.#at.x = isThere ? this.#target.x : this.#at.x + dx * pace;
    this.#at.y = isThere ? this.#target.y : this.#at.y + dy * pace;
  }

  /** Nobody stands quite still, and no two move as one. */
  #breath(atMs: number): number {
    return Math.sin(atMs / BREATH_MS + this.#phase) * BREATH_PX;
  }

  #appear(isSeen: boolean): void {
    this.body.alpha = isSeen ? 1 : 0;
    this.label.alpha = isSeen ? 1 : 0;
  }

  #dress({ looks, edition, hasNames, hasFaces }: Glance): boolean {
    if (this.#edition === edition) return false;
    this.#edition = edition;
    const sign = this.#sign;
    this.body.texture = hasFaces
      ? looks.face({ id: this.#id, look: this.#look, expression: this.#expression, sign })
      : looks.person({ letter: [...this.#name][0] ?? '?', colour: coatOf(this.#id), sign });
    if (hasNames) this.label.texture = looks.name(this.#name);
    return true;
  }

  /** Corners lie on whole pixels too: half a pixel would blur, and cost a copy its speed. */
  #put(spot: Point, { size, sharpness }: Glance): void {
    this.#spot = spot;
    const whole = (pixels: number) => Math.round(pixels * sharpness) / sharpness;
    this.body.x = spot.x - whole(BODY.left * size);
    this.body.y = spot.y - whole(BODY.top * size);
    this.label.x = spot.x - whole(this.label.texture.width / 2);
    this.label.y = spot.y + whole(13 * size);
  }
}

function particle(): Particle {
  return new Particle({ texture: Texture.EMPTY, alpha: 0 });
}
