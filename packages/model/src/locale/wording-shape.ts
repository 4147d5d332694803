// Which texts there are: words to models, and advice to people about servers that were looked for.

/** Why a server could not be used, or what to know about one that can. */
export const ADVICE_KEYS = [
  ...(['refused', 'silent', 'unauthorized', 'forbidden', 'loading', 'unknownServer'] as const),
  ...([
    'badAddress',
    'redirects',
    'broken',
    'noModels',
    'remoteModels',
    'oldOllama',
    'exposed',
  ] as const),
] as const;
export type AdviceKey = (typeof ADVICE_KEYS)[number];

/** What an advice speaks about. */
export interface AdviceSubject {
  readonly url: string;
  /** The server that usually lives there, such as Ollama. */
  readonly server: string;
  /** The system's or the server's own words. */
  readonly detail: string;
}

export interface ModelWording {
  readonly askForJson: (schema: string) => string;
  readonly askAgain: (problems: string) => string;
  readonly advice: Readonly<Record<AdviceKey, (about: AdviceSubject) => string>>;
}
