// A log is bound from fragments, which are never used up; and a log may come to live in the garden.
import type { WireLog } from '@hakoniwa/protocol/sessions';
import { EVEN_PERSONALITY, type Json, pointer } from '@hakoniwa/stage';
import { SESSION_AUTHOR } from '../play/session-rules.ts';
import { PlayTurn } from '../play/turn.ts';
import { PlayRefused } from '../refused.ts';
import { insertEvents } from '../rows/event-rows.ts';
import { runsOf } from '../rows/run.ts';
import { activeSession } from '../rows/session-row.ts';
import type { CampaignRuntime, PlayWork } from '../runtime/campaign-runtime.ts';
import { type LogState, playStateIn } from '../state/play-state.ts';
import { combinationOf, contaminationOf, fragmentsNamed } from './bind.ts';

export interface CompileInput {
  readonly name: string;
  readonly core: string;
  readonly subs: readonly string[];
}

export const compileWork: PlayWork<CompileInput, WireLog> = {
  name: 'log-compile',
  run: (runtime, { name, core, subs }, answer) => {
    const turn = turnOf(runtime);
    const ids = [...new Set([core, ...subs])];
    const missing = ids.find((id) => turn.state.fragments[id]?.collected !== true);
    if (missing !== undefined)
      throw new PlayRefused('FRAGMENT_MISSING', 'this fragment was not collected');
    const fragments = fragmentsNamed(runtime.scene.campaign, ids);
    const combination = combinationOf(fragments);
    const keyword = fragments[0]?.keyword ?? '';
    const { text, words } = runtime.scene;
    const log: LogState = {
      id: `log-${Object.keys(turn.state.logs).length + 1}`,
      ...{ name, core, subs: ids.slice(1), livesAs: null },
      title: combination === undefined ? text(keyword) : words.logTitle[combination],
      contamination: contaminationOf(fragments),
    };
    turn.change({ logs: { ...turn.state.logs, [log.id]: log } });
    turn.happen('log.compiled', log.id);
    return keep(runtime, { turn, log, cause: 'log-compiled', answer });
  },
};

export interface ManifestInput {
  readonly log: string;
}

export const manifestWork: PlayWork<ManifestInput, WireLog> = {
  name: 'log-manifest',
  run: (runtime, { log: id }, answer) => {
    const turn = turnOf(runtime);
    const known = Object.hasOwn(turn.state.logs, id) ? turn.state.logs[id] : undefined;
    if (!known) throw new PlayRefused('NOT_FOUND', 'there is no such log');
    if (known.livesAs !== null) throw new PlayRefused('LOG_ALIVE', 'this log lives already');
    const log = { ...known, livesAs: `${id}-alive` };
    embody(turn, log);
    turn.change({ logs: { ...turn.state.logs, [id]: log } });
    turn.happen('log.manifested', id);
    return keep(runtime, { turn, log, cause: 'log-manifested', answer });
  },
};

/** The log steps into the world where the player is, as somebody of its own. */
function embody(
  turn: PlayTurn,
  { livesAs, name, title, core }: LogState & { livesAs: string },
): void {
  const [fragment] = fragmentsNamed(turn.scene.campaign, [core]);
  const backstory = fragment ? turn.scene.text(fragment.backstory) : '';
  const value = {
    ...{ id: livesAs, name, aliases: [title], description: backstory, place: turn.place.id },
    ...{ hands: 2, status: [], needs: {}, money: 0, skills: {}, desires: [] },
    ...{ personality: EVEN_PERSONALITY, controlledBy: 'instinct' },
  } as unknown as Json;
  const patch = [{ op: 'add' as const, path: pointer('characters', livesAs), value }];
  turn.do({ type: 'inject', by: SESSION_AUTHOR, text: name, cause: 'log-embodied', patch });
}

function turnOf({ scene, garden, now }: CampaignRuntime): PlayTurn {
  return new PlayTurn({ scene, world: garden.world, sessionNumber: 0, now: now().toISOString() });
}

interface Keeping {
  readonly turn: PlayTurn;
  readonly log: LogState;
  readonly cause: string;
  readonly answer: Parameters<typeof compileWork.run>[2];
}

async function keep(
  runtime: CampaignRuntime,
  { turn, log, cause, answer }: Keeping,
): Promise<WireLog> {
  turn.settle({ text: log.name, cause });
  const { database, garden, character } = runtime;
  const active = await activeSession(runsOf(database), character.id);
  const told = wireLog(log);
  const now = runtime.now();
  await garden.keep(
    { from: turn.before, steps: turn.steps },
    {
      also: async (tx, { head }) => {
        if (active) {
          const { id: sessionId, eventCount: after, turnCount: turnNumber } = active;
          await insertEvents(tx, { sessionId, after, turnNumber, events: turn.events, head, now });
        }
        await answer(tx, told);
      },
    },
  );
  return told;
}

function wireLog({ core, subs, contamination, ...log }: LogState): WireLog {
  return {
    ...log,
    coreFragmentId: core,
    subFragmentIds: [...subs],
    contaminationPercent: contamination,
  };
}

/** Logs of a world, oldest first. */
export function logsIn(world: Parameters<typeof playStateIn>[0]): WireLog[] {
  return Object.values(playStateIn(world).logs).map(wireLog);
}
