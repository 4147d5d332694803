// How each form that says something by itself is looked up in a world.
import { MICROPOINTS, needAt } from '../actions/need-gain.ts';
import { ENTITY_TABLES } from '../base/vocabulary.ts';
import { classOf } from '../classes/class-of.ts';
import { isA } from '../classes/relations.ts';
import { meaningsOf, means } from '../words/means.ts';
import { heldOf, sidesOf } from '../world/beliefs.ts';
import type { Character } from '../world/schema/character.ts';
import type { Condition, ConditionForm } from '../world/schema/condition.ts';
import type { Term } from '../world/schema/term.ts';
import { momentOf } from '../world/schema/time.ts';
import { DAY_MS } from '../world/time-units.ts';
import { relationId, type World } from '../world/world.ts';
import { type Asked, type Bindings, boundTo, type EntitySort, termIds } from './terms.ts';

type PlainForm = Exclude<ConditionForm, 'all' | 'any' | 'not'>;
type Said<F extends PlainForm> = NonNullable<Condition[F]>;
type LookUp<F extends PlainForm> = (asked: Asked, said: Said<F>, b: Bindings) => Found;
type Found = Iterable<Bindings>;

/** One look-up for each form; each gives every way in which it is so. */
export const PLAIN_FORMS: { readonly [F in PlainForm]: LookUp<F> } = {
  at: (asked, { character, place }, b) =>
    each(asked, { term: character, sort: 'characters' }, b, (id, own) => {
      const where = asked.world.characters.get(id)?.place;
      return where === undefined ? [] : one(asked, { term: place, id: where, sort: 'places' }, own);
    }),
  holds: (asked, { character, prop }, b) =>
    each(asked, { term: prop, sort: 'props' }, b, (id, own) => {
      const at = asked.world.props.get(id)?.at;
      if (!at || !('holder' in at)) return [];
      return one(asked, { term: character, id: at.holder, sort: 'characters' }, own);
    }),
  in: (asked, { prop, container }, b) => inside(asked, { prop, whole: container }, b),
  on: (asked, { prop, surface }, b) => inside(asked, { prop, whole: surface, isOnTop: true }, b),
  state: (asked, { prop, has }, b) =>
    each(asked, { term: prop, sort: 'props' }, b, (id, own) => {
      const state = asked.world.props.get(id)?.state ?? [];
      const isSo = state.includes(has) || [...meaningsOf(has)].some((one) => means(state, one));
      return isSo ? [own] : [];
    }),
  class: (asked, { prop, is }, b) =>
    each(asked, { term: prop, sort: 'props' }, b, (id, own) => {
      const found = asked.world.props.get(id);
      return found && isA(classOf(found), is) ? [own] : [];
    }),
  *done(asked, { verb, by, object, target, since = 0 }, b) {
    for (const deed of asked.deeds) {
      if (deed.verb !== verb || deed.at < since || !spend(asked)) continue;
      let own = boundTo(asked, { term: by, id: deed.actor, sorts: PEOPLE, bindings: b });
      for (const [term, id, was] of [
        [object, deed.object, deed.objectThen],
        [target, deed.target, undefined],
      ] as const)
        if (term !== undefined && own)
          own =
            id === undefined
              ? undefined
              : boundTo(asked, { term, id, sorts: SORTS, bindings: own, was });
      if (own) yield own;
    }
  },
  knows: (asked, { character, about, aspect }, b) =>
    each(asked, { term: character, sort: 'characters' }, b, (who, own) =>
      SORTS.flatMap((sort) => [
        ...each(asked, { term: about, sort }, own, (id, more) => {
          const of = `${sort}/${id}`;
          const isKnown =
            aspect === undefined
              ? sidesOf(asked.world, { who, about: of }) !== undefined
              : heldOf(asked.world, who, { about: of, aspect }) !== undefined;
          return isKnown ? [more] : [];
        }),
      ]),
    ),
  met: (asked, { character, other }, b) =>
    each(asked, { term: character, sort: 'characters' }, b, (who, own) =>
      each(asked, { term: other, sort: 'characters' }, own, (id, more) => {
        const sides = sidesOf(asked.world, { who, about: `characters/${id}` }) ?? {};
        const hasSeen = Object.values(sides).some(({ source }) => source === 'saw');
        return hasSeen || asked.world.relations.has(relationId(who, id)) ? [more] : [];
      }),
    ),
  *owes(asked, { character, to, kind }, b) {
    for (const thread of asked.world.threads.values()) {
      if (thread.closed !== undefined || thread.owner === undefined || !spend(asked)) continue;
      if (kind !== undefined && thread.kind !== kind) continue;
      const own = boundTo(asked, { term: character, id: thread.owner, sorts: PEOPLE, bindings: b });
      if (!own) continue;
      const { toward } = thread;
      if (to === undefined) yield own;
      else if (toward !== undefined)
        yield* one(asked, { term: to, id: toward, sort: 'characters' }, own);
    }
  },
  axis: (asked, { character, name, to, atLeast = -Infinity, atMost = Infinity }, b) => {
    const isWithin = (value: number | undefined) =>
      value !== undefined && value >= atLeast && value <= atMost;
    return each(asked, { term: character, sort: 'characters' }, b, (id, own) => {
      const who = asked.world.characters.get(id);
      if (!who) return [];
      if (name !== 'affinity') return isWithin(numberOf(asked.world, who, name)) ? [own] : [];
      return each(asked, { term: to, sort: 'characters' }, own, (other, more) =>
        isWithin(asked.world.relations.get(relationId(id, other))?.affinity) ? [more] : [],
      );
    });
  },
  past: ({ world }, { moment, time }, b) => {
    const { now } = world.clock;
    const isSo =
      (moment === undefined || now >= moment) &&
      (time === undefined || now % DAY_MS >= momentOf(time));
    return isSo ? [b] : [];
  },
};

