// A player's text as the GM reads it: what stands in quotes is said, the rest is done.

/** Marks the parts outside of quotes as acts. */
export function marked(text: string): string {
  const parts = text
    .split(/(「[^」]*」|『[^』]*』|"[^"]*"|“[^”]*”)/u)
    .filter((part) => part.trim() !== '');
  return parts
    .map((part) => (isQuoted(part) ? part : `*${part.trim().replaceAll('*', ' ')}*`))
    .join('');
}

/** What is said in a text: the quoted parts. */
export function spokenIn(text: string): string | undefined {
  const spoken = [...text.matchAll(/「([^」]+)」|『([^』]+)』|"([^"]+)"|“([^”]+)”/gu)].map(
    (match) => match.slice(1).find((part) => part !== undefined),
  );
  return spoken.length === 0 ? undefined : spoken.join(' ');
}

function isQuoted(part: string): boolean {
  return /^[「『"“]/u.test(part);
}
