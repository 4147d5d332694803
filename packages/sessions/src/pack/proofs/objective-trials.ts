// For each typed event, the trials that would make it happen, one per subject.
import type { ObjectiveEvent } from '../objective.ts';
import type { Trial } from './explorer.ts';
import { PROOF_PLAYER } from './fresh-world.ts';
import type { Probe } from './probe.ts';
import { usingSkill } from './skill-trial.ts';
import {
  delivering,
  encountering,
  findingTrial,
  handlingTrial,
  meeting,
} from './subject-trials.ts';

type Trials = (probe: Probe) => (() => Trial)[];

/** One line per event: who or what counts, and how it is tried. */
export const TRIALS: Readonly<Record<ObjectiveEvent, Trials>> = {
  'npc.talked': (probe) => each(probe, people, (id) => meeting(probe.explorer, id)),
  'affinity.raised': (probe) => each(probe, people, (id) => meeting(probe.explorer, id)),
  'facility.visited': (probe) => each(probe, facilities, (id) => probe.explorer.to(id)),
  'gate.reached': (probe) => each(probe, facilities, (id) => probe.explorer.to(id)),
  'battle.finished': (probe) => each(probe, encounters, (id) => met(probe, id)),
  'encounter.survived': (probe) => each(probe, encounters, (id) => met(probe, id)),
  'skill.used': (probe) =>
    each(probe, skills, (id) => usingSkill(probe, { id, trialsOf: (event) => TRIALS[event] })),
  // Opening one's bag needs nothing of the world.
  'inventory.opened': ({ explorer }) => [() => ({ outcome: 'reached', world: explorer.start })],
  'item.delivered': (probe) =>
    each(probe, none, (id) => delivering(probe.explorer, { id, to: probe.objective.to ?? '' })),
  'info.gathered': (probe) => each(probe, sources, (id) => learning(probe, id)),
  'fragment.found': (probe) => each(probe, fragments, (id) => found(probe, id)),
  'fragment.collected': (probe) => each(probe, fragments, (id) => found(probe, id)),
};

function each(
  probe: Probe,
  any: (probe: Probe) => readonly string[],
  trial: (id: string) => Trial,
): (() => Trial)[] {
  const ids = new Set(probe.objective.of ?? any(probe));
  return [...ids].map((id) => () => trial(id));
}

const none = () => [];
const people = ({ explorer }: Probe) =>
  explorer.start.characters.ids().filter((id) => id !== PROOF_PLAYER);
const facilities = ({ explorer }: Probe) =>
  [...explorer.start.places.values()].filter(({ facility }) => facility).map(({ id }) => id);
const encounters = ({ campaign }: Probe) => [...campaign.encounters.keys()];
const fragments = ({ campaign }: Probe) => [...campaign.fragments.keys()];
const skills = ({ campaign }: Probe) => Object.keys(campaign.session.skills);
const sources = (probe: Probe) => [
  ...people(probe),
  ...[...probe.explorer.start.props.values()]
    .filter(({ kind }) => kind === 'readable')
    .map(({ id }) => id),
];

const met = ({ explorer, campaign }: Probe, id: string) => encountering(explorer, { campaign, id });
const found = ({ explorer, campaign }: Probe, id: string) =>
  findingTrial(explorer, { campaign, id });

function learning({ explorer }: Probe, id: string): Trial {
  const isPerson = people({ explorer } as Probe).some((one) => one === id);
  return isPerson
    ? meeting(explorer, id)
    : handlingTrial(explorer, { id, verbs: ['read', 'inspect'] });
}
