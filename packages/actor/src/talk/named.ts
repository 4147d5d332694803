// What things are called in talk, and what a line about them is chosen by.
import { nameOf } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Topic } from '../phrases/speak.ts';

/** What something is called; nobody speaks of themselves by name, nor of what is gone by anything else. */
export function thingName(
  { believed, view, id: self, recallable }: MindContext,
  id: string | undefined,
): string | undefined {
  if (id === undefined || id === self) return undefined;
  const seen = view.props.find((prop) => prop.id === id)?.name;
  if (seen !== undefined) return seen;
  const name = nameOf(believed, id);
  const wasThere = recallable.some(
    ({ object, target, isDenied }) => !isDenied && (object === id || target === id),
  );
  return name === id && wasThere ? undefined : name;
}

/** What is done, to which thing of which kind. */
export function factsOf(
  { view }: MindContext,
  {
    verb,
    object: thing,
  }: { readonly verb?: string | undefined; readonly object?: string | undefined },
): Topic['facts'] {
  return { verb, thing, kind: view.props.find(({ id }) => id === thing)?.kind };
}
