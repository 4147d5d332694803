// The offline judge of a session: goes through its log, and holds every text against the world it met.
import { gardenRules, sifterOf } from '@hakoniwa/garden';
import type { Gm } from '@hakoniwa/gm';
import {
  commandsBehind,
  isJsonObject,
  nameOf,
  type Pack,
  type SealedEvent,
  type WorldDocument,
  worldAfter,
  worldFrom,
} from '@hakoniwa/stage';
import type { CellLog, TurnLine } from '../play/cell-log.ts';
import type { JudgedCell, JudgedText, JudgedTurn } from './judged-turn.ts';
import { StallWatch } from './stall-watch.ts';
import { TextJudge } from './text-judge.ts';
import { isStandInSeen, turnShown } from './turn-shown.ts';
import { variableErrors } from './variable-errors.ts';

export interface JudgeCell {
  readonly log: CellLog;
  readonly genesis: WorldDocument;
  readonly gm: Gm;
  readonly pack: Pack;
  /** What the mind said in other scenes: to say it again here is to repeat oneself. */
  readonly elsewhere?: readonly string[];
}

/** Judges every turn of a log. Nothing but the log and the first world is looked at. */
export function judgeCell({ log, genesis, gm, pack, elsewhere = [] }: JudgeCell): JudgedCell {
  const { head, hash } = log;
  const { cell, genesis: began, prompts, model } = head;
  const rules = gardenRules({ gm, sifter: sifterOf(pack) });
  const wrong = variableErrors(rules, genesis, log);
  const watch = new StallWatch(gm);
  const said: string[] = [...elsewhere];
  let world = worldFrom(genesis);
  const turns = log.turns.map((line): JudgedTurn => {
    const commandOf = commandsBehind(line.events);
    const passed = line.events.filter((event) => commandOf(event)?.type === 'advance');
    const done = line.events.filter((event) => commandOf(event)?.type !== 'advance');
    const before = worldAfter(world, passed);
    const judge = new TextJudge({ gm, rules, world: before, who: line.who, before: [...said] });
    const written = line.text === null ? judge.typed(line) : judge.text(line.text);
    const first = firstText(line, { judge, final: written });
    const seen = turnShown(line, { rules, world: before });
    const final = { ...written, gauged: seen === '' ? undefined : judge.gauge(seen) };
    const after = worldAfter(before, done);
    const stall = watch.take(line, after);
    world = worldAfter(after, line.injected);
    if (final.speech !== '') said.push(final.speech);
    const name = nameOf(before, line.who);
    const turn = told(line, name);
    const standInSeen = cell.switches.sanitizer ? isStandInSeen(turn, { first, seen }) : undefined;
    return { ...turn, first, final, standInSeen, stall, ...writtenBy(line, wrong) };
  });
  const { arm, mind, seed } = cell;
  const scenario = cell.id.split('/')[2] ?? cell.scenario;
  return { id: cell.id, arm, mind, scenario, seed, genesis: began, prompts, model, hash, turns };
}

/** The first try as the mind wrote it; what instinct did is its own first try. */
function firstText(
  { attempts }: TurnLine,
  { judge, final }: { judge: TextJudge; final: JudgedText },
): JudgedText {
  const raw = answered(attempts)?.text;
  return raw === undefined ? final : raw === final.text ? final : judge.text(raw);
}

/** The first answer that is a performance. */
function answered(attempts: TurnLine['attempts']) {
  return attempts.find(({ purpose, text }) => purpose !== 'thought' && text !== undefined);
}

function told(line: TurnLine, name: string) {
  const note = isJsonObject(line.note) ? line.note : {};
  const stoodIn = note.instead !== undefined;
  const calls = line.attempts.map(({ purpose, promptTokens, completionTokens, failure }) => ({
    ...{ purpose, promptTokens, completionTokens },
    ...(failure === undefined ? {} : { failure }),
  }));
  return {
    ...{ turn: line.turn, who: line.who, name, calls },
    retries: calls.filter(({ purpose }) => purpose === 'repair').length,
    gaveUp: note.gave_up === true,
    failure: typeof note.failure === 'string' ? note.failure : null,
    stoodIn,
    hasFirst: !stoodIn || answered(line.attempts) !== undefined,
    wasSanitized: (note.sanitizer ?? note.sanitized) !== undefined,
    injected: line.injected.map(injectedText).find((text) => text !== null) ?? null,
    truth: line.attempts.find(({ purpose }) => purpose !== 'thought')?.truth ?? null,
  };
}

function injectedText({ command }: SealedEvent): string | null {
  return command?.type === 'inject' ? command.text : null;
}

/** What the turn wrote: whether the world moved, and what the rules do not give again. */
function writtenBy({ events }: TurnLine, wrong: ReadonlyMap<number, number>) {
  const commandOf = commandsBehind(events);
  const own = events.filter((event) => commandOf(event)?.type !== 'advance');
  const paths = own.flatMap(({ patch }) => patch.map(({ path }) => path));
  return {
    delta: paths.some((path) => WORLD_PATHS.test(path)),
    variables: paths.length,
    variableErrors: own.reduce((sum, { seq }) => sum + (wrong.get(seq) ?? 0), 0),
  };
}

const WORLD_PATHS = /^\/(props|characters\/[^/]+\/(place|posture|status)|flags)/;