const PEOPLE: readonly EntitySort[] = ['characters'];
const SORTS: readonly EntitySort[] = ENTITY_TABLES;

function numberOf(world: World, who: Character, name: string): number | undefined {
  if (name === 'money') return who.money;
  const need = Object.hasOwn(who.needs, name) ? who.needs[name] : undefined;
  return need && needAt(need, world.clock.now) / MICROPOINTS;
}

/** A prop directly in (or on top of) another. */
function inside(
  asked: Asked,
  { prop, whole, isOnTop }: { prop: Term; whole: Term; isOnTop?: true },
  b: Bindings,
): Found {
  return each(asked, { term: prop, sort: 'props' }, b, (id, own) => {
    const at = asked.world.props.get(id)?.at;
    const container = at && 'inside' in at ? asked.world.props.get(at.inside) : undefined;
    if (!container) return [];
    const hasTop = TOPS.some((top) => isA(classOf(container), top));
    if ((isOnTop ?? false) !== hasTop) return [];
    return one(asked, { term: whole, id: container.id, sort: 'props' }, own);
  });
}

const TOPS = ['surface', 'tray', 'seat'] as const;

function one(
  asked: Asked,
  { term, id, sort }: { term: Term | undefined; id: string; sort: EntitySort },
  b: Bindings,
): Bindings[] {
  const own = boundTo(asked, { term, id, sorts: [sort], bindings: b });
  return own ? [own] : [];
}

/** Every way to take a term, and what follows from each. */
function* each(
  asked: Asked,
  { term, sort }: { readonly term: Term | undefined; readonly sort: EntitySort },
  b: Bindings,
  then: (id: string, own: Bindings) => Found,
): Generator<Bindings> {
  for (const id of termIds(asked.world, { term, sort, bindings: b })) {
    if (!spend(asked)) return;
    const own = boundTo(asked, { term, id, sorts: [sort], bindings: b });
    if (own) yield* then(id, own);
  }
}

/** Whether one more may be tried: a condition of many variables has no end of ways. */
function spend({ budget }: Asked): boolean {
  budget.left -= 1;
  return budget.left >= 0;
}
