// The lines of a session as a stranger would read them: from their text alone, with what they name and what they do.
import { readSpokenActs } from '@hakoniwa/gm';
import {
  characterId,
  isSpeechAct,
  type SealedEvent,
  type SpeechAct,
  saidIn,
  type World,
  writingOf,
} from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';

/** A line before it is read. */
export interface SaidLine {
  readonly seq: number;
  readonly turn: number;
  readonly who: string;
  readonly text: string;
  /** Who heard it. */
  readonly hearers: readonly string[];
}

/** A line as its text tells it. */
export interface LineAsRead extends SaidLine {
  readonly acts: readonly SpeechAct[];
  /** What it names of the world, by id. */
  readonly names: ReadonlySet<string>;
}

/** Everything that was said, with who heard it. */
export function saidLinesOf({ turns }: Pick<CellLog, 'turns'>): SaidLine[] {
  return turns.flatMap(({ turn, events }) =>
    events.flatMap((event) => {
      const text = saidIn(event);
      const { actor: who, witnesses, seq } = event;
      if (text === undefined || who === undefined) return [];
      return [{ seq, turn, who, text, hearers: witnesses.filter((id) => id !== who) }];
    }),
  );
}

/** The lines read one after another, each in the light of the last one its speaker heard. */
export function heardLines(world: World, lines: readonly SaidLine[]): LineAsRead[] {
  const called = namesIn(world);
  return lines.map((line, index) => {
    const before = lines
      .slice(0, index)
      .findLast(({ who, hearers }) => who !== line.who && hearers.includes(line.who));
    const acts = readSpokenActs(line.text, {
      names: world,
      speaker: characterId(line.who),
      hearers: line.hearers.map((id) => characterId(id)),
      ...(before ? { before: { speaker: characterId(before.who), text: before.text } } : {}),
    });
    return { ...line, acts: acts.map(({ act }) => act), names: called(line.text) };
  });
}

/** What a text names: by name or alias, the thing, place or person. */
function namesIn(world: World): (text: string) => ReadonlySet<string> {
  const { isNamedIn } = writingOf(world.language);
  const named = [
    ...world.props.values(),
    ...world.places.values(),
    ...world.characters.values(),
  ].map((one) => ({
    id: one.id as string,
    names: [one.name, ...('aliases' in one ? (one.aliases ?? []) : [])],
  }));
  return (text) =>
    new Set(
      named.filter(({ names }) => names.some((name) => isNamedIn(text, name))).map(({ id }) => id),
    );
}

/** What the deeds of an event handle, by id: things, places gone to, and people it is done to. */
export function handledIn(events: readonly SealedEvent[]): ReadonlySet<string> {
  return new Set(
    events.flatMap(({ object, target, place, type }) => [
      ...(object === undefined ? [] : [object]),
      ...(target === undefined ? [] : [target]),
      ...(type === 'character-moved' && place !== undefined ? [place] : []),
    ]),
  );
}

/** Whether a line does this act, or a kind of it. */
export const doesAct = ({ acts }: Pick<LineAsRead, 'acts'>, wanted: SpeechAct): boolean =>
  acts.some((act) => isSpeechAct(act, wanted));
