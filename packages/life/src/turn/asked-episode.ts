// Mini episodes by a mind outside: asked for after an action, clamped when they come, the pack's table behind them.
import { effectId, inLanguage, type Json, MICROPOINTS, MINUTE_MS, pointer } from '@hakoniwa/stage';
import { z } from 'zod';
import type { LifeAction } from '../config/life-config.ts';
import { limits } from '../limits.ts';
import { lifeJson } from '../moment/life-state.ts';
import { emit, type LifeTurn, setLife } from '../moment/turn.ts';
import { needNow } from '../needs/line.ts';
import { episodeOfTable, type Happened, happen } from './episode-table.ts';

/** The kind of effect by which an episode is asked for. */
export const EPISODE = 'life-episode';

/** What comes back; how far a need may move is not left to whoever answers. */
export const episodeAnswerSchema = z.strictObject({
  episode: z.string().min(1).max(limits.episodeChars),
  statChanges: z.record(z.string(), z.number()).optional(),
});

/** What whoever makes an episode is told. */
export interface EpisodeWanted {
  readonly action: string;
  readonly label: string;
  readonly place: string;
  readonly tags: readonly string[];
  readonly name: string;
  /** Points from 0 to 100. */
  readonly needs: Readonly<Record<string, number>>;
}

/** Asks for an episode; the one before, if it is still awaited, is given up. */
export function askForEpisode(
  turn: LifeTurn,
  { action, tags }: { readonly action: LifeAction; readonly tags: readonly string[] },
): void {
  const { self, world, now } = turn;
  dropEpisode(turn);
  const id = effectId(`${EPISODE}-${self.id}-${now}`);
  const needs = Object.keys(self.needs).map((need) => [
    need,
    needNow(self.needs, { need, now }) / MICROPOINTS,
  ]);
  const wanted: EpisodeWanted = {
    action: action.id,
    label: action.label ? inLanguage(action.label, world.language) : action.id,
    place: self.place,
    tags,
    name: self.name,
    needs: Object.fromEntries(needs),
  };
  const effect = {
    id,
    kind: EPISODE,
    for: self.id,
    payload: JSON.parse(JSON.stringify(wanted)) as Json,
    decideBy: now + limits.decideMinutes * MINUTE_MS,
    timeoutMs: limits.decideTimeoutMs,
  };
  turn.effects.push(effect);
  turn.extra.push({ op: 'add', path: pointer('pending', id), value: lifeJson(effect) });
  setLife(turn, { episode: id });
}

/** Takes in what came; anything else than an episode becomes one of the table. */
export function episodeCame(
  turn: LifeTurn,
  { wanted, value }: { readonly wanted: EpisodeWanted; readonly value?: unknown },
): void {
  const read = episodeAnswerSchema.safeParse(value).data;
  dropEpisode(turn);
  const happened = read
    ? happen(turn, { id: EPISODE, text: read.episode, effects: read.statChanges ?? {} })
    : episodeOfTable(turn, { action: wanted.action, tags: wanted.tags });
  tell(turn, wanted, happened);
}

/** Nobody answered in time: the table is drawn from. */
export function episodeOverdue(turn: LifeTurn): void {
  const pending = turn.world.pending.get(turn.life.episode ?? '');
  if (!pending || turn.now < (pending.decideBy ?? 0)) return;
  episodeCame(turn, { wanted: pending.payload as unknown as EpisodeWanted });
}

function dropEpisode(turn: LifeTurn): void {
  const { episode } = turn.life;
  if (episode === null) return;
  if (turn.world.pending.has(episode))
    turn.extra.push({ op: 'remove', path: pointer('pending', episode) });
  setLife(turn, { episode: null });
}

/** The episode stands on the last entry of what was done, and is told as an event of its own. */
function tell(turn: LifeTurn, { action }: EpisodeWanted, happened: Happened | undefined): void {
  const { today } = turn.life;
  const at = today.findLastIndex((done) => done.action === action && done.episode === undefined);
  const entry = today[at];
  if (happened && entry)
    setLife(turn, { today: today.with(at, { ...entry, episode: happened.text }) });
  emit(turn, {
    type: happened ? 'episode-happened' : 'effect-answered',
    action,
    detail: happened ? { episode: lifeJson(happened) } : {},
  });
}
