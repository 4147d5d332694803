// A garden as it lives, in a component: one line per garden and reader, however many components look.
import { GardenWatch, type WatchState } from '@hakoniwa/client';
import type { SubmitAnswer } from '@hakoniwa/protocol';
import { useSyncExternalStore } from 'react';
import { useUiLanguage } from '../i18n/use-ui-language.ts';

interface Shared {
  readonly watch: GardenWatch;
  users: number;
}

const open = new Map<string, Shared>();
/** A line that nobody uses is kept this long: pages that follow each other share it. */
const LINGER_MS = 1_500;

/** The garden's state, kept in step while the component is shown. */
export function useWatch(garden: string, as = 'public'): WatchState {
  const language = useUiLanguage();
  const key = `${garden}\n${as}${garden === 'front' ? `\n${language}` : ''}`;
  const make = () => new GardenWatch({ base: '', garden, as, language });
  return useSyncExternalStore(
    (listener) => join(key, make, listener),
    () => sharedOf(key, make).watch.state,
  );
}

/** Shows what an answer tells on every page part that watches the garden. */
export function showAnswer(garden: string, answer: SubmitAnswer): void {
  for (const { watch } of open.values())
    if (watch.state.watched?.garden.id === garden) watch.take(answer);
}

/** Whoever comes back to the page, or to the network, does not wait for the next try. */
export function startRetrying(): void {
  const retry = () => {
    for (const { watch } of open.values()) watch.retry();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retry();
  });
}

function sharedOf(key: string, make: () => GardenWatch): Shared {
  const shared = open.get(key) ?? { watch: make(), users: 0 };
  open.set(key, shared);
  return shared;
}

function join(key: string, make: () => GardenWatch, listener: () => void): () => void {
  const shared = sharedOf(key, make);
  shared.users += 1;
  const leave = shared.watch.subscribe(listener);
  return () => {
    leave();
    shared.users -= 1;
    setTimeout(() => {
      if (shared.users > 0 || open.get(key) !== shared) return;
      open.delete(key);
      shared.watch.close();
    }, LINGER_MS);
  };
}
