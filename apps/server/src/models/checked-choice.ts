// Whether the models somebody chose may be called: their names are names, and their servers known here.
import {
  isFullModelName,
  type LivingGarden,
  ModelFormError,
  normalModelName,
  parseModelAddress,
} from '@hakoniwa/garden';
import { ModelAddressError } from '@hakoniwa/model';
import type { MindChoice } from '@hakoniwa/protocol';
import { type FieldProblem, RequestInvalid } from '../errors.ts';

import { Refused } from '../refused.ts';
import type { ServerModels } from './model-source.ts';

interface Checking {
  readonly garden: Pick<LivingGarden, 'world'>;
  readonly source: Pick<ServerModels, 'mayCall'>;
}

/** The choice as it is kept, every address in its normal form; throws VALIDATION or UNSAFE_TARGET. */
export async function checkedChoice(
  choice: MindChoice,
  { garden, source }: Checking,
): Promise<MindChoice> {
  const { world } = garden;
  const strangers = Object.keys(choice.characters).filter((id) => !world.characters.has(id));
  const unknown = strangers.map((id) => ({ path: `characters.${id}`, message: 'nobody here' }));
  const names = [
    ['everyone', choice.everyone] as const,
    ...Object.entries(choice.characters).map(([id, name]) => [`characters.${id}`, name] as const),
  ];
  const malformed = names.flatMap(([path, name]) => formProblem(path, name));
  if (unknown.length + malformed.length > 0) throw new RequestInvalid([...unknown, ...malformed]);
  for (const [, name] of names)
    if (!(await source.mayCall(name)))
      throw new Refused('UNSAFE_TARGET', 'this server does not know that model server');
  return {
    ...choice,
    everyone: normalModelName(choice.everyone),
    characters: Object.fromEntries(
      Object.entries(choice.characters).map(([id, name]) => [id, normalModelName(name)]),
    ),
  };
}

function formProblem(path: string, name: string): FieldProblem[] {
  if (!isFullModelName(name)) return [];
  try {
    parseModelAddress(name);
    return [];
  } catch (error) {
    if (error instanceof ModelFormError)
      return [{ path, message: 'ollama:name[@url] or openai:name@url' }];
    if (error instanceof ModelAddressError) return [{ path, message: error.message }];
    throw error;
  }
}
