// Whether the system says that there is nothing to be read under a name: nothing at all, or a folder.

/** True for a file that is gone and for a folder that stands in its place. */
export function isNoFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'EISDIR')
  );
}
