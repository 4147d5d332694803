// What the GM takes for hostile text: every shape in every place of a turn, short and long, in both languages.
import { createGm, gmStep, NO_MEMORY, parseRequest } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { HOSTILE_TURNS, type HostileText } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';
import { leastCpuMs } from './cpu-ms.ts';
import { hostileScene } from './hostile-scene.ts';

/** A thousand characters are called a kilobyte here, though Japanese ones have three bytes. */
const KILOBYTES = [1, 10, 50, 200] as const;
const LANGUAGES = ['ja', 'en'] as const;
const BAR_MS = 100;

interface Measured {
  readonly name: string;
  readonly shape: string;
  readonly ms: number;
}

/** The worst text of each length, then the worst of each shape at the greatest one, dearest first. */
export async function hostileTurns(): Promise<readonly Figure[]> {
  const judge = await judging();
  const asked = HOSTILE_TURNS.flatMap((text) => LANGUAGES.map((language) => ({ text, language })));
  for (const one of asked) measure(one, KILOBYTES[0], judge);
  let measured: readonly Measured[] = [];
  let shapes: readonly Measured[] = [];
  const figures = KILOBYTES.map((kilobytes): Figure => {
    console.error(`  ${HOSTILE_TURNS.length} hostile turns of ${kilobytes} KB …`);
    measured = asked.map((one, i) => hopeless(measured[i]) ?? measure(one, kilobytes, judge));
    shapes = worstOfShapes(measured);
    const name = `GM, ${kilobytes} KB, worst of ${HOSTILE_TURNS.length} hostile turns`;
    return { ...figure(shapes[0]), name: `${name}: ${shapes[0]?.name}` };
  });
  return [...figures, ...shapes.map(figure)];
}

type Judge = (language: 'ja' | 'en', text: string) => () => void;

/** Judges with a GM made for each text, so that none is remembered. */
async function judging(): Promise<Judge> {
  const japanese = await loadJapaneseTokenizer();
  return (language, text) => {
    const scene = hostileScene(language, text);
    const gm = createGm({ analysers: { japanese } });
    return () => {
      const read = parseRequest(scene);
      if (read.ok) gmStep(gm, { request: read.request, memory: NO_MEMORY });
    };
  };
}

interface Asked {
  readonly text: HostileText;
  readonly language: 'ja' | 'en';
}

function measure({ text, language }: Asked, kilobytes: number, judge: Judge): Measured {
  const ms = leastCpuMs((run) => judge(language, text.of(kilobytes * 1_000, run)), {
    barMs: BAR_MS,
  });
  return { name: `${text.name} (${language})`, shape: text.shape, ms };
}

/** What took far too long already when it was shorter stands as it was, and costs at least that. */
function hopeless(measured: Measured | undefined): Measured | undefined {
  return measured !== undefined && measured.ms > BAR_MS * 10 ? measured : undefined;
}

function worstOfShapes(measured: readonly Measured[]): Measured[] {
  const worst = new Map<string, Measured>();
  for (const one of measured) {
    if (one.ms > (worst.get(one.shape)?.ms ?? 0)) worst.set(one.shape, one);
  }
  return [...worst.values()].sort((a, b) => b.ms - a.ms);
}

function figure(measured: Measured | undefined): Figure {
  const kilobytes = Math.max(...KILOBYTES);
  return {
    name: `GM, ${kilobytes} KB, ${measured?.name}`,
    value: measured?.ms ?? Number.NaN,
    unit: 'ms CPU',
    bar: `< ${BAR_MS}`,
  };
}
