// A plain picture for a character that has none: one quiet colour, chosen by the name.
import { hashText } from '@hakoniwa/stage';
import { zlibSync } from 'fflate';
import { makeChunk, writePng } from './chunk.ts';

/** Two to three, as pictures on cards are. */
const WIDTH = 256;
const HEIGHT = 384;
const PALETTE = 3;
const BIT_DEPTH = 8;

/** A PNG of one colour; the same name gives the same file. */
export function placeholderPng(name: string): Uint8Array {
  const head = new Uint8Array(13);
  const view = new DataView(head.buffer);
  view.setUint32(0, WIDTH);
  view.setUint32(4, HEIGHT);
  head[8] = BIT_DEPTH;
  head[9] = PALETTE;
  // Every row: one byte for the filter, then the palette's only colour, all of them zero.
  const rows = new Uint8Array((WIDTH + 1) * HEIGHT);
  return writePng({
    chunks: [
      makeChunk('IHDR', head),
      makeChunk('PLTE', colourOf(name)),
      makeChunk('IDAT', zlibSync(rows)),
      makeChunk('IEND', new Uint8Array(0)),
    ],
    tail: new Uint8Array(0),
  });
}

/** Light and low in contrast, so that a name set over it stays readable. */
function colourOf(name: string): Uint8Array {
  const hash = hashText(name);
  return Uint8Array.from(
    [0, 2, 4],
    (at) => 150 + (Number.parseInt(hash.slice(at, at + 2), 16) >> 2),
  );
}
