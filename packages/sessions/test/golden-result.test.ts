// Golden results: what two sessions leave behind with no model, step by step, with what a model would be told.
import type { Language, World } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { milestoneRewards } from '../src/result/arc-outcome.ts';
import { sessionUpdates } from '../src/result/graph/session-updates.ts';
import { resultWording } from '../src/result/locale/index.ts';
import { isOpen } from '../src/result/open-plots.ts';
import type { StepOutputs } from '../src/result/outputs.ts';
import { resultBody } from '../src/result/result-body.ts';
import { rewardCommand } from '../src/result/rewarded.ts';
import { RESULT_STEPS } from '../src/result/steps/index.ts';
import type { LogState } from '../src/state/play-state.ts';
import type { PlayedEvent, ResultScene } from '../src/story/result-scene.ts';
import { NexusGame } from './nexus-game.ts';

const thread = (id: string, more: object) => ({
  ...{ id, kind: 'promise', owner: 'kanata', toward: 'visitor', text: `${id} is left`, opened: 0 },
  ...more,
});

/** What was promised and asked, to whom it matters and to whom it does not. */
const THREADS = [
  thread('lamp', { openedBy: 103, place: 'plaza' }),
  thread('debt', { openedBy: 105, owner: 'visitor', toward: 'tobi', kind: 'question' }),
  thread('older', { openedBy: 102 }),
  thread('over', { openedBy: 109, closed: 10, closedBy: 110 }),
  thread('others', { openedBy: 108, toward: 'tobi' }),
];

const LOG: LogState = {
  ...{ id: 'log-1', name: 'Nagi', title: 'The One Who Waited', core: 'first_breath' },
  ...{ subs: ['see_you_tomorrow'], contamination: 12, livesAs: 'kanata' },
};

function withThreads(world: World): World {
  const threads = THREADS.reduce(
    (all, one) => all.set(one.id as never, one as never),
    world.threads,
  );
  return { ...world, threads };
}

interface Played {
  readonly language: Language;
  readonly texts: readonly string[];
  readonly put?: Parameters<NexusGame['put']>[0];
  readonly more?: readonly Pick<PlayedEvent, 'kind' | 'subject' | 'detail'>[];
  readonly arc?: ResultScene['arc'];
}

/** A session as it was played, with the world it began and ended in. */
function sceneOf({ language, texts, put = {}, more = [], arc }: Played): ResultScene {
  const game = new NexusGame(language, 5);
  const before = game.world;
  for (const text of texts) game.write(text);
  game.put(put);
  const played = game.turns.flatMap(({ events }, turn) =>
    events.map((event) => ({ detail: {}, ...event, turnNumber: turn + 1 })),
  );
  const added = more.map((event) => ({ ...event, place: 'library', turnNumber: texts.length }));
  const events = [...played, ...added].map((event, i) => ({
    ...{ ...event, detail: event.detail ?? {} },
    ...{ id: `session-1:${i + 1}`, number: i + 1, seq: 10 + i },
  }));
  return {
    session: {
      ...{ id: 'session-1', number: 2, isFirst: false, turnCount: texts.length },
      ...{ activeMs: 7 * 60_000, startSeq: 3, endSeq: 90 },
    },
    character: { id: 'character-1', name: language === 'ja' ? 'アキ' : 'Aki' },
    ...{ garden: 'campaign-1', language, words: resultWording(language) },
    ...{ campaign: game.scene.campaign, events, before, after: withThreads(game.world), arc },
    lines: game.turns.flatMap(({ paragraphs }, turn) =>
      paragraphs.map((text) => ({ turnNumber: turn + 1, sender: 'GM' as const, text })),
    ),
    earlierPlots: [
      'quest:small_errands',
      'quest:first_steps',
      'thread:over',
      'encounter:mist_wolf',
    ],
    tongue: game.scene.gm.tongues[language],
    text: game.scene.text,
  };
}

