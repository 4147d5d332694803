// The lines of someone's needs: what the log holds when it is looked at, and what changes from then on.
import type { Api, WatchState } from '@hakoniwa/client';
import type { WatchPerson } from '@hakoniwa/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../data/api.ts';
import { type NeedLines, needLinesIn, withLine } from './need-lines.ts';

interface Whose {
  readonly garden: string;
  readonly id: string;
  readonly state: WatchState;
  readonly person: WatchPerson;
}

/** Events that are looked through: some hours of a town. */
const LOOKED_BACK = 600;
const PAGE = 300;

export function useNeedLines({ garden, id, state, person: { needs } }: Whose): NeedLines {
  const api = useApi();
  const [live, setLive] = useState<NeedLines>({});
  const { point } = state.view ?? {};
  const [opened] = useState(point);
  const { data: past = {} } = useQuery({
    queryKey: ['needs', garden, id, opened],
    queryFn: async () => needLinesIn(await readBack(api, garden, opened ?? NOWHERE), id),
    enabled: state.watched?.isOwn === true && opened !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    setLive((before) =>
      Object.entries(needs ?? {}).reduce(
        (lines, [need, line]) => withLine(lines, { need, line }),
        before,
      ),
    );
  }, [needs]);
  return joined(past, live);
}

const NOWHERE = { branch: 'main', seq: 0 };

async function readBack(api: Api, garden: string, { branch, seq }: typeof NOWHERE) {
  const first = Math.max(0, seq - LOOKED_BACK);
  const starts = Array.from(
    { length: Math.ceil((seq - first) / PAGE) },
    (_, i) => first + i * PAGE,
  );
  const pages = await Promise.all(
    starts.map((after) =>
      api.gardens.events(garden, { as: 'director', after, limit: PAGE, branch }),
    ),
  );
  return pages.flatMap(({ events }) => events);
}

function joined(past: NeedLines, live: NeedLines): NeedLines {
  let lines = past;
  for (const [need, all] of Object.entries(live))
    for (const line of all) lines = withLine(lines, { need, line });
  return lines;
}
