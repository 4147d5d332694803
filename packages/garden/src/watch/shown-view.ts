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
  return { goal, steps: steps.slice(at).flatMap((step) => stepText({ rules, world, id }, step)) };
}

/** Acts and lines have words; what is only lived is told when it comes to it. */
function stepText(
  { rules, world, id }: { rules: Rulebook; world: World; id: CharacterId },
  step: Operator,
): string[] {
  if ('do' in step) return [actText(rules, { world, act: { ...step.do, actor: id } })];
  return 'line' in step ? [lineText(world, step.line) ?? []].flat() : [];
}
