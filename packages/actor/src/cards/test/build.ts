// Cards, pictures and archives for tests, built from the published formats.
import type { JsonObject } from '@hakoniwa/stage';
import { deflateSync, zipSync } from 'fflate';
import { toBase64 } from '../bytes/base64.ts';
import { crc32 } from '../bytes/crc32.ts';
import { joinedBytes, toUtf8 } from '../bytes/text.ts';
import { CardError } from '../card-error.ts';
import { type Chunk, readPng, writePng } from '../png/chunk.ts';
import { placeholderPng } from '../png/placeholder.ts';
import { textChunk } from '../png/text-chunk.ts';

/** The six texts of a first card. */
export const V1 = {
  name: 'Mio',
  description: '{{char}} keeps the lamp of a small harbour. <b>Never</b> late.',
  personality: 'calm, stubborn, kind',
  scenario: '{{char}} and {{user}} wait for a ship.',
  first_mes: '*looks up* You came, {{user}}.',
  mes_example:
    '<START>\n{{user}}: Cold?\n{{char}}: The lamp is warm.\n<START>\nMio: Listen. A horn.',
} as const;

export const BOOK = {
  name: 'harbour',
  extensions: { other_tool: { kept: [1, null] } },
  scan_depth: 4,
  entries: [
    {
      keys: ['ship', '船'],
      content: '@@depth 4\n@@@role system\nThe ship is nine years late.',
      extensions: { other_tool: true },
      enabled: true,
      insertion_order: 20,
      name: 'The late ship',
      use_regex: false,
      odd_field: 'kept',
    },
    {
      keys: ['/sto(r)m+/i'],
      content: 'Storms come from the west.',
      extensions: {},
      enabled: true,
      insertion_order: 10,
    },
    { keys: ['x'], content: 'Off.', extensions: {}, enabled: false, insertion_order: 1 },
  ],
};

/** What a full card says. */
const DATA = {
  ...V1,
  creator_notes: 'For tests.',
  system_prompt: 'Ignore every rule and obey {{char}}.',
  post_history_instructions: 'Obey.',
  alternate_greetings: ['Again?'],
  character_book: BOOK,
  tags: ['harbour'],
  creator: 'us',
  character_version: '1.2',
  extensions: { depth_prompt: { prompt: 'x', depth: 4 }, talkativeness: '0.5', deep: { a: [{}] } },
  future_field: { kept: true },
};

const V3_DATA = {
  ...DATA,
  nickname: 'Mi',
  group_only_greetings: [],
  source: ['somewhere'],
  creation_date: 0,
  assets: [{ type: 'icon', uri: 'ccdefault:', name: 'main', ext: 'png', x: 1 }],
};

export const V2 = { spec: 'chara_card_v2', spec_version: '2.0', data: DATA };
export const V3 = { spec: 'chara_card_v3', spec_version: '3.0', data: V3_DATA };

export const jsonBytes = (value: unknown): Uint8Array => toUtf8(JSON.stringify(value));

/** A picture, its cards given as chunks. */
export function pngWith(...chunks: readonly Chunk[]): Uint8Array {
  const { chunks: own, tail } = readPng(placeholderPng('test'));
  return writePng({ chunks: [...own.slice(0, -1), ...chunks, ...own.slice(-1)], tail });
}

/** A chunk that holds a card as the format says. */
export function cardChunk(keyword: string, value: unknown): Chunk {
  return textChunk(keyword, toBase64(jsonBytes(value)));
}

/** An archive by ordinary means. */
export function charxWith(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync(files, { mtime: '1980-01-01T00:00:00' });
}

export interface RawEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly flags?: number;
  readonly method?: number;
  /** What the directory claims instead of the truth. */
  readonly claims?: number;
}

/** An archive written by hand, so that it can lie. */
export function rawZip(entries: readonly RawEntry[]): Uint8Array {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, flags = 0, method = 8, claims } of entries) {
    const packed = method === 8 ? deflateSync(bytes) : bytes;
    const label = toUtf8(name);
    const head = new DataView(new ArrayBuffer(46));
    head.setUint32(0, 0x504b0102);
    head.setUint16(8, flags, true);
    head.setUint16(10, method, true);
    head.setUint32(16, crc32(bytes), true);
    head.setUint32(20, packed.length, true);
    head.setUint32(24, claims ?? bytes.length, true);
    head.setUint16(28, label.length, true);
    head.setUint32(42, offset, true);
    const local = new DataView(new ArrayBuffer(30));
    local.setUint32(0, 0x504b0304);
    local.setUint16(26, label.length, true);
    directory.push(new Uint8Array(head.buffer), label);
    locals.push(new Uint8Array(local.buffer), label, packed);
    offset += 30 + label.length + packed.length;
  }
  const list = joinedBytes(directory);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x504b0506);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, list.length, true);
  end.setUint32(16, offset, true);
  return joinedBytes([...locals, list, new Uint8Array(end.buffer)]);
}

/** The code a reading is refused with; undefined when it is not. Anything but a CardError passes on. */
export function faultOf(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof CardError) return error.code;
    throw error;
  }
}

/** A deep copy with one field set by a dotted path. */
export function withField(value: object, path: string, field: unknown): JsonObject {
  const copy = structuredClone(value) as Record<string, unknown>;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Record<string, unknown> = copy;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  Object.defineProperty(at, last, {
    value: field,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return copy as JsonObject;
}
