// Plain gestures and talk of hours, weather and places: hundreds of lines that no judge may deny.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGm, type Gm, gmStep, type WorldState } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { beforeAll, expect, it } from 'vitest';
import { FIXTURE_FOLDER } from '../src/eval-case.ts';

let gm: Gm;
beforeAll(async () => {
  gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
});

function world(name: string): WorldState {
  return JSON.parse(
    readFileSync(join(FIXTURE_FOLDER, 'worlds', `${name}.json`), 'utf8'),
  ) as WorldState;
}

it.each([
  { file: 'en-gestures', place: 'office', speaker: 'Mia', act: true },
  { file: 'en-manners', place: 'bare-study', speaker: 'Mia', act: true },
  { file: 'en-talk', place: 'office', speaker: 'Mia', act: false },
  { file: 'ja-gestures', place: 'science-room', speaker: '美月', act: true },
  { file: 'ja-talk', place: 'science-room', speaker: '美月', act: false },
])('$file: not a line is denied', ({ file, place, speaker, act }) => {
  const lines = readFileSync(join(FIXTURE_FOLDER, 'harmless', `${file}.txt`), 'utf8')
    .trim()
    .split('\n');
  const state = world(place);
  const denied = lines.flatMap((line) => {
    const { response } = gmStep(gm, {
      request: {
        session_id: file,
        speaker,
        raw_output: act ? `*${line}*` : line,
        world_state: state,
      },
    });
    return response.allowed ? [] : [`${line}: ${response.denied_reason}`];
  });
  console.info(`${file}: ${denied.length} of ${lines.length} denied`);
  expect(denied).toEqual([]);
});

it.each([
  { file: 'en-things', place: 'bare-study', speaker: 'Mia' },
  { file: 'ja-things', place: 'ja-duo-kitchen', speaker: 'あゆ' },
])('$file: every line that handles an invented thing is denied', ({ file, place, speaker }) => {
  const lines = readFileSync(join(FIXTURE_FOLDER, 'missing', `${file}.txt`), 'utf8')
    .trim()
    .split('\n');
  const state = world(place);
  const passed = lines.filter(
    (line) =>
      gmStep(gm, {
        request: {
          session_id: line,
          speaker,
          raw_output: `*${line}*`,
          world_state: state,
        },
      }).response.allowed,
  );
  expect(passed).toEqual([]);
});
