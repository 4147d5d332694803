// A folder that is no run, or another run than the one asked for.

export class RunFolderError extends Error {
  readonly code = 'RUN_FOLDER';
  override readonly name = 'RunFolderError';
  readonly kind: 'missing' | 'damaged' | 'other';
  readonly file: string;

  constructor(kind: RunFolderError['kind'], file: string, options?: ErrorOptions) {
    super(`${file}: ${SAID[kind]}`, options);
    this.kind = kind;
    this.file = file;
  }
}

const SAID = {
  missing: 'is not there',
  damaged: 'is damaged',
  other: 'belongs to another experiment',
} as const;
