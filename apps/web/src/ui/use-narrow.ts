// Whether the page is as narrow as a phone, for what is drawn rather than laid out.
import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(width < 40rem)');

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}

function subscribe(listener: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
