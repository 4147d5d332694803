// The list of generated pages: a new one is a file in generators/ and one line here.
import type { Generator } from './generator.ts';
import { actions } from './generators/actions.ts';
import { arrows } from './generators/arrows.ts';
import { denials } from './generators/denials.ts';
import { packSchemas } from './generators/pack-schemas.ts';

/** Every generated page. */
export const generators: readonly Generator[] = [arrows, actions, denials, ...packSchemas];
