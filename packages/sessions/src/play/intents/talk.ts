// A word with somebody who is here, in words of the player's own or none; they answer in their own voice.
import { memoryOf, talkLine } from '@hakoniwa/actor';
import {
  characterId,
  hashText,
  isJsonObject,
  pointer,
  relationId,
  type SealedEvent,
  type StepResult,
  saidIn,
  seedRng,
  Table,
} from '@hakoniwa/stage';
import { PLAYER } from '../../state/play-state.ts';
import { filledBlanks } from '../fill.ts';
import { found } from '../found.ts';
import type { IntentOf } from '../intent.ts';
import { othersHere } from '../look.ts';
import { askedPlace } from '../read/asked-place.ts';
import { readingText } from '../read/reading-text.ts';
import { SESSION_AUTHOR } from '../session-rules.ts';
import { tellWay } from '../tell-way.ts';
import type { PlayTurn } from '../turn.ts';
import { runAbsent } from './absent.ts';

/** Lines kept so that somebody does not repeat themselves. */
const KEPT = 12;

export function runTalk(turn: PlayTurn, { to, words, text, asks = false }: IntentOf<'talk'>): void {
  const other = othersHere(turn).find(({ id }) => id === to);
  if (!other) {
    runAbsent(turn, { do: 'absent', who: to });
    return;
  }
  if (words !== undefined)
    turn.tell(filledBlanks(turn.scene.words.told.said, { name: turn.self.name, words }));
  const heard = turn.do({
    type: 'perform',
    actor: PLAYER,
    text: words === undefined ? '' : `「${words}」`,
    note: { move: isQuestion(turn, words) ? 'ask' : 'greet', to },
  });
  answer(turn, { to, heard, asks, text: words ?? text });
}

interface Heard {
  readonly to: string;
  /** The step in which the player spoke. */
  readonly heard: StepResult;
  /** Whether something is wanted to know. */
  readonly asks: boolean;
  /** What was said, or written instead. */
  readonly text?: string | undefined;
}

/** Somebody who was spoken to answers, and the two are a little closer for it. */
export function answer(turn: PlayTurn, { to, heard, asks, text }: Heard): void {
  const { told } = turn.scene.words;
  const name = turn.world.characters.get(characterId(to))?.name ?? '';
  const place = text === undefined ? undefined : askedPlace(turn, text);
  const line = place === undefined ? replyOf(turn, { to, heard, asks }) : undefined;
  if (place !== undefined) tellWay(turn, { name, to: place });
  else if (line === undefined) turn.say('noReply', { name });
  else turn.tell(filledBlanks(told.said, { name, words: line }));
  warm(turn, to);
  const known = turn.state.met[to];
  const said = [...(known?.said ?? []), ...(line === undefined ? [] : [line])].slice(-KEPT);
  const met = { talks: (known?.talks ?? 0) + 1, session: turn.sessionNumber, said };
  turn.change({ met: { ...turn.state.met, [to]: met } });
  turn.happen('npc.talked', to);
  turn.happen('info.gathered', to);
  found(turn, { by: 'talk', of: to });
}

/** What they say: a line of the pack that fits, spoken in the world for all who are there. */
function replyOf(turn: PlayTurn, { to, heard, asks }: Heard): string | undefined {
  const { rules, phrases } = turn.scene;
  const { now } = turn.world.clock;
  const said = heard.events.findLast((event) => saidIn(event)) ?? heard.events[0];
  const asked = (said ? [said] : []).map((event) =>
    memoryOf({ ...event, seq: turn.world.seq } as SealedEvent),
  );
  const known = turn.state.met[to];
  // Nobody greets twice in a session, nor whoever comes with a question.
  const isGreeted = asks || known?.session === turn.sessionNumber;
  const earlier = [...(known?.said ?? []), ...(asks ? [''] : [])].map((speech, i) => ({
    ...{ seq: i, at: isGreeted ? now : 0, type: 'turn-performed', actor: to, isDenied: false },
    ...{ importance: 0, speech },
  }));
  const line = talkLine({
    ...{ rules, phrases, id: characterId(to), voice: to, to: PLAYER },
    // Somebody who is spoken to answers, instead of remarking on what goes on.
    world: { ...turn.world, happenings: Table.of() },
    people: [to, PLAYER],
    since: now,
    memories: [...earlier, ...asked],
    rng: seedRng(Math.floor(turn.draw() * 0xffff_ffff)),
  });
  if (!line) return undefined;
  const parts = [{ say: line.speech, acts: line.says }];
  turn.do({ type: 'perform', actor: characterId(to), parts, note: line.note });
  return line.speech;
}

function isQuestion(turn: PlayTurn, words: string | undefined): boolean {
  return words === undefined || readingText(turn, words).wants('question');
}

/** The first word of a session brings two people a little closer. */
const FIRST_WORD = 2;

function warm(turn: PlayTurn, to: string): void {
  const id = relationId(to, PLAYER);
  const known = turn.world.relations.get(id);
  const isFirst = turn.state.met[to]?.session !== turn.sessionNumber;
  const affinity = Math.min(100, (known?.affinity ?? 0) + (isFirst ? FIRST_WORD : 0));
  if (affinity === known?.affinity || !isFirst) return;
  const value = { from: to, to: PLAYER, affinity, bonds: [...(known?.bonds ?? [])] };
  const patch = [
    { op: known ? ('replace' as const) : ('add' as const), path: pointer('relations', id), value },
  ];
  const text = hashText(`${to}:${turn.world.seq}`).slice(0, 8);
  turn.do({
    type: 'inject',
    by: SESSION_AUTHOR,
    text,
    patch,
    cause: 'relation-warmed',
    place: turn.place.id,
  });
}

/** Whether somebody likes the player better than before the turn. */
export function noticeWarmth(turn: PlayTurn): void {
  for (const { id, name } of turn.world.characters.values()) {
    if (id === PLAYER) continue;
    const key = relationId(id, PLAYER);
    const before = turn.before.relations.get(key)?.affinity ?? 0;
    const after = turn.world.relations.get(key)?.affinity ?? 0;
    if (after <= before || !isDealtWith(turn, id)) continue;
    turn.happen('affinity.raised', id, { from: before, to: after });
    if (turn.events.some(({ kind, subject }) => kind === 'npc.talked' && subject === id))
      turn.say('warmer', { name });
  }
}

/** Whether the player spoke to somebody or brought them something; mere company counts for nothing. */
function isDealtWith({ events }: PlayTurn, id: string): boolean {
  return events.some(
    ({ kind, subject, detail }) =>
      (kind === 'npc.talked' && subject === id) || (kind === 'item.delivered' && detail?.to === id),
  );
}

/** What was said in a turn that the GM read. */
export function speechIn(detail: unknown): string | undefined {
  const speech = isJsonObject(detail as never) ? (detail as Record<string, unknown>).speech : null;
  return typeof speech === 'string' && speech.trim() !== '' ? speech : undefined;
}
