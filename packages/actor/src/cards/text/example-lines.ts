// What a character says in a card's examples, line by line, and such examples written again.

const START = /^\s*<START>\s*$/i;

/** The lines spoken by the character, without the names before them. */
export function exampleLines(example: string, names: readonly string[]): string[] {
  const own = ['{{char}}', '<bot>', ...names.map((name) => name.toLowerCase())];
  return example.split(/\r?\n/).flatMap((line) => {
    if (START.test(line)) return [];
    const colon = line.search(/[:：]/);
    if (colon < 0) return [];
    const who = line.slice(0, colon).trim().toLowerCase();
    const said = line.slice(colon + 1).trim();
    return own.includes(who) && said !== '' ? [said] : [];
  });
}

/** The examples of some lines. */
export function exampleText(lines: readonly string[]): string {
  return lines.map((line) => `<START>\n{{char}}: ${line}`).join('\n');
}
