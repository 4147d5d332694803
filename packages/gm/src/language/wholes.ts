// Reads a language's table of parts and what they belong to, a line each: `receiver, handset: telephone, phone`.

/** Each part with the names of the things it may belong to; `between` parts the words of a line. */
export function readWholes(table: string, between: string): ReadonlyMap<string, readonly string[]> {
  const lines = table.trim().split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [parts = '', wholes = ''] = line.split(': ');
      return parts.split(between).map((part) => [part, wholes.split(between)] as const);
    }),
  );
}
