// From the first page into the kitchen itself: read it turn by turn, or direct it on the map.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function FrontLinks({ id }: { readonly id: string }) {
  const { t } = useTranslation('home');
  return (
    <span className="flex flex-wrap gap-1">
      <Link to="/scene/$id" params={{ id }} className={buttonLook('quiet', { isSmall: true })}>
        <Icon name="book" />
        {t('toScene')}
      </Link>
      <Link to="/garden/$id" params={{ id }} className={buttonLook('quiet', { isSmall: true })}>
        <Icon name="map" />
        {t('toGarden')}
      </Link>
    </span>
  );
}
