// The progress detector on labelled runs, its alarms, cooldown and recovery.
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  NO_PROGRESS,
  type ProgressReport,
  type ProgressState,
  type ProgressTurn,
  watchProgress,
} from './index.ts';
import type { SceneMode } from './progress.ts';
import { lineSimilarity } from './repetition.ts';

interface Run {
  readonly id: string;
  readonly label: 'stalled' | 'healthy' | 'recovers' | 'ignores';
  readonly mode: SceneMode;
  readonly place: string;
  readonly turns: readonly Omit<ProgressTurn, 'mode' | 'place'>[];
}

const RUNS: readonly Run[] = readFileSync(
  new URL('../../fixtures/stall-runs.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const watch = (run: Run): readonly ProgressReport[] => {
  let state: ProgressState = NO_PROGRESS;
  return run.turns.map((turn) => {
    const next = watchProgress(state, { turn: { ...turn, mode: run.mode, place: run.place } });
    state = next.state;
    return next.report;
  });
};

const peak = (run: Run): number => Math.max(...watch(run).map((report) => report.score));
const labelled = (label: Run['label']): readonly Run[] => RUNS.filter((run) => run.label === label);

describe('[ST2] progress on labelled runs', () => {
  it('has at least 40 runs', () => {
    expect(labelled('stalled').length + labelled('healthy').length).toBeGreaterThanOrEqual(40);
  });

  it.each(labelled('stalled').map((run) => [run.id, run] as const))(
    'rises above 0.8: %s',
    (_, run) => {
      expect(watch(run).at(-1)?.score).toBeGreaterThan(0.8);
    },
  );

  it.each(labelled('healthy').map((run) => [run.id, run] as const))(
    'stays below 0.5: %s',
    (_, run) => {
      expect(peak(run)).toBeLessThan(0.5);
    },
  );

  it('prints precision and recall of the alarm', () => {
    const alarmed = (run: Run): boolean => watch(run).some((report) => report.stalled);
    const hits = labelled('stalled').filter(alarmed).length;
    const false_ = labelled('healthy').filter(alarmed).length;
    const [precision, recall] = [hits / (hits + false_), hits / labelled('stalled').length];
    process.stdout.write(
      `stall alarm: precision ${precision.toFixed(2)}, recall ${recall.toFixed(2)} on ${labelled('stalled').length} stalled and ${labelled('healthy').length} healthy runs\n`,
    );
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.95);
  });
});

describe('[ST3] alarms', () => {
  const say = (speech: string, over: Partial<ProgressTurn> = {}): ProgressTurn => ({
    speech,
    topics: [],
    mode: 'talk',
    place: 'kitchen',
    ...over,
  });
  const play = (turns: readonly ProgressTurn[]): readonly ProgressReport[] => {
    let state: ProgressState = NO_PROGRESS;
    return turns.map((turn) => {
      const next = watchProgress(state, { turn });
      state = next.state;
      return next.report;
    });
  };

  it('waits out its cooldown before it alarms again', () => {
    const reports = play(Array.from({ length: 20 }, () => say('I am bored.')));
    const alarms = reports.flatMap((report, at) => (report.stalled ? [at] : []));
    expect(alarms.length).toBeGreaterThan(1);
    for (const [at, turn] of alarms.entries())
      if (at > 0) expect(turn - (alarms[at - 1] ?? 0)).toBeGreaterThanOrEqual(5);
  });

  it('hears repetition, and not in varied talk', () => {
    expect(play(Array.from({ length: 4 }, () => say('Where is the key?'))).at(-1)?.repetition).toBe(
      true,
    );
    expect(
      play(
        [
          'The sea is wild.',
          'My hat flew off!',
          'We need a bigger boat.',
          'Ask the harbor master.',
        ].map((line) => say(line)),
      ).at(-1)?.repetition,
    ).toBe(false);
  });

  it('rings after twelve turns of talk in one place, not across places', () => {
    const talk = (place: (at: number) => string) =>
      play(
        Array.from({ length: 14 }, (_, at) =>
          say(`line ${at}`, { topics: [`t${at}`], place: place(at) }),
        ),
      );
    expect(talk(() => 'kitchen').at(-1)?.lingering).toBe(true);
    expect(talk((at) => `room ${at % 3}`).at(-1)?.lingering).toBe(false);
  });

  it('reports recovery within two turns of an injection, and its absence', () => {
    for (const run of labelled('recovers'))
      expect(watch(run).find((report) => report.recovered !== undefined)?.recovered).toBe(true);
    for (const run of labelled('ignores'))
      expect(watch(run).find((report) => report.recovered !== undefined)?.recovered).toBe(false);
  });

  it('keeps score and state in bounds for any turns, and resumes from JSON', () => {
    const turn = fc.record({
      speech: fc.string(),
      topics: fc.array(fc.string(), { maxLength: 4 }),
      mode: fc.constantFrom<SceneMode>('talk', 'task', 'crisis'),
      place: fc.constantFrom('a', 'b'),
      worldChanged: fc.boolean(),
      injected: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 30 }), (turns) => {
        let state: ProgressState = NO_PROGRESS;
        for (const one of turns) {
          const next = watchProgress(JSON.parse(JSON.stringify(state)), { turn: one });
          expect(next).toEqual(watchProgress(state, { turn: one }));
          state = next.state;
          expect(next.report.score).toBeGreaterThanOrEqual(0);
          expect(next.report.score).toBeLessThanOrEqual(1);
          expect(state.turns.length).toBeLessThanOrEqual(8);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('measures similarity from 0 to 1', () => {
    expect(lineSimilarity('Where is the key?', 'where is the KEY')).toBe(1);
    expect(lineSimilarity('', 'x')).toBe(0);
  });
});
