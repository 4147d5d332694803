// What names are looked for in: all that has one, and the language it is named in.
import type { World } from '@hakoniwa/stage';

/** All that has a name, and the language it is named in. */
export type WorldNames = Pick<World, 'language' | 'characters' | 'props' | 'places' | 'indexes'>;
