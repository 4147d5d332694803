// The people on the map: tokens that glide to where they belong, each with a sign of what they do.
import type { WatchView } from '@hakoniwa/protocol';
import { Container, Sprite } from 'pixi.js';
import { coatOf } from './palette.ts';
import { emojiTexture, nameTexture, ringTexture, tokenTexture } from './token-textures.ts';
import type { Spot } from './where-drawn.ts';

interface Figure {
  readonly token: Sprite;
  readonly emoji: Sprite;
  readonly name: Sprite;
  target: Spot;
  x: number;
  y: number;
}

/** Nearer than this, names can be read. */
const NAMES_FROM_SCALE = 0.62;
/** More names than this would hide the map. */
const MOST_NAMES = 160;
/** A token is at least this share of its full size on screen, within reason. */
const READABLE = 0.72;
const LARGEST = 2.2;
/** Share of the way that is made in one frame. */
const PACE = 0.16;
const CLOSE = 0.3;

export class Crowd {
  readonly container = new Container();
  readonly #tokens = new Container();
  readonly #names = new Container();
  readonly #ring = new Sprite(ringTexture());
  readonly #figures = new Map<string, Figure>();
  #selected: string | undefined;
  #size = 1;
  #isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;

  constructor() {
    this.#ring.anchor.set(0.5);
    this.#ring.visible = false;
    this.container.addChild(this.#ring, this.#tokens, this.#names);
  }

  /** Where someone is drawn now. */
  at(id: string): { readonly x: number; readonly y: number } | undefined {
    return this.#figures.get(id);
  }

  select(id: string | undefined): void {
    this.#selected = id;
  }

  /** Takes new whereabouts; true when something looks different. */
  place(spots: readonly Spot[], view: WatchView): boolean {
    let isChanged = this.#figures.size !== spots.length;
    const here = new Set<string>();
    for (const spot of spots) {
      here.add(spot.id);
      const figure = this.#figures.get(spot.id) ?? this.#enter(spot, view);
      figure.target = spot;
      isChanged = this.#sign(figure, view) || isChanged;
    }
    for (const id of this.#figures.keys()) if (!here.has(id)) this.#leave(id);
    return isChanged;
  }

  /** Moves everyone a little; true while someone is on the way. */
  glide(scale: number): boolean {
    let isGliding = this.#grow(scale);
    const hasNames = scale >= NAMES_FROM_SCALE && this.#figures.size <= MOST_NAMES;
    this.#names.visible = hasNames;
    for (const figure of this.#figures.values()) {
      const { target } = figure;
      const [dx, dy] = [target.x - figure.x, target.y - figure.y];
      if (dx === 0 && dy === 0) continue;
      isGliding = true;
      const isThere = this.#isReduced || Math.abs(dx) + Math.abs(dy) < CLOSE;
      figure.x = isThere ? target.x : figure.x + dx * PACE;
      figure.y = isThere ? target.y : figure.y + dy * PACE;
      put(figure, { hasName: hasNames, size: this.#size });
    }
    const chosen = this.#selected === undefined ? undefined : this.#figures.get(this.#selected);
    this.#ring.visible = chosen !== undefined;
    if (chosen) this.#ring.position.set(chosen.x, chosen.y);
    return isGliding;
  }

  /** From afar people are drawn larger than life, so that they can be found. */
  #grow(scale: number): boolean {
    const size = Math.round(Math.min(LARGEST, Math.max(1, READABLE / scale)) * 20) / 20;
    if (size === this.#size) return false;
    this.#size = size;
    this.#ring.scale.set(size);
    for (const figure of this.#figures.values()) put(figure, { hasName: true, size });
    return true;
  }

  #enter(spot: Spot, view: WatchView): Figure {
    const { id, x, y } = spot;
    const name = view.people[id]?.name ?? id;
    const token = new Sprite(tokenTexture([...name][0] ?? '?', coatOf(id)));
    token.anchor.set(0.5);
    const emoji = new Sprite();
    emoji.anchor.set(0.5);
    const label = new Sprite(nameTexture(name));
    label.anchor.set(0.5, 0);
    this.#tokens.addChild(token, emoji);
    this.#names.addChild(label);
    const figure = { token, emoji, name: label, target: spot, x, y };
    put(figure, { hasName: true, size: this.#size });
    this.#figures.set(id, figure);
    return figure;
  }

  #leave(id: string): void {
    const figure = this.#figures.get(id);
    figure?.token.destroy();
    figure?.emoji.destroy();
    figure?.name.destroy();
    this.#figures.delete(id);
  }

  /** Shows what someone does; true when that is news. */
  #sign({ emoji, target }: Figure, view: WatchView): boolean {
    const { action } = view.people[target.id]?.activity ?? {};
    const sign = action === undefined ? undefined : view.actions[action]?.[0];
    const texture = sign === undefined ? undefined : emojiTexture(sign);
    const isNews =
      emoji.visible !== (texture !== undefined) || (texture && emoji.texture !== texture);
    emoji.visible = texture !== undefined;
    if (texture) emoji.texture = texture;
    return isNews === true;
  }
}

function put(
  { token, emoji, name, x, y }: Figure,
  { hasName, size }: { hasName: boolean; size: number },
): void {
  token.position.set(x, y);
  token.scale.set(size);
  emoji.position.set(x + 13 * size, y - 15 * size);
  emoji.scale.set(size);
  if (hasName) name.position.set(x, y + 13);
}
