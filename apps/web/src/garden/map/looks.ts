// Drawings of people and their signs, made once for each look and shared by all who look the same.
import { type Expression, lookOf, portrait, type Shape, SIDE } from '@hakoniwa/portrait';
import type { WatchPerson } from '@hakoniwa/protocol';
import type { Texture } from 'pixi.js';
import { halfWidths } from './half-widths.ts';
import type { DrawingSheet } from './sheet.ts';

const FONT = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif';
/** The box of a person around the middle of their token: room for the sign is above on the right. */
export const BODY = { left: 20, top: 32, width: 48, height: 50 } as const;
const SIGN = { x: 16, y: -20, radius: 10 } as const;
const FACE_RADIUS = 17;
const RING = 50;
const NAME = { height: 17, widest: 120 } as const;

interface FaceOf {
  readonly id: string;
  readonly look: WatchPerson['look'];
  readonly expression: Expression;
  readonly sign: string | undefined;
}

interface Person {
  readonly letter: string;
  readonly colour: string;
  readonly sign: string | undefined;
}

/** Draws at a size: 1 is a person seen from as near as the map is by itself. */
export class Looks {
  readonly #sheet: DrawingSheet;
  readonly #size: number;

  constructor(sheet: DrawingSheet, size: number) {
    this.#sheet = sheet;
    this.#size = size;
  }

  /** Somebody's face in a round frame, and a sign of what they do. */
  face({ id, look, expression, sign }: FaceOf): Texture {
    return this.#look(`face ${id} ${expression} ${sign ?? ''}`, BODY, (pen) => {
      pen.translate(BODY.left, BODY.top);
      drawFace(pen, portrait(lookOf(id, look), expression));
      if (sign !== undefined) drawSign(pen, sign);
    });
  }

  /** A round token in someone's colour with the first letter of their name, and a sign of what they do. */
  person({ letter, colour, sign }: Person): Texture {
    return this.#look(`${letter} ${colour} ${sign ?? ''}`, BODY, (pen) => {
      pen.translate(BODY.left, BODY.top);
      drawToken(pen, letter, colour);
      if (sign !== undefined) drawSign(pen, sign);
    });
  }

  /** A name on paper, to stand below its person. */
  name(name: string): Texture {
    const { height, widest } = NAME;
    const width = Math.min(widest, 14 + halfWidths(name) * 5.6);
    return this.#look(`name ${name}`, { width, height }, (pen) => {
      pen.fillStyle = 'rgba(255, 252, 244, 0.88)';
      pen.beginPath();
      pen.roundRect(0, 0, width, height, 8);
      pen.fill();
      pen.fillStyle = '#2d2a22';
      pen.font = `500 10.5px ${FONT}`;
      write(pen, name, { x: width / 2, y: 9, widest: width - 8 });
    });
  }

  /** A ring for whoever is looked at. */
  ring(): Texture {
    return this.#look('ring', { width: RING, height: RING }, (pen) => {
      pen.strokeStyle = '#e0a93b';
      pen.lineWidth = 3;
      pen.beginPath();
      pen.arc(RING / 2, RING / 2 - 4, 20, 0, Math.PI * 2);
      pen.stroke();
    });
  }

  #look(
    name: string,
    { width, height }: { readonly width: number; readonly height: number },
    draw: (pen: CanvasRenderingContext2D) => void,
  ): Texture {
    const size = this.#size;
    return this.#sheet.look(name, { width: width * size, height: height * size }, (pen) => {
      pen.scale(size, size);
      draw(pen);
    });
  }
}

function drawToken(pen: CanvasRenderingContext2D, letter: string, colour: string): void {
  shadow(pen);
  pen.fillStyle = colour;
  pen.strokeStyle = '#fffdf5';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, -2, 12, 0, Math.PI * 2);
  pen.fill();
  pen.stroke();
  pen.fillStyle = '#fffdf5';
  pen.font = `600 13px ${FONT}`;
  write(pen, letter, { x: 0, y: -1 });
}

function drawFace(pen: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  shadow(pen);
  pen.save();
  pen.beginPath();
  pen.arc(0, -4, FACE_RADIUS, 0, Math.PI * 2);
  pen.clip();
  pen.translate(-FACE_RADIUS, -4 - FACE_RADIUS);
  pen.scale((2 * FACE_RADIUS) / SIDE, (2 * FACE_RADIUS) / SIDE);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const { d, fill, line, width = 1 } of shapes) {
    const path = new Path2D(d);
    if (fill !== undefined) {
      pen.fillStyle = fill;
      pen.fill(path);
    }
    if (line === undefined) continue;
    pen.strokeStyle = line;
    pen.lineWidth = width;
    pen.stroke(path);
  }
  pen.restore();
  pen.strokeStyle = '#fffdf5';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, -4, FACE_RADIUS, 0, Math.PI * 2);
  pen.stroke();
}

function shadow(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'rgba(40, 30, 10, 0.25)';
  pen.beginPath();
  pen.ellipse(0, 13, 12, 4, 0, 0, Math.PI * 2);
  pen.fill();
}

function drawSign(pen: CanvasRenderingContext2D, sign: string): void {
  pen.fillStyle = 'rgba(255, 252, 244, 0.92)';
  pen.beginPath();
  pen.arc(SIGN.x, SIGN.y, SIGN.radius, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#2d2a22';
  pen.font = '12px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
  write(pen, sign, { x: SIGN.x, y: SIGN.y + 1 });
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y, widest }: { readonly x: number; readonly y: number; readonly widest?: number },
): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, x, y, widest);
}