/** Everything that is written from a scene, to be read. */
function record(scene: ResultScene): string {
  const done: Record<string, unknown> = {};
  const steps = RESULT_STEPS.flatMap(({ id, prepare }) => {
    const { plain, ask } = prepare(scene, done);
    done[id] = plain;
    return [`# ${id}`, JSON.stringify(plain, null, 1), ask?.task ?? '-', ask?.material ?? '-', ''];
  });
  const outputs = done as unknown as StepOutputs;
  const milestones = milestoneRewards(scene, outputs.coordinator.arc);
  const command = rewardCommand(scene.after, { scene, done: outputs, milestones });
  const createdAt = new Date('2026-11-17T12:00:00Z');
  const body = resultBody({ id: 'r', scene, done: outputs, degraded: ['world'], createdAt });
  const updates = sessionUpdates(scene, outputs).flatMap(({ event, nodes = [], edges = [] }) => [
    `* ${JSON.stringify(event)}`,
    ...nodes.map((node) => `  ${JSON.stringify(node)}`),
    ...edges.map(({ kind, from, to, properties }) => {
      const more = properties ? ` ${JSON.stringify(properties)}` : '';
      return `  ${from.kind}:${from.id} ${kind} ${to.kind}:${to.id}${more}`;
    }),
  ]);
  const open = scene.earlierPlots.map((id) => `${id} ${isOpen(scene, id)}`);
  const told = [
    '# body',
    JSON.stringify(body, null, 1),
    '# reward',
    JSON.stringify(command, null, 1),
  ];
  return [...steps, ...told, '# open', ...open, '# graph', ...updates, ''].join('\n');
}

const JA: Played = {
  language: 'ja',
  texts: [
    ...['カナタに話しかける', '来訪の白石を調べる', '広場へ行く', 'トビに「やあ」と言う'],
    ...['ギルドへ行く', '小包を取る', '掲示板を読む', '図書館へ行く', 'シオリに小包を渡す'],
  ],
  put: { encounter: { id: 'mist_wolf', rounds: 1, enemies: [{ hp: 3, maxHp: 26 }] } },
};

const EN: Played = {
  language: 'en',
  texts: ['talk to Kanata', 'look around', 'go to the square', 'say "Hello" to Tobi'],
  put: {
    ...{ hp: 20, logs: { 'log-1': LOG }, axes: { peace: 99, corruption: 2 } },
    quests: { city_boy_city_girl: { status: 'completed', done: { talk: ['kanata'] } } },
    met: Object.fromEntries(
      ['kanata', 'marta'].map((id) => [id, { talks: 1, session: 2, said: [] }]),
    ),
    fragments: {
      first_breath: { place: 'nexus_entrance', collected: true },
      see_you_tomorrow: { place: 'plaza', collected: false },
    },
  },
  more: [
    { kind: 'fragment.found', subject: 'see_you_tomorrow', detail: {} },
    { kind: 'fragment.collected', subject: 'first_breath', detail: {} },
    { kind: 'log.compiled', subject: 'log-1', detail: {} },
    { kind: 'log.manifested', subject: 'log-1', detail: {} },
    { kind: 'log.compiled', subject: 'log-none', detail: {} },
    { kind: 'item.gained', subject: 'red_potion', detail: { count: 2 } },
    { kind: 'item.gained', subject: 'glass_leaf', detail: {} },
    { kind: 'quest.completed', subject: 'city_boy_city_girl', detail: {} },
    { kind: 'item.delivered', subject: 'parcel', detail: { to: 'shiori' } },
    { kind: 'battle.finished', subject: 'hall_warden', detail: { won: true, big: true } },
    { kind: 'battle.finished', subject: 'mist_wolf', detail: { won: false, big: false } },
    { kind: 'encounter.survived', subject: 'hall_warden', detail: {} },
    { kind: 'choice.made', subject: 'own', detail: { important: true } },
    { kind: 'skill.used', subject: 'sword', detail: {} },
    { kind: 'level.up', subject: undefined, detail: { level: 2 } },
    { kind: 'facility.visited', subject: 'library', detail: {} },
    { kind: 'gate.reached', subject: 'nowhere', detail: {} },
  ],
  arc: {
    ...{ id: 'arc-1', arc: 'new_departure', progress: 96, phase: 1, phases: 3 },
    ...{ reached: [], begun: ['new_departure'] },
  },
};

it.each([
  ['result.ja', JA],
  ['result.en', EN],
] as const)('[C46] %s is what it was; `vitest -u` writes it anew', async (name, played) => {
  await expect(record(sceneOf(played))).toMatchFileSnapshot(`../fixtures/golden/${name}.txt`);
});
