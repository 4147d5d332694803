// Nouns that may open a sentence with a capital and are still no names.
import { FARE_NOUNS, FOOD_NOUNS } from './light-verbs.ts';
import * as N from './nouns.ts';

const MASS = `rain snow steam silence sunlight moonlight starlight daylight light lightning thunder wind fog mist dust smoke music laughter water fire
  time night morning evening dawn dusk noon midnight sunrise sunset clouds shadows darkness heat cold sweat tears footsteps voices snowflakes raindrops
  waves sparks flames ash ashes paper papers dishes books leaves birds crickets static electricity alarms sirens machines monitors lanterns candles
  everything nothing something someone nobody everyone outside inside overhead somewhere nearby bits drops beads traces rays shafts strands sounds smells
  hail sleet frost ice wood stone metal glass sand mud blood gravity power systems engines sails ropes magic energy`;

/** Every noun of the tables, and the mass nouns that open descriptions. */
export const PLAIN_NOUNS: ReadonlySet<string> = new Set([
  ...MASS.split(/\s+/),
  ...[
    N.BODY_NOUNS,
    N.ABSTRACT_NOUNS,
    N.GESTURE_NOUNS,
    N.BACKGROUND_NOUNS,
    N.PART_NOUNS,
    N.VESSEL_NOUNS,
    N.GENERIC_NOUNS,
    N.CONTAINER_NOUNS,
    N.ROLE_NOUNS,
    N.KIN_NOUNS,
    FARE_NOUNS,
    FOOD_NOUNS,
  ].flatMap((kind) => [...kind]),
]);
