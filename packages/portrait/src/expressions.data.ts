// What a feeling does to a face.

export type Expression =
  | 'calm'
  | 'content'
  | 'glad'
  | 'sad'
  | 'cross'
  | 'afraid'
  | 'surprised'
  | 'tired'
  | 'asleep'
  | 'shy';

interface Felt {
  readonly brows: 'calm' | 'raised' | 'worried' | 'cross';
  readonly mouth: 'smile' | 'slight' | 'grin' | 'flat' | 'frown' | 'round' | 'wavy';
  /** Eyes the feeling closes or widens; else they are one's own. */
  readonly eyes?: 'shut' | 'wide' | 'drooping';
  readonly isFlushed?: boolean;
}

export const EXPRESSIONS: Readonly<Record<Expression, Felt>> = {
  calm: { brows: 'calm', mouth: 'slight' },
  content: { brows: 'calm', mouth: 'smile' },
  glad: { brows: 'raised', mouth: 'grin', eyes: 'shut', isFlushed: true },
  sad: { brows: 'worried', mouth: 'frown' },
  cross: { brows: 'cross', mouth: 'frown' },
  afraid: { brows: 'worried', mouth: 'wavy', eyes: 'wide' },
  surprised: { brows: 'raised', mouth: 'round', eyes: 'wide' },
  tired: { brows: 'worried', mouth: 'flat', eyes: 'drooping' },
  asleep: { brows: 'calm', mouth: 'round', eyes: 'drooping' },
  shy: { brows: 'worried', mouth: 'slight', isFlushed: true },
};
