// The sentences the Stage needs in every language.
import type { DenialCause } from '../act/denial.ts';

const SCENE_WORDS = [
  'nothingHeld',
  'standing',
  'noStatus',
  'needs',
  'listComma',
  'goThere',
  'here',
  'time',
  'weather',
  'tension',
  'people',
  'things',
  'exits',
  'events',
  'beliefs',
  'everywhere',
  'holding',
  'someone',
  'something',
] as const;

export interface StageWording {
  readonly scene: Readonly<Record<(typeof SCENE_WORDS)[number], string>>;
  readonly denial: Readonly<Record<DenialCause, string>>;
}
