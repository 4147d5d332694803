// The reactor that draws conclusions: who says aloud that something is of no use believes it from then on, and so does who
// hears it and trusts them; until somebody shows that it works after all.
import {
  believing,
  type Character,
  type EventDraft,
  forgetting,
  type Held,
  heldOf,
  isJsonObject,
  type Operation,
  type Reactor,
  relationId,
  saysIn,
  type World,
} from '@hakoniwa/stage';
import { believe, confidenceIn } from '../perceive/belief.ts';

/** The side of a belief that says what is hopeless to try with a thing: a verb. */
export const HOPELESS = 'hopeless';

/** After each event: what is concluded by those who speak and hear, and what is disproved before their eyes. */
export const conclude: Reactor = {
  name: 'conclude',
  react: (world, event) => [...concluded(world, event), ...disproved(world, event)],
};

function concluded(world: World, event: EventDraft): Operation[] {
  const { actor = '', witnesses } = event;
  return saysIn(event).flatMap(({ about }) => {
    if (about?.kind !== 'denial' || about.with === undefined || about.of === undefined) return [];
    const said = { about: `props/${about.with}`, verb: about.of, actor };
    return world.props.has(about.with)
      ? witnesses.flatMap((id) => takenOver(world, { self: world.characters.get(id), said }))
      : [];
  });
}

interface Concluded {
  readonly self: Character | undefined;
  readonly said: { readonly about: string; readonly verb: string; readonly actor: string };
}

function takenOver(world: World, { self, said }: Concluded): Operation[] {
  if (!self) return [];
  const { about, verb, actor } = said;
  if (heldOf(world, self.id, { about, aspect: HOPELESS })?.value === verb) return [];
  const held = self.id === actor ? ownConclusion(world, verb) : told(world, self, said);
  return held ? believing(world, self.id, { about, sides: { [HOPELESS]: held } }) : [];
}

function ownConclusion({ clock }: World, verb: string): Held {
  return { confidence: 90, since: clock.now, source: 'inferred', value: verb };
}

function told(world: World, self: Character, said: Concluded['said']): Held | undefined {
  const { about, verb, actor } = said;
  const affinity = world.relations.get(relationId(self.id, actor))?.affinity ?? 0;
  const { personality } = self;
  if (confidenceIn(personality, { source: 'told', affinity }) < TRUSTED) return undefined;
  const taken = { about, aspect: HOPELESS, value: verb, source: 'told', by: actor } as const;
  return believe(world, { personality, taken });
}

/** Below this, one would rather see for oneself. */
const TRUSTED = 25;

/** What was of no use gives something, or stands open. */
function disproved(world: World, event: EventDraft): Operation[] {
  const { object, outcome, detail, patch, witnesses } = event;
  const verb = isJsonObject(detail) ? detail.verb : undefined;
  if (object === undefined || outcome !== 'done' || verb === undefined) return [];
  const about = `props/${object}`;
  const isShown = patch.some(
    ({ op, path }) =>
      (op === 'add' && /^\/props\/[^/]+$/.test(path)) ||
      (OPENS.has(String(verb)) && path.startsWith(`/${about}/state`)),
  );
  if (!isShown) return [];
  return witnesses.flatMap((who) =>
    heldOf(world, who, { about, aspect: HOPELESS })
      ? forgetting(world, who, { about, aspects: new Set([HOPELESS]) })
      : [],
  );
}

const OPENS: ReadonlySet<string> = new Set(['open', 'unlock', 'force']);
