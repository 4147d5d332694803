// What a text of play is told with: the sentences of a language and, where there are any, colours.
import type { Language } from '@hakoniwa/stage';
import type { Paint } from '../../output/paint.ts';
import type { Say } from '../locale/index.ts';

export interface Teller {
  readonly language: Language;
  readonly say: Say;
  readonly paint: Paint;
}
