// A folder that is no run, another run than the one asked for, or one that cannot be gone on with.

export class RunFolderError extends Error {
  readonly code = 'RUN_FOLDER';
  override readonly name = 'RunFolderError';
  readonly kind: keyof typeof SAID;
  readonly file: string;
  /** What changed, or who is at work there. */
  readonly about: string;

  constructor(
    kind: RunFolderError['kind'],
    file: string,
    { about = '', ...options }: ErrorOptions & { readonly about?: string } = {},
  ) {
    super(`${file}: ${SAID[kind]}${about === '' ? '' : ` (${about})`}`, options);
    this.kind = kind;
    this.file = file;
    this.about = about;
  }
}

const SAID = {
  missing: 'is not there',
  damaged: 'is damaged',
  other: 'belongs to another experiment',
  changed: 'was begun with something else',
  busy: 'is being written by another process',
  unwritable: 'cannot be written',
} as const;
