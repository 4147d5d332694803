// hakoniwa scene: a scene as it plays, turn by turn, with the GM's verdicts.
import { modelCast, openScene, runScene, type SceneTurn } from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type EventStore, FileEventStore, MemoryEventStore } from '@hakoniwa/store';
import { type Call, type CliCommand, UsageError } from '../command.ts';
import { MODEL_OPTIONS, sceneModel } from '../input/scene-model.ts';
import { say } from '../locale/index.ts';

export const scene: CliCommand = {
  name: 'scene',
  usage:
    'hakoniwa scene --pack packs/kitchen [--scenario id] [--turns n] [--seed n] [--model ollama:gemma3:4b]',
  summary: {
    ja: '場面を一ターンずつ演じ、GMの裁定とともに見せる',
    en: "play a scene turn by turn, with the GM's verdicts",
  },
  options: {
    pack: {
      type: 'string',
      value: 'folder',
      help: { ja: 'パックのフォルダー', en: 'folder of the pack' },
    },
    scenario: {
      type: 'string',
      value: 'id',
      help: {
        ja: 'シナリオ（省略時はパックの既定）',
        en: "scenario (the pack's default when absent)",
      },
    },
    turns: {
      type: 'string',
      value: 'n',
      help: {
        ja: 'ターン数（省略時はシナリオの指定）',
        en: "how many turns (the scenario's number when absent)",
      },
    },
    seed: {
      type: 'string',
      value: 'n',
      help: { ja: '乱数の種（既定は 1）', en: 'seed of chance (1 by default)' },
    },
    out: {
      type: 'string',
      value: 'folder',
      help: {
        ja: '記録を残すフォルダー。hakoniwa replay で再生できる',
        en: 'folder to keep the log in; hakoniwa replay plays it again',
      },
    },
    ...MODEL_OPTIONS,
  },
  run: async (call) => {
    const { options, language } = call;
    const folder = options.pack ?? call.arguments[0];
    if (typeof folder !== 'string')
      throw new UsageError(say(language, 'packMissing', { command: 'scene --pack' }));
    const model = await sceneModel(call);
    const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
    const store: EventStore =
      typeof options.out === 'string'
        ? new FileEventStore({ folder: options.out })
        : new MemoryEventStore();
    try {
      const seed = numberOf(call, 'seed', 1);
      const chosen = options.language === undefined ? {} : { language };
      const scenario = typeof options.scenario === 'string' ? options.scenario : undefined;
      const opened = await openScene({
        folder,
        scenario,
        seed,
        gm,
        store,
        name: 'scene',
        ...chosen,
      });
      const turns = numberOf(call, 'turns', opened.turns);
      const mode = options.fused === true ? 'fused' : 'two-phase';
      const deadlineMs = options.deadline === undefined ? undefined : numberOf(call, 'deadline', 0);
      const minds = model && { mindOf: modelCast({ opened, gm, model, mode, deadlineMs, seed }) };
      for await (const turn of runScene({ ...opened.parts, turns, ...minds }))
        call.output.out(
          call.json ? JSON.stringify(turn) : told(turn, opened.parts.garden.world.language),
        );
      return 0;
    } finally {
      await store.close();
    }
  },
};

function numberOf({ options }: Call, name: string, otherwise: number): number {
  const given = options[name];
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0)
    throw new UsageError(`--${name} ${String(given)}: 0, 1, 2 …`);
  return value;
}

/** One turn as lines: who, what, which words, and what the GM said to it. */
function told(turn: SceneTurn, language: 'ja' | 'en'): string {
  const [open, close] = language === 'ja' ? ['（', '）'] : ['(', ') '];
  const [quote, unquote] = language === 'ja' ? ['「', '」'] : ['“', '”'];
  const act = turn.act === null ? '' : `${open}${turn.act}${close}`;
  const words = turn.speech === null ? '' : `${quote}${turn.speech}${unquote}`;
  const verdict = turn.allowed ? '' : `\n    ✗ ${turn.reason} ${turn.why}`;
  const degraded =
    turn.failure === undefined
      ? ''
      : `\n    ! ${say(language, 'instinctInstead', { failure: turn.failure })}`;
  const dropped = turn.gaveUp === true ? `\n    ! ${say(language, 'gaveUp')}` : '';
  const happening = turn.injected === null ? '' : `\n    ⟡ ${turn.injected}`;
  return `${String(turn.turn).padStart(3)} ${turn.name}${language === 'ja' ? '' : ': '}${act}${words || (act === '' ? '…' : '')}${verdict}${degraded}${dropped}${happening}`;
}
