// What the director tells a mind, as every language must be able to say it.

export interface DirectorWording {
  readonly neverSays: (word: string) => string;
  readonly call: (name: string, call: string) => string;
  readonly form: string;
  readonly comma: string;
  readonly here: (names: string) => string;
  readonly held: (names: string) => string;
  readonly exits: (names: string) => string;
  readonly refused: (about: string) => string;
}
