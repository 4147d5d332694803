// What an event touched that eyes can see, found once for all who see it.
import {
  type Character,
  type EventDraft,
  isJsonObject,
  isShut,
  isVisibleAt,
  type Prop,
  parsePointer,
  type World,
} from '@hakoniwa/stage';

export interface PerceivedChange {
  readonly props: readonly Prop[];
  readonly people: readonly Character[];
  /** Things that were just opened, or looked and searched through, and stand open now. */
  readonly opened: readonly Prop[];
  /** Ids of things that are there no more: eaten, drunk, burnt. */
  readonly gone: readonly string[];
}

/** The things and people an event changed, as they are after it. */
export function touchedBy(world: World, event: EventDraft): PerceivedChange {
  const props = new Map<string, Prop>();
  const people = new Map<string, Character>();
  const opened = new Set<string>();
  const gone: string[] = [];
  for (const { op, path } of event.patch) {
    if (path.startsWith('/characters/')) {
      const person = world.characters.get(idIn(path));
      if (person) people.set(person.id, person);
    } else if (path.startsWith('/props/')) {
      const id = idIn(path);
      const prop = world.props.get(id);
      if (prop) props.set(id, prop);
      else if (op === 'remove') gone.push(id);
      if (path.includes('/state')) opened.add(id);
    }
  }
  const looked = lookedInto(event);
  if (looked !== undefined) opened.add(looked);
  return {
    props: [...props.values()],
    people: [...people.values()],
    gone,
    opened: event.outcome === 'denied' ? [] : [...opened].flatMap((id) => standsOpen(world, id)),
  };
}

/** Of what was opened, what somebody can see into. */
export function openedFor(
  world: World,
  { change: { opened }, self }: { readonly change: PerceivedChange; readonly self: Character },
): readonly Prop[] {
  return opened.length === 0
    ? opened
    : opened.filter((prop) => isVisibleAt(world, { place: self.place, prop }));
}

function lookedInto({ object, detail }: Pick<EventDraft, 'object' | 'detail'>): string | undefined {
  const verb = isJsonObject(detail) ? detail.verb : undefined;
  return LOOKS.has(String(verb)) ? object : undefined;
}

const LOOKS: ReadonlySet<string> = new Set(['open', 'inspect', 'look', 'search']);

function standsOpen(world: World, id: string): Prop[] {
  const prop = world.props.get(id);
  return prop && !isShut(prop) ? [prop] : [];
}

/** The second step of a path, without taking the others apart. */
function idIn(path: string): string {
  const from = path.indexOf('/', 1) + 1;
  const end = path.indexOf('/', from);
  const step = path.slice(from, end < 0 ? undefined : end);
  return step.includes('~') ? (parsePointer(`/${step}`)[0] ?? step) : step;
}
