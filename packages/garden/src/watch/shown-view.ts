// A reader's view as it is shown: what somebody means to do stands in it in words as well.
import { goalText, lineText } from '@hakoniwa/actor';
import {
  type Audience,
  actText,
  type CharacterId,
  type CharacterView,
  intentionOf,
  type Operator,
  type Rulebook,
  viewFor,
  type World,
} from '@hakoniwa/stage';

interface Showing {
  readonly rules: Rulebook;
  readonly audience: Audience;
}

/** The view of an audience with every intention it may see told. */
export function shownView({ rules, audience }: Showing, world: World) {
  const view = viewFor(audience, world);
  return { ...view, characters: view.characters.map((one) => withAim({ rules, world }, one)) };
}

/** What somebody means to do, told. */
interface Aim {
  readonly goal: string;
  /** The step that comes next, and those after it. */
  readonly steps: readonly string[];
}

function withAim(parts: { rules: Rulebook; world: World }, person: CharacterView) {
  const { inner, ...rest } = person;
  if (!inner) return person;
  const aim = aimOf(parts, person);
  return { ...rest, inner: { ...inner, ...(aim ? { aim } : {}) } };
}

function aimOf(
  { rules, world }: { rules: Rulebook; world: World },
  { id: self, inner }: CharacterView,
): Aim | undefined {
  const id = world.characters.get(self)?.id;
  const intention = intentionOf(inner ?? {});
  if (!id || !intention) return undefined;
  const goal = goalText(world, { who: id, goal: intention.goal });
  if (goal === undefined) return undefined;
  const { steps, at } = intention;
  const told = steps.slice(at).map((step) => stepText({ rules, world, id }, step));
  // What comes after a thing that is still to be made has no name yet.
  const end = told.indexOf(undefined);
  return {
    goal,
    steps: (end < 0 ? told : [...told.slice(0, end), '…']).flatMap((one) => one ?? []),
  };
}

/** A step in words; undefined where it is about something nobody could name yet, or is only lived. */
function stepText(
  { rules, world, id }: { rules: Rulebook; world: World; id: CharacterId },
  step: Operator,
): string | undefined {
  if ('line' in step) return lineText(world, step.line);
  if (!('do' in step)) return undefined;
  const { object, target, tool } = step.do;
  const isThere = [object, target, tool].every((one) => one === undefined || isNamed(world, one));
  return isThere ? actText(rules, { world, act: { ...step.do, actor: id } }) : undefined;
}

function isNamed({ props, characters, places }: World, id: string): boolean {
  return props.has(id) || characters.has(id) || places.has(id);
}
