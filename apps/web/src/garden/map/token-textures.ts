// Drawings of people and their signs, made once for each look and shared by all who look the same.
import { Texture } from 'pixi.js';

const SHARPNESS = 2;
const FONT = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif';
const TOKEN = 34;
const EMOJI = 22;

const kept = new Map<string, Texture>();

/** A round token in someone's colour with the first letter of their name. */
export function tokenTexture(letter: string, colour: string): Texture {
  return textureOf(`token ${letter} ${colour}`, { width: TOKEN, height: TOKEN }, (pen) => {
    const middle = TOKEN / 2;
    pen.fillStyle = 'rgba(40, 30, 10, 0.25)';
    pen.beginPath();
    pen.ellipse(middle, TOKEN - 5, 11, 4, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = colour;
    pen.strokeStyle = '#fffdf5';
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(middle, middle - 2, 12, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
    pen.fillStyle = '#fffdf5';
    pen.font = `600 13px ${FONT}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(letter, middle, middle - 1);
  });
}

export function emojiTexture(emoji: string): Texture {
  return textureOf(`emoji ${emoji}`, { width: EMOJI, height: EMOJI }, (pen) => {
    pen.fillStyle = 'rgba(255, 252, 244, 0.92)';
    pen.beginPath();
    pen.arc(EMOJI / 2, EMOJI / 2, EMOJI / 2 - 1, 0, Math.PI * 2);
    pen.fill();
    pen.font = '12px "Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(emoji, EMOJI / 2, EMOJI / 2 + 1);
  });
}

/** A name on paper, to stand below its person. */
export function nameTexture(name: string): Texture {
  const width = Math.min(120, 12 + [...name].length * 11);
  return textureOf(`name ${name}`, { width, height: 17 }, (pen) => {
    pen.fillStyle = 'rgba(255, 252, 244, 0.88)';
    pen.beginPath();
    pen.roundRect(0, 0, width, 17, 8);
    pen.fill();
    pen.fillStyle = '#2d2a22';
    pen.font = `500 10.5px ${FONT}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.fillText(name, width / 2, 9, width - 8);
  });
}

/** A ring for whoever is looked at. */
export function ringTexture(): Texture {
  return textureOf('ring', { width: 44, height: 44 }, (pen) => {
    pen.strokeStyle = '#e0a93b';
    pen.lineWidth = 3;
    pen.beginPath();
    pen.arc(22, 20, 16, 0, Math.PI * 2);
    pen.stroke();
  });
}

function textureOf(
  key: string,
  { width, height }: { width: number; height: number },
  draw: (pen: CanvasRenderingContext2D) => void,
): Texture {
  const known = kept.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const pen = canvas.getContext('2d');
  pen?.scale(SHARPNESS, SHARPNESS);
  if (pen) draw(pen);
  const texture = Texture.from({ resource: canvas, resolution: SHARPNESS });
  kept.set(key, texture);
  return texture;
}
