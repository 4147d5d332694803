// From one page of a garden to its others: the map, the scene turn by turn, the chronicle.
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

interface WaysProps {
  readonly id: string;
  /** The other page there is, beside the chronicle. */
  readonly other?: 'garden' | 'scene' | undefined;
}

export function Ways({ id, other }: WaysProps) {
  const { t } = useTranslation(['chronicle', 'home']);
  const look = buttonLook('plain', { isSmall: true });
  return (
    <span className="flex flex-wrap gap-2">
      {other === 'garden' ? (
        <Link to="/garden/$id" params={{ id }} className={look}>
          <Icon name="map" />
          {t('home:toGarden')}
        </Link>
      ) : null}
      {other === 'scene' ? (
        <Link to="/scene/$id" params={{ id }} className={look}>
          <Icon name="list" />
          {t('home:toScene')}
        </Link>
      ) : null}
      <Link to="/garden/$id/chronicle" params={{ id }} className={look}>
        <Icon name="book" />
        {t('read')}
      </Link>
    </span>
  );
}
