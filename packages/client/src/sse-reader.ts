// Server-sent events out of a stream of text: blocks of lines, a blank one between them.

export interface SseEvent {
  readonly event: string;
  readonly id: string | undefined;
  readonly data: string;
}

/** Reads events as they come; ends when the stream does. */
export async function* readSse(body: ReadableStream<Uint8Array>): AsyncGenerator<SseEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split(/\r?\n\r?\n/);
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventIn(block);
    }
  } finally {
    // Whoever stops listening also hangs up.
    await reader.cancel().catch(() => undefined);
  }
}

function eventIn(block: string): SseEvent {
  const fields = new Map<string, string>();
  for (const line of block.split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at <= 0) continue;
    const name = line.slice(0, at);
    const value = line.slice(at + 1).replace(/^ /, '');
    const known = fields.get(name);
    fields.set(name, name === 'data' && known !== undefined ? `${known}\n${value}` : value);
  }
  return {
    event: fields.get('event') ?? 'message',
    id: fields.get('id'),
    data: fields.get('data') ?? '',
  };
}
