// Reads a JSON body that nobody vouches for: its type, its size as it arrives, its depth, its text.
import { fairLoop } from '@hakoniwa/garden';
import { isJsonObject, soundText, unsoundTextIn } from '@hakoniwa/stage';
import type { HonoRequest } from 'hono';
import {
  BodyBroken,
  BodyNotJson,
  BodyTooLarge,
  BodyTypeUnsupported,
  RequestInvalid,
} from './errors.ts';
import { limits } from './limits.ts';
import { UNSOUND } from './unsound.ts';

/** The body as JSON; throws one of the errors of a bad request. `mended` names a field a model wrote. */
export async function readBodyJson(request: HonoRequest, mended?: string): Promise<unknown> {
  checkType(request.header('content-type'));
  const bytes = await readBodyBytes(request, limits.bodyBytes);
  if (bytes.byteLength <= limits.longWork.bodyBytes) return jsonOf(bytes, mended);
  return fairLoop.run(() => jsonOf(bytes, mended), { isLong: true });
}

function jsonOf(bytes: Uint8Array, mended: string | undefined): unknown {
  const text = decode(bytes);
  if (depthOf(text) > limits.bodyDepth)
    throw new RequestInvalid([{ path: '', message: `nested deeper than ${limits.bodyDepth}` }]);
  const json = parsed(text);
  // Only an escape can bring such a text in; a body without one is not walked through.
  return ESCAPED.test(text) ? soundBody(json, mended) : json;
}

const ESCAPED = /\\u(?:0000|d[89a-f])/i;

/** What people and programs send is refused when nobody can keep it; a model's garbage is not their mistake. */
function soundBody(json: unknown, mended: string | undefined): unknown {
  const given = mended !== undefined && isJsonObject(json) ? json[mended] : undefined;
  const body =
    mended !== undefined && typeof given === 'string'
      ? { ...(json as object), [mended]: soundText(given) }
      : json;
  const path = unsoundTextIn(body);
  if (path !== undefined) throw new RequestInvalid([{ path, message: UNSOUND }]);
  return body;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BodyNotJson(cause instanceof Error ? cause.message : 'not JSON', { cause });
  }
}

/** No type at all is taken for JSON; anything that names another type is refused. */
function checkType(header: string | undefined): void {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const isJson = /^(?:application\/json|application\/[\w.+-]+\+json|text\/json)?$/.test(
    type.trim(),
  );
  const charset = parameters
    .map((one) => /^\s*charset\s*=\s*"?([\w-]*)/.exec(one)?.[1])
    .find(Boolean);
  if (!isJson || !/^utf-?8$/.test(charset ?? 'utf-8'))
    throw new BodyTypeUnsupported(`send application/json in UTF-8, not ${header}`);
}

/**
 * The bytes of the body. With an announced length it is taken whole, which is fast: a socket delivers no
 * more than was announced. Without one it is counted while it arrives.
 */
export async function readBodyBytes(request: HonoRequest, limitBytes: number): Promise<Uint8Array> {
  const announced = request.header('content-length');
  if (announced === undefined) return countedBytes(request, limitBytes);
  if (Number(announced) > limitBytes) throw new BodyTooLarge(limitBytes);
  const bytes = new Uint8Array(await request.raw.arrayBuffer().catch(broken));
  if (bytes.byteLength > limitBytes) throw new BodyTooLarge(limitBytes);
  return bytes;
}

async function countedBytes(request: HonoRequest, limitBytes: number): Promise<Uint8Array> {
  const reader = request.raw.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read().catch(broken)) ?? { done: true };
    if (done || value === undefined) return Buffer.concat(chunks);
    size += value.byteLength;
    // The rest is left unread: to cancel it would close the socket before the answer is out.
    if (size > limitBytes) throw new BodyTooLarge(limitBytes);
    chunks.push(value);
  }
}

function broken(cause: unknown): never {
  throw new BodyBroken('the body ended before it was complete', { cause });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new BodyNotJson('the body is not UTF-8', { cause });
  }
}

/** How deep brackets nest outside of strings, found without recursion; strings are leapt over. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) i = stringEnd(text, i);
    else if (code === OPEN_BRACKET || code === OPEN_BRACE) deepest = Math.max(deepest, ++depth);
    else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) depth -= 1;
  }
  return deepest;
}

/** Where a string ends that begins at a quote: at the next quote that no backslash takes back. */
function stringEnd(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let before = at - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return text.length;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
