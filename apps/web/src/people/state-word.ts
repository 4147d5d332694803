// The state of a thing in the language of the page; words that only its pack knows stay the pack's.
import { useTranslation } from 'react-i18next';
import { ja } from './locale/ja.ts';

type KnownState = keyof typeof ja.states;

/** Says a state word; one nobody here knows is said as the pack says it. */
export function useStateWord(): (word: string) => string {
  const { t } = useTranslation('people');
  return (word) => (Object.hasOwn(ja.states, word) ? t(`states.${word as KnownState}`) : word);
}
