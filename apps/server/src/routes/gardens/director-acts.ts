// The director's hand on a character: put elsewhere, whispered to, taken over and given back.
import { controlRequestSchema, moveRequestSchema, whisperRequestSchema } from '@hakoniwa/protocol';
import { type Character, hashText, type Operation, type World } from '@hakoniwa/stage';
import { Refused } from '../../refused.ts';
import { DIRECTOR, directorRoute } from './director-route.ts';

export const gardenMove = directorRoute({
  path: 'moves',
  id: 'move',
  summary: 'move.summary',
  name: 'MoveRequest',
  schema: moveRequestSchema,
  commandOf: ({ character, place }, world) => {
    const { posture } = characterIn(world, character);
    // Whoever sat somewhere stands where they are put.
    const stands: Operation[] = posture === undefined ? [] : [removed(character, 'posture')];
    return edit([...stands, replaced(character, 'place', place)]);
  },
});

export const gardenWhisper = directorRoute({
  path: 'whispers',
  id: 'whisper',
  summary: 'whisper.summary',
  name: 'WhisperRequest',
  schema: whisperRequestSchema,
  commandOf: ({ character, text, term, weight }, world) => {
    const { desires } = characterIn(world, character);
    const id = `whisper-${hashText(`${world.seq}:${text}`).slice(0, 12)}`;
    // Of many whispers the latest are heard: an old one makes room.
    const kept = desires.slice(Math.max(0, desires.length - MOST_DESIRES + 1));
    return edit([replaced(character, 'desires', [...kept, { id, text, term, weight }])]);
  },
});

export const gardenControl = directorRoute({
  path: 'control',
  id: 'control',
  summary: 'control.summary',
  name: 'ControlRequest',
  schema: controlRequestSchema,
  commandOf: ({ character, by }, world) => {
    characterIn(world, character);
    return edit([replaced(character, 'controlledBy', by === 'human' ? 'human' : 'instinct')]);
  },
  // Whoever is given back is played as the garden's minds were chosen.
  after: ({ minds }) => minds.choose(minds.choice()),
});

/** As many wishes as a character may have. */
const MOST_DESIRES = 50;

function characterIn(world: World, id: string): Character {
  const character = world.characters.get(id);
  if (!character) throw new Refused('UNKNOWN_READER', 'there is no such character');
  return character;
}

const edit = (patch: readonly Operation[]) => ({ type: 'edit' as const, by: DIRECTOR, patch });
const pathOf = (id: string, field: string) =>
  `/characters/${id.replaceAll('~', '~0').replaceAll('/', '~1')}/${field}`;
const removed = (id: string, field: string): Operation => ({
  op: 'remove',
  path: pathOf(id, field),
});

function replaced(id: string, field: string, value: unknown): Operation {
  return { op: 'replace', path: pathOf(id, field), value: value as never };
}
