// What the player's character carries; a thing puts its use into the field.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Read } from '../play/read.tsx';
import { Button } from '../ui/button.tsx';
import { useSheet } from './use-sheet.ts';

interface BagProps {
  readonly scene: SessionScene;
  readonly onSuggest: ((text: string) => void) | undefined;
}

export function Bag({ scene, onSuggest }: BagProps) {
  const { t } = useTranslation('game');
  const query = useSheet(scene);
  return (
    <Read query={query}>
      {({ items }) => (
        <ul className="grid gap-3 text-small">
          {items.length === 0 ? <li className="text-soft">{t('emptyBag')}</li> : null}
          {items.map(({ id, name, description, count }) => (
            <li key={id} className="flex items-start justify-between gap-2">
              <span className="min-w-0">
                <b className="font-medium">{name}</b>
                {count > 1 ? <span className="tabular-nums"> ×{count}</span> : null}
                <span className="block text-fine text-soft">{description}</span>
              </span>
              {onSuggest ? (
                <Button
                  isSmall
                  tone="quiet"
                  icon="edit"
                  aria-label={t('useItem', { item: name })}
                  onClick={() => onSuggest(t('useItem', { item: name }))}
                />
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Read>
  );
}
