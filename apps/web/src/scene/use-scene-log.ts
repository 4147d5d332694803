// The log of a scene on the branch it stands on: read in pages, continued by what every turn tells, each event once.
import type { Api, WatchState } from '@hakoniwa/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../data/api.ts';
import { continued, lastOf, type SceneLog } from './scene-log.ts';

/** Events read at first, and with each look further back. */
const PAGE = 300;

/** Events before the one that was asked for, so that one sees what led to it. */
const BEFORE = 30;

/** The events from some before the one asked for, whether there are earlier ones, and how to read those. */
export function useSceneLog(
  garden: string,
  { state: { view }, asked }: { readonly state: WatchState; readonly asked?: number | undefined },
) {
  const api = useApi();
  const [read, setLog] = useState<SceneLog>();
  const [error, setError] = useState<unknown>();
  const isReading = useRef(false);
  const { branch, seq } = view?.point ?? {};
  const log = useMemo(() => read && continued(read, view), [read, view]);
  useEffect(() => {
    if (branch === undefined || seq === undefined || isReading.current) return;
    const isHere = log?.branch === branch;
    if (isHere && lastOf(log) >= seq) {
      setLog(log);
      return;
    }
    isReading.current = true;
    readOn(api, { garden, branch, seq, asked, log: isHere ? log : undefined })
      .then((more) => {
        setLog(more);
        setError(undefined);
      }, setError)
      .finally(() => {
        isReading.current = false;
      });
  }, [api, garden, branch, seq, asked, log]);
  const readEarlier = useCallback(async () => {
    if (!log || log.from <= 1) return;
    const from = Math.max(1, log.from - PAGE);
    const limit = log.from - from;
    const asked = { as: 'director', after: from - 1, limit, branch: log.branch };
    const { events } = await api.gardens.events(garden, asked);
    setLog({ ...log, from, events: [...events, ...log.events] });
  }, [api, garden, log]);
  return {
    events: log?.events ?? [],
    hasEarlier: (log?.from ?? 1) > 1,
    readEarlier,
    error,
    isRead: log !== undefined,
  };
}

interface Reading {
  readonly garden: string;
  readonly branch: string;
  readonly seq: number;
  readonly asked: number | undefined;
  readonly log: SceneLog | undefined;
}

async function readOn(api: Api, reading: Reading): Promise<SceneLog> {
  const { garden, branch, seq, asked = seq, log } = reading;
  const from = log?.from ?? Math.max(1, Math.min(seq - PAGE + 1, asked - BEFORE));
  const events = [...(log?.events ?? [])];
  for (;;) {
    const after = events.at(-1)?.seq ?? from - 1;
    const page = await api.gardens.events(garden, { as: 'director', after, limit: PAGE, branch });
    events.push(...page.events);
    if (page.next === null || page.events.length === 0) return { branch, from, events };
  }
}
