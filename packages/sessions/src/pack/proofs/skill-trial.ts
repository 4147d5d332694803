// To use a skill: an act it matches is possible somewhere, or an event it matches can happen.
import type { ObjectiveEvent } from '../objective.ts';
import { NOWHERE, type Trial } from './explorer.ts';
import type { Probe } from './probe.ts';
import { handlingTrial, nearestTrial } from './subject-trials.ts';

export interface SkillTrial {
  readonly id: string;
  /** How other events are tried. */
  readonly trialsOf: (event: ObjectiveEvent) => (probe: Probe) => (() => Trial)[];
}

export function usingSkill(probe: Probe, { id, trialsOf }: SkillTrial): Trial {
  const matches = probe.campaign.session.skills[id]?.matches ?? [];
  return nearestTrial(
    matches.flatMap(({ verbs = [], props, events = [] }) => [
      ...(props ?? []).map((prop) => () => handlingTrial(probe.explorer, { id: prop, verbs })),
      ...(props === undefined && verbs.length > 0 ? [() => anywhere(probe, verbs)] : []),
      ...events
        .filter((event) => event !== 'skill.used')
        .flatMap((event) => trialsOf(event)({ ...probe, objective: {} })),
    ]),
  );
}

/** The first place where one of the verbs can be done with anything. */
export function anywhere({ explorer }: Pick<Probe, 'explorer'>, verbs: readonly string[]): Trial {
  for (const place of explorer.start.places.ids()) {
    const there = explorer.to(place);
    if (explorer.choices(there).some(({ verb }) => verbs.includes(verb))) return there;
  }
  return NOWHERE;
}
