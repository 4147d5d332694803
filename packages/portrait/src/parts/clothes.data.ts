// What is worn, as far as a portrait shows it: shoulders and collars.
import type { Clothes } from '@hakoniwa/stage/looks';
import { bothSides, circle, type Stroke } from '../shape.ts';

const SHOULDERS = 'M9 96C10 84 23 78 39 75L57 75C73 78 86 84 87 96Z';
const body: Stroke = { d: SHOULDERS, fill: 'cloth' };
const neckline: Stroke = { d: 'M38 75C40 83 56 83 58 75Z', fill: 'skin' };
const open: Stroke = { d: 'M39 74.6L48 88L57 74.6Z', fill: 'skin' };

export const CLOTHES_SHAPES: Readonly<Record<Clothes, readonly Stroke[]>> = {
  tee: [body, neckline, { d: 'M38 75C40 83 56 83 58 75', line: 'clothShade', width: 2 }],
  shirt: [
    body,
    { d: 'M40 74L48 84L56 74Z', fill: 'skin' },
    { d: bothSides('M39 73L48 84L38 89L33 77Z'), fill: 'trim' },
    { d: 'M48 85L48 96', line: 'clothShade', width: 1.5 },
  ],
  suit: [
    body,
    { d: 'M39 74L48 94L57 74Z', fill: 'white' },
    { d: 'M46 79L50 79L51 82L52.5 96L43.5 96L45 82Z', fill: 'trim' },
    { d: bothSides('M38 75L48 96L34 96L29 79Z'), fill: 'clothShade' },
  ],
  kimono: [
    body,
    open,
    { d: 'M57 74L39 96L31 96L52 74Z', fill: 'white' },
    { d: 'M39 74L60 96L68 96L43 74Z', fill: 'trim' },
    { d: 'M34 77L58 96', line: 'clothShade', width: 1.5 },
  ],
  hood: [
    { d: 'M24 84C18 70 26 62 34 66L62 66C70 62 78 70 72 84Z', fill: 'clothShade' },
    body,
    neckline,
    { d: 'M42 81L41 92M54 81L55 92', line: 'white', width: 1.6 },
  ],
  apron: [
    body,
    neckline,
    { d: 'M36 86L60 86L63 96L33 96Z', fill: 'trim' },
    { d: bothSides('M36 87L33 76'), line: 'trim', width: 3.2 },
  ],
  jumper: [
    body,
    { d: 'M38 72C41 69 55 69 58 72L58 80C54 83 42 83 38 80Z', fill: 'clothShade' },
    { d: 'M20 90L76 90', line: 'trim', width: 3 },
  ],
  scarf: [
    body,
    { d: 'M33 74C38 69 58 69 63 74C64 80 58 84 48 84C38 84 32 80 33 74Z', fill: 'trim' },
    { d: 'M54 81L63 80L66 96L56 96Z', fill: 'trim' },
    { d: 'M37 77C43 80 53 80 59 77', line: 'clothShade', width: 1.3 },
  ],
  cloak: [
    body,
    { d: 'M30 77C38 84 58 84 66 77L60 96L36 96Z', fill: 'clothShade' },
    { d: circle([48, 84], 3.4), fill: 'metal' },
    { d: 'M30 77C40 70 56 70 66 77C58 83 38 83 30 77Z', fill: 'trim' },
  ],
  dungarees: [
    { ...body, fill: 'trim' },
    { d: 'M38 75C40 83 56 83 58 75Z', fill: 'skin' },
    { d: 'M34 88L62 88L66 96L30 96Z', fill: 'cloth' },
    { d: bothSides('M36 89L31 78'), line: 'cloth', width: 4 },
    { d: `${circle([36.5, 90], 1.5)}${circle([59.5, 90], 1.5)}`, fill: 'metal' },
  ],
};
