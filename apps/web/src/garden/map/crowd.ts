// The people on the map: tokens that glide to where they belong, each with a sign of what they do.
import type { WatchView } from '@hakoniwa/protocol';
import { Container, ParticleContainer, Sprite } from 'pixi.js';
import { expressionOf } from '../../people/expression-of.ts';
import type { Camera } from './camera.ts';
import { Figure } from './figure.ts';
import { Looks } from './looks.ts';
import { DrawingSheet } from './sheet.ts';
import type { DrawnSpot } from './where-drawn.ts';

interface Window {
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
}

/** Nearer than this, names can be read. */
const NAMES_FROM_SCALE = 0.62;
/** More names than this would hide the map. */
const MOST_NAMES = 160;
/** In a larger crowd people are told by letter and colour: so many faces would fill the sheet. */
const MOST_FACES = 200;
/** So few can be seen to breathe. */
const FEW = 12;
/** A token is at least this share of its full size on screen, within reason. */
const READABLE = 0.72;
const LARGEST = 2.2;
/** People grow in steps of this factor: each size is drawn anew, sharp. */
const STEP = 1.12;
/** Share of the way that is left after this long. */
const LEFT = { share: 0.84, afterMs: 1_000 / 60 } as const;

export class Crowd {
  readonly container = new Container();
  readonly #bodies = layer();
  readonly #names = layer();
  readonly #ring = new Sprite();
  readonly #figures = new Map<string, Figure>();
  readonly #sharpness: number;
  readonly #sheet: DrawingSheet;
  readonly #isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  #looks: Looks;
  #selected: string | undefined;
  #size = 1;

  constructor(sharpness: number) {
    this.#sharpness = sharpness;
    this.#sheet = new DrawingSheet(sharpness);
    this.#looks = new Looks(this.#sheet, 1);
    this.#ring.anchor.set(0.5);
    this.#ring.visible = false;
    this.container.addChild(this.#ring, this.#bodies, this.#names);
  }

  get count(): number {
    return this.#figures.size;
  }

  /** How far from their middle someone is still touched, in units of the map. */
  reach(scale: number): number {
    return (18 * this.#size) / scale;
  }

  /** Where someone is drawn now. */
  at(id: string): { readonly x: number; readonly y: number } | undefined {
    return this.#figures.get(id)?.at;
  }

  select(id: string | undefined): void {
    this.#selected = id;
  }

  /** Takes new whereabouts. */
  place(spots: readonly DrawnSpot[], view: WatchView): void {
    let isOther = false;
    const here = new Set<string>();
    for (const spot of spots) {
      const { id } = spot;
      here.add(id);
      const person = view.people[id];
      let figure = this.#figures.get(id);
      if (!figure) {
        figure = new Figure({ id, name: person?.name ?? id, look: person?.look, at: spot });
        this.#figures.set(id, figure);
        isOther = true;
      }
      const action = person?.activity?.action;
      figure.head(spot, {
        sign: action === undefined ? undefined : view.actions[action]?.[0],
        expression: person === undefined ? 'calm' : expressionOf(person),
      });
    }
    for (const id of this.#figures.keys())
      if (!here.has(id)) isOther = this.#figures.delete(id) || isOther;
    if (isOther) this.#line();
  }

  /** Lets everyone go on for a while; true when something looks different. */
  glide({ camera, width, height }: Window, sinceMs: number): boolean {
    let isChanged = this.#grow(camera.scale);
    const hasNames = camera.scale >= NAMES_FROM_SCALE && this.#figures.size <= MOST_NAMES;
    if (hasNames !== this.#names.visible) {
      this.#names.visible = hasNames;
      this.#sheet.clear();
    }
    const glance = {
      ...{ camera, width, height, sharpness: this.#sharpness, size: this.#size, hasNames },
      ...{ looks: this.#looks, edition: this.#sheet.edition },
      hasFaces: this.#figures.size <= MOST_FACES,
      breathAtMs: this.#isReduced || this.#figures.size > FEW ? undefined : performance.now(),
      pace: this.#isReduced ? 1 : 1 - LEFT.share ** (sinceMs / LEFT.afterMs),
    };
    for (const figure of this.#figures.values()) isChanged = figure.step(glance) || isChanged;
    this.#encircle();
    return isChanged;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    this.#sheet.destroy();
  }

  #encircle(): void {
    const chosen = this.#selected === undefined ? undefined : this.#figures.get(this.#selected);
    this.#ring.visible = chosen !== undefined;
    if (!chosen) return;
    this.#ring.texture = this.#looks.ring();
    this.#ring.position.copyFrom(chosen.spot);
  }

  /** From afar people are drawn larger than life, so that they can be found. */
  #grow(scale: number): boolean {
    const wanted = scale * Math.min(LARGEST, Math.max(1, READABLE / scale));
    const size = STEP ** Math.round(Math.log(wanted) / Math.log(STEP));
    if (size === this.#size) return false;
    this.#size = size;
    this.#sheet.clear();
    this.#looks = new Looks(this.#sheet, size);
    return true;
  }

  /** Everyone in the order they came; names lie above all. */
  #line(): void {
    const figures = [...this.#figures.values()];
    this.#bodies.particleChildren = figures.map(({ body }) => body);
    this.#names.particleChildren = figures.map(({ label }) => label);
    this.#bodies.update();
    this.#names.update();
  }
}

function layer(): ParticleContainer {
  return new ParticleContainer({
    dynamicProperties: { position: true, vertex: true, uvs: true, color: true, rotation: false },
  });
}
