// What was weighed and not done, in the words of the world's language.
import { actText, denialText, type World } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import { goalWording } from '../want/locale/index.ts';
import { goalText } from '../want/tell-goal.ts';
import { consider } from './consider.ts';

/** Something that was not done, and why. */
export interface NotDone {
  readonly text: string;
  readonly because: string;
}

/** The other wishes of a moment, then the other ways to the goal that was followed; told with what its mind believes. */
export function tellConsidered(context: MindContext, goal: string | undefined): NotDone[] {
  const { believed: world } = context;
  const { goals, ways } = consider(context, goal);
  const words = goalWording(world.language);
  const wishes = goals.flatMap((one) => {
    const text = goalText(world, { who: context.id, goal: one.goal.goal }) ?? one.goal.text;
    return text === '' ? [] : [{ text, because: words.setAside[one.because] }];
  });
  const others = ways.flatMap((way) => {
    const { object, target } = way.act;
    const isNamed = [object, target].every((id) => id === undefined || isThere(world, id));
    const because = 'denial' in way ? denialText(world, way.denial) : words.notGone[way.because];
    return isNamed ? [{ text: actText(context.rules, { world, act: way.act }), because }] : [];
  });
  return [...wishes, ...others];
}

/** Whether it has a name: what is still to be made has none. */
function isThere({ props, characters, places }: World, id: string): boolean {
  return props.has(id) || characters.has(id) || places.has(id);
}
