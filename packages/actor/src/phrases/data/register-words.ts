// What tells a polite voice from a familiar one, by language.
import type { TextTable } from '@hakoniwa/stage';

interface RegisterWords {
  readonly polite: readonly string[];
  readonly familiar: readonly string[];
  /** Whether a voice that is heard and is not polite is familiar. */
  readonly isPlainOtherwise: boolean;
}

export const REGISTER_WORDS: TextTable<RegisterWords> = {
  ja: {
    polite: ['です', 'ます', 'ません', 'ました', 'でしょう', 'ください', 'ございます'],
    familiar: [],
    isPlainOtherwise: true,
  },
  en: {
    polite: ['if i may', 'might i', 'i should like', 'would you be so kind', 'sir,', 'madam'],
    familiar: ["n't", 'n’t', "'m ", '’m ', "'re ", '’re ', "'ll ", '’ll ', 'gonna', 'yeah', 'hey'],
    isPlainOtherwise: false,
  },
};

/** Forms of address a name may end in already; a polite voice adds none to them. */
export const HONORIFICS: readonly string[] = [
  ...['さん', '様', 'さま', 'ちゃん', '君', 'くん', '先生', '殿', '氏', '博士', '所長', '店長'],
];

/** What a polite voice puts after a bare name. */
export const POLITE_ADDRESS: TextTable<string> = { ja: 'さん', en: '' };
