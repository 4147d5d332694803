// An episode as readers see it, with what it did: `新メニューを試して美味しかった (mood+5)`.

export interface EpisodeLine {
  readonly text: string;
  /** Points by need. */
  readonly effects: Readonly<Record<string, number>>;
}

export function episodeText({ text, effects }: EpisodeLine): string {
  const moved = Object.entries(effects)
    .filter(([, points]) => points !== 0)
    .map(([need, points]) => `${need}${points > 0 ? '+' : ''}${points}`);
  return moved.length > 0 ? `${text} (${moved.join(', ')})` : text;
}
