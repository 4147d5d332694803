// The colours of the box of paints: each with a darker one for what lies behind.
import type { ClothColour, HairColour, SkinColour } from '@hakoniwa/stage/looks';

interface Tone {
  readonly plain: string;
  readonly shade: string;
}

export const SKIN_TONES: Readonly<Record<SkinColour, Tone & { readonly flush: string }>> = {
  porcelain: { plain: '#fbe4d3', shade: '#e5b89c', flush: '#f6c3b0' },
  fair: { plain: '#f7d7bd', shade: '#dca685', flush: '#efb197' },
  honey: { plain: '#eec39c', shade: '#c98f63', flush: '#e09c78' },
  tan: { plain: '#d9a577', shade: '#ac7549', flush: '#c8835c' },
  brown: { plain: '#b57f56', shade: '#85563a', flush: '#a0633f' },
  deep: { plain: '#84573c', shade: '#5b3927', flush: '#75442f' },
};

export const HAIR_TONES: Readonly<Record<HairColour, Tone>> = {
  black: { plain: '#33302f', shade: '#1f1d1e' },
  dark: { plain: '#4a3a33', shade: '#332722' },
  brown: { plain: '#6d4b36', shade: '#4f3526' },
  chestnut: { plain: '#8d5634', shade: '#693e25' },
  red: { plain: '#b4552f', shade: '#8a3d20' },
  honey: { plain: '#c58f45', shade: '#9b6c2e' },
  fair: { plain: '#e2c27a', shade: '#bd9950' },
  grey: { plain: '#a5a19a', shade: '#7f7b75' },
  white: { plain: '#ece8df', shade: '#c6c0b4' },
  blue: { plain: '#5b6f95', shade: '#425273' },
};

export const CLOTH_TONES: Readonly<Record<ClothColour, Tone>> = {
  clay: { plain: '#c0673f', shade: '#97492a' },
  moss: { plain: '#6b8a4d', shade: '#4b6a34' },
  sky: { plain: '#6ea3c0', shade: '#4a7d9b' },
  plum: { plain: '#8d5f87', shade: '#6b4366' },
  mustard: { plain: '#d3a53f', shade: '#a67e26' },
  rose: { plain: '#d18492', shade: '#aa5d6c' },
  teal: { plain: '#4c938a', shade: '#316e66' },
  indigo: { plain: '#55609c', shade: '#3c4578' },
  sand: { plain: '#d9c6a0', shade: '#b39d73' },
  bark: { plain: '#856649', shade: '#624931' },
  ink: { plain: '#4a4d55', shade: '#34363d' },
  snow: { plain: '#f3efe6', shade: '#d3ccbd' },
};

/** What is the same for everybody. */
export const FIXED = {
  ink: '#33291f',
  white: '#fffdf7',
  blush: '#e0796b',
  lip: '#7d3f38',
  metal: '#c9a24a',
} as const;

/** Behind the head, for each colour of the clothes one that lets it stand out. */
export const BACKDROPS = [
  '#f1e2c0',
  '#dfe8cd',
  '#d9e7ee',
  '#efdfe9',
  '#f6ddcf',
  '#e6e1f0',
] as const;
