// The GM's bars: a turn in process and over HTTP, sifting, and what the analyser costs to load.
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Figure } from '../figure.ts';
import { analyser } from '../gm/analyser.ts';
import { inProcess } from '../gm/in-process.ts';
import { overHttp } from '../gm/over-http.ts';
import { englishTurns, japaneseTurns } from '../gm/turns.ts';
import { run as sift } from '../sift.ts';

export async function gm(): Promise<readonly Figure[]> {
  const japanese = japaneseTurns();
  const english = englishTurns();
  // First, while this process is a light client: with a dictionary loaded its own collections would be timed.
  const served = await overHttp(japanese);
  const referee = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  return [
    ...inProcess(referee, 'Japanese', japanese),
    ...inProcess(referee, 'English', english),
    ...served,
    ...(await sift()),
    ...analyser(),
  ];
}
