// The checks of a pack, one file each: to add one, write it and list it here.
import { affordanceNeeds } from './affordance-needs.ts';
import { affordances } from './affordances.ts';
import { capacity } from './capacity.ts';
import { characters } from './characters.ts';
import type { PackCheck } from './check.ts';
import { desireWants } from './desire-wants.ts';
import { exits } from './exits.ts';
import { goalEntities } from './goal-entities.ts';
import { goalsNeverSo } from './goals-never-so.ts';
import { hands } from './hands.ts';
import { ids } from './ids.ts';
import { languages } from './languages.ts';
import { loreSubjects } from './lore-subjects.ts';
import { owners } from './owners.ts';
import { placeParents } from './place-parents.ts';
import { propKeys } from './prop-keys.ts';
import { propNesting } from './prop-nesting.ts';
import { propPlaces } from './prop-places.ts';
import { scenarioChoices } from './scenario-choices.ts';
import { scenarioIds } from './scenario-ids.ts';
import { states } from './states.ts';

export const PACK_CHECKS: readonly PackCheck[] = [
  ids,
  languages,
  exits,
  placeParents,
  propPlaces,
  propNesting,
  propKeys,
  owners,
  states,
  hands,
  capacity,
  affordances,
  affordanceNeeds,
  characters,
  desireWants,
  loreSubjects,
  scenarioIds,
  scenarioChoices,
  goalEntities,
  goalsNeverSo,
];
