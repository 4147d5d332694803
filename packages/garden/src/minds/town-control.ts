// Who decides for the residents of a town, as the choice of minds has it: a hand of the server on the world.
import { AUTO, INSTINCT, type MindChoice } from '@hakoniwa/protocol';
import type { Command, Operation, World } from '@hakoniwa/stage';
import { modelNameFor } from './mind-choice.ts';
import type { ModelSource } from './mind-room.ts';

/** The edit that brings a town to its choice; undefined when it stands so already. */
export async function townControl(
  world: World,
  { choice, source }: { readonly choice: MindChoice; readonly source: ModelSource },
): Promise<Command | undefined> {
  // A town asks a model hundreds of times a day; one that merely happens to be there is not meant.
  const isTold = (await source.find(AUTO))?.isTold === true;
  const patch: Operation[] = [];
  for (const { id, controlledBy } of world.characters.values()) {
    if (controlledBy === 'human') continue;
    const name = modelNameFor(choice, id);
    const value = name === INSTINCT || (name === AUTO && !isTold) ? 'instinct' : 'model';
    if (value !== controlledBy)
      patch.push({ op: 'replace', path: `/characters/${escaped(id)}/controlledBy`, value });
  }
  return patch.length === 0 ? undefined : { type: 'edit', by: 'house', patch };
}

function escaped(id: string): string {
  return id.replaceAll('~', '~0').replaceAll('/', '~1');
}
