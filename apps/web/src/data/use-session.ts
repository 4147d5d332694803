// A session as it is played, in a component: one line per session, however many components look.
import { SessionWatch, type ShownPlay } from '@hakoniwa/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

export interface PlayedSession extends ShownPlay {
  readonly watch: SessionWatch;
}

/** The session, kept in step while the component is shown. */
export function useSession(session: string): PlayedSession {
  const held = useMemo(() => new Held(session), [session]);
  const state = useSyncExternalStore(held.subscribe, held.read);
  useEffect(() => {
    const retry = () => held.watch.retry();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [held]);
  return { ...state, watch: held.watch };
}

/** Opens the line when somebody begins to look, and closes it a moment after the last one left. */
class Held {
  readonly #session: string;
  #watch: SessionWatch | undefined;
  #users = 0;

  constructor(session: string) {
    this.#session = session;
  }

  get watch(): SessionWatch {
    this.#watch ??= new SessionWatch({ base: location.origin, session: this.#session });
    return this.#watch;
  }

  readonly read = () => this.watch.state;

  readonly subscribe = (listener: () => void) => {
    const { watch } = this;
    this.#users += 1;
    const leave = watch.subscribe(listener);
    return () => {
      leave();
      this.#users -= 1;
      // React mounts twice in development: the line outlives a moment without anyone.
      setTimeout(() => {
        if (this.#users > 0 || this.#watch !== watch) return;
        this.#watch = undefined;
        watch.close();
      }, LINGER_MS);
    };
  };
}

const LINGER_MS = 300;
