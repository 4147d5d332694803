// Reads server-sent events out of lines: only their data, as the chat protocol needs no more.

/** The data of each event. */
export async function* readServerEvents(lines: AsyncIterable<string>): AsyncIterable<string> {
  let data: string[] = [];
  for await (const line of lines) {
    if (line.startsWith('data:')) {
      data.push(line.slice(line.startsWith('data: ') ? 6 : 5));
    } else if (line === '' && data.length > 0) {
      yield data.join('\n');
      data = [];
    } else if (line !== '' && !isKnownField(line)) {
      // Bytes that are no event at all are handed on, so that the reader can call them garbage.
      yield line;
    }
  }
  if (data.length > 0) yield data.join('\n');
}

/** Comments (pings) and the fields that carry no text. */
function isKnownField(line: string): boolean {
  return /^(:|event:|id:|retry:|data$)/.test(line);
}
