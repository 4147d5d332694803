// What it takes to meet one person, handle one thing, be met by one encounter or find one fragment.
import { characterId, placeOf, propId } from '@hakoniwa/stage';
import type { Campaign } from '../campaign.ts';
import type { Fragment } from '../fragment.ts';
import { type Explorer, NOWHERE, type Trial } from './explorer.ts';
import { PROOF_PLAYER } from './fresh-world.ts';

/** To stand before somebody. */
export function meeting(explorer: Explorer, id: string): Trial {
  const person = explorer.start.characters.get(characterId(id));
  return person ? explorer.to(person.place) : NOWHERE;
}

/** To do something with a thing where it is, by any of some verbs. */
export function handlingTrial(
  explorer: Explorer,
  { id, verbs }: { readonly id: string; readonly verbs: readonly string[] },
): Trial {
  const prop = explorer.start.props.get(propId(id));
  const place = prop && placeOf(explorer.start, prop);
  if (place === undefined) return NOWHERE;
  const there = explorer.to(place);
  const tried = verbs.map((verb) => explorer.after(there, { verb, object: id }));
  return tried.find(({ outcome }) => outcome === 'reached') ?? tried[0] ?? NOWHERE;
}

/** To come where an encounter waits. */
export function encountering(
  explorer: Explorer,
  { campaign: { encounters }, id }: { readonly campaign: Campaign; readonly id: string },
): Trial {
  return nearestTrial((encounters.get(id)?.places ?? []).map((place) => () => explorer.to(place)));
}

/** To find a fragment as it is said to be found. */
export function findingTrial(
  explorer: Explorer,
  { campaign, id }: { readonly campaign: Campaign; readonly id: string },
): Trial {
  const found = campaign.fragments.get(id)?.found;
  if (!found) return NOWHERE;
  const there = explorer.to(found.place);
  if (there.outcome !== 'reached') return there;
  return comingToLight(explorer, campaign, { found, there });
}

function comingToLight(
  explorer: Explorer,
  campaign: Campaign,
  { found, there }: { found: Fragment['found']; there: Trial },
): Trial {
  const { by, of } = found;
  if (by === 'talk') return meeting(explorer, of ?? '');
  if (by === 'battle') return encountering(explorer, { campaign, id: of ?? '' });
  return explorer.after(there, { verb: by, ...(of === undefined ? {} : { object: of }) });
}

/** To hand a thing to somebody: to get it, to carry it there, to give it. */
export function delivering(
  explorer: Explorer,
  { id, to }: { readonly id: string; readonly to: string },
): Trial {
  const got = explorer.pursue(explorer.start, { holds: { character: PROOF_PLAYER, prop: id } });
  if (got.outcome !== 'reached') return got;
  const place = got.world.characters.get(characterId(to))?.place;
  if (place === undefined) return NOWHERE;
  const there = explorer.pursue(got.world, { at: { character: PROOF_PLAYER, place } });
  return explorer.after(there, { verb: 'give', object: id, target: to });
}

/** The first that leads there; else one that is only unproven, else nowhere. */
export function nearestTrial(trials: readonly (() => Trial)[]): Trial {
  let best: Trial = NOWHERE;
  for (const trial of trials) {
    const { outcome } = trial();
    if (outcome === 'reached') return trial();
    if (outcome === 'unproven') best = { outcome };
  }
  return best;
}
