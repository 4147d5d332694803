// The order of what is there in one language or another: what the reader can read stands first.

/** Both halves keep their order. */
export function readableFirst<T>(all: readonly T[], isReadable: (one: T) => boolean): T[] {
  return [...all.filter(isReadable), ...all.filter((one) => !isReadable(one))];
}
