// An abort controller that also fires when an outer signal does, and lets go of it afterwards.

/** Runs work under a signal of its own that follows the outer one. */
export async function underSignal<T>(
  outer: AbortSignal | undefined,
  work: (controller: AbortController) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow, { once: true });
  try {
    return await work(controller);
  } finally {
    outer?.removeEventListener('abort', follow);
  }
}
