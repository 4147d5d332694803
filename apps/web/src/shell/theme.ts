// Day or night colours: the person's choice, else what the system says.
import { useSyncExternalStore } from 'react';
import { storedValue, storeValue } from '../stored-value.ts';

export type Theme = 'day' | 'night';

const KEY = 'hakoniwa.theme';
const listeners = new Set<() => void>();
const system = () => matchMedia('(prefers-color-scheme: dark)');

/** Puts the theme on the page and follows the system while nothing was chosen. */
export function startTheme(): void {
  apply();
  system().addEventListener('change', apply);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, current);
}

export function chooseTheme(theme: Theme): void {
  storeValue(KEY, theme);
  apply(theme);
}

function current(): Theme {
  return document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
}

function apply(chosen?: unknown): void {
  const wish = chosen === 'day' || chosen === 'night' ? chosen : storedValue(KEY, ['day', 'night']);
  document.documentElement.dataset.theme = wish ?? (system().matches ? 'night' : 'day');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
