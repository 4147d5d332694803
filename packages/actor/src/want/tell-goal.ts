// What somebody is after in words: the goal in a reason or an intention, as the director reads it.
import type { SpokenAct, World } from '@hakoniwa/stage';
import { goalWording } from './locale/index.ts';

/** A goal as it stands in reasons, told in the world's language; undefined where no words are left for it. */
export function goalText(
  world: World,
  { who, goal }: { readonly who: string; readonly goal: string },
): string | undefined {
  const [kind = '', ...rest] = goal.split(':');
  return Object.hasOwn(TOLD, kind) ? TOLD[kind]?.(world, { who, of: rest.join(':') }) : undefined;
}

/** A line as a step of a plan; undefined where it is for nobody. */
export function lineText(world: World, { act, to }: SpokenAct): string | undefined {
  if (to === undefined) return undefined;
  const words = goalWording(world.language);
  return about(world, to, act === 'request' ? words.asks : words.says);
}

/** Told with a name; what is gone has none. */
function about(
  { props, characters, places }: World,
  id: string,
  telling: (name: string) => string,
): string | undefined {
  const name = (props.get(id) ?? characters.get(id) ?? places.get(id))?.name;
  return name === undefined ? undefined : telling(name);
}

type Telling = (
  world: World,
  goal: { readonly who: string; readonly of: string },
) => string | undefined;

/** One row for every kind of goal that minds follow. */
const TOLD: Readonly<Record<string, Telling>> = {
  desire: ({ characters }, { who, of }) =>
    characters.get(who)?.desires.find(({ id }) => id === of)?.text,
  need: ({ language }, { of }) => {
    const words = goalWording(language);
    return Object.hasOwn(words.needs, of) ? words.needs[of] : words.need;
  },
  promise: ({ language, threads }, { of }) => {
    const text = threads.get(of)?.text;
    return text === undefined ? undefined : goalWording(language).promise(text);
  },
  happening: ({ language, happenings }, { of }) => {
    const text = happenings.get(of)?.text;
    return text === undefined ? undefined : goalWording(language).happening(text);
  },
  ringing: (world, { of }) => about(world, of, goalWording(world.language).ringing),
  request: (world, { of }) => about(world, of, goalWording(world.language).request),
  curiosity: (world, { of }) => about(world, of, goalWording(world.language).curiosity),
  company: ({ language }) => goalWording(language).company,
  safety: ({ language }) => goalWording(language).safety,
  guest: (world, { of }) => about(world, of, goalWording(world.language).guest),
  practice: ({ language }) => goalWording(language).practice,
};
