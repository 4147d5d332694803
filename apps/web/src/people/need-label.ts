// The name of a need in the language of the page; a pack may have needs of its own.
import { useTranslation } from 'react-i18next';
import { ja } from './locale/ja.ts';

type KnownNeed = keyof typeof ja.needs;

/** Names a need; one nobody knows is called as the pack calls it. */
export function useNeedLabel(): (need: string) => string {
  const { t } = useTranslation('people');
  return (need) => (need in ja.needs ? t(`needs.${need as KnownNeed}`) : need);
}
