// The classes of things: what each is, is part of, holds, yields, works with, and how big it is.

/** Sizes from what lies in a palm to what fills a wall. */
const SIZES = { tiny: 1, small: 2, medium: 3, long: 4, large: 5, huge: 6 } as const;

/** What is known of every thing of a class; what it does not say, the class it is one of says. */
export interface ClassSheet {
  readonly isA?: string;
  readonly partOf?: readonly string[];
  /** What goes into it (or onto it, where nothing is inside). */
  readonly holds?: readonly string[];
  readonly yields?: readonly string[];
  readonly worksWith?: readonly string[];
  /** What one can do with it, or with what is in it, by the mouth. */
  readonly swallowed?: readonly string[];
  readonly size?: number;
  /** The largest size that goes in; one less than its own when nothing is said. */
  readonly room?: number;
}

const { tiny, small, medium, long, large, huge } = SIZES;

const SHEETS = {
  thing: {},
  container: { isA: 'thing', holds: ['thing'] },
  vessel: { isA: 'container', holds: ['liquid', 'food', 'thing'], swallowed: ['eat', 'drink'] },
  cup: { isA: 'vessel', size: small },
  bowl: { isA: 'vessel', size: small, room: tiny },
  jar: { isA: 'vessel', size: medium },
  bottle: { isA: 'vessel', size: small, room: tiny },
  pot: { isA: 'vessel', size: medium },
  bucket: { isA: 'vessel', size: medium, room: long },
  basin: { isA: 'vessel', size: large, yields: ['water'] },
  tray: { isA: 'container', swallowed: ['eat'], size: medium, room: long },
  basket: { isA: 'container', swallowed: ['eat'], size: medium, room: long },
  bag: { isA: 'container', swallowed: ['eat', 'drink'], size: medium, room: long },
  pocket: {
    isA: 'container',
    swallowed: ['eat', 'drink'],
    size: small,
    room: small,
    partOf: ['garment', 'bag'],
  },
  box: { isA: 'container', swallowed: ['eat', 'drink'], size: long, room: long },
  chest: { isA: 'container', size: large },
  drawer: { isA: 'container', size: medium, room: medium, partOf: ['surface'] },
  cabinet: { isA: 'container', size: huge },
  fridge: { isA: 'container', size: huge, room: long },
  stand: { isA: 'container', size: large, room: long, holds: ['umbrella', 'weapon', 'tool'] },
  liquid: { isA: 'thing', swallowed: ['drink'], holds: ['liquid', 'powder'], size: tiny },
  water: { isA: 'liquid' },
  oil: { isA: 'liquid', swallowed: ['eat', 'drink'] },
  drink: { isA: 'liquid', size: small },
  powder: { isA: 'thing', swallowed: ['eat', 'drink'], size: tiny },
  food: { isA: 'thing', holds: ['liquid', 'powder'], swallowed: ['eat', 'drink'] },
  opening: { isA: 'thing', size: huge },
  door: { isA: 'opening', worksWith: ['key'] },
  window: { isA: 'opening' },
  seat: { isA: 'thing', holds: ['creature'], size: huge },
  bed: { isA: 'seat' },
  light: { isA: 'device', size: medium },
  torch: { isA: 'light', size: small },
  candle: { isA: 'light', size: small },
  device: { isA: 'thing' },
  appliance: { isA: 'device', holds: ['liquid', 'food'], size: medium },
  brewer: { isA: 'appliance', yields: ['drink'] },
  oven: { isA: 'appliance', yields: ['food'] },
  screen: { isA: 'device', size: long },
  telephone: { isA: 'device', size: small },
  computer: { isA: 'device', size: medium },
  clock: { isA: 'device', size: small },
  remote: { isA: 'device', size: small, worksWith: ['screen', 'light', 'device'] },
  text: { isA: 'thing' },
  book: { isA: 'text', size: small },
  paper: { isA: 'text', size: tiny },
  sign: { isA: 'text' },
  garment: { isA: 'thing', size: small },
  jewel: { isA: 'thing', size: tiny },
  creature: { isA: 'thing', swallowed: ['eat'] },
  tool: { isA: 'thing' },
  pen: { isA: 'tool', size: tiny, worksWith: ['text'] },
  cutlery: { isA: 'tool', size: tiny, worksWith: ['food', 'drink'] },
  umbrella: { isA: 'tool', size: long },
  weapon: { isA: 'tool', size: long },
  instrument: { isA: 'thing', size: long },
  key: { isA: 'thing', size: tiny, worksWith: ['door', 'container'] },
  coin: { isA: 'thing', size: tiny },
  surface: { isA: 'thing', holds: ['thing'], size: huge },
  shelf: { isA: 'surface', holds: ['thing'] },
  plant: { isA: 'thing', holds: ['liquid'], swallowed: ['eat'] },
  fire: { isA: 'thing', holds: ['liquid'] },
  statue: { isA: 'thing' },
} as const satisfies Readonly<Record<string, ClassSheet>>;

export type ThingClass = keyof typeof SHEETS;
export const CLASSES: Readonly<Record<ThingClass, ClassSheet>> = SHEETS;
export const CLASS_IDS = Object.keys(SHEETS) as [ThingClass, ...ThingClass[]];
