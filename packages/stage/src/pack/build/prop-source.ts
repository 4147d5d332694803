// What a prop is built from besides its sheet.
import type { Language } from '../../base/vocabulary.ts';
import type { Pack } from '../pack.ts';
import type { Setting } from '../setting.ts';

export interface PropSource {
  readonly setting: Setting;
  readonly pack: Pick<Pack, 'props'>;
  readonly language: Language;
}
