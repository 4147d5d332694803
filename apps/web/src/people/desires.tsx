// What someone wants, the heaviest first, and what they are about to do for it.
import type { GardenView } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';

export function Desires({ view, id }: { readonly view: GardenView; readonly id: string }) {
  const { t } = useTranslation('people');
  const inner = view.characters.find((one) => one.id === id)?.inner;
  const desires = [...(inner?.desires ?? [])].sort((a, b) => b.weight - a.weight);
  return (
    <section>
      <h3 className="mb-1 text-body">{t('desires.title')}</h3>
      {desires.length === 0 ? <p className="text-small text-soft">{t('desires.none')}</p> : null}
      <ul className="grid gap-1 text-small">
        {desires.map((desire) => (
          <li key={desire.id} className="flex items-baseline gap-2">
            <Badge tone="inner">{t(`desires.${desire.term}`)}</Badge>
            <span>{desire.text}</span>
          </li>
        ))}
      </ul>
      <Aim aim={inner?.aim} />
    </section>
  );
}

type Inner = NonNullable<GardenView['characters'][number]['inner']>;

/** What somebody has set out to do: what for, and the steps still to take. */
function Aim({ aim }: { readonly aim: Inner['aim'] | undefined }) {
  const { t } = useTranslation('people');
  if (!aim) return null;
  return (
    <p className="mt-2 text-small">
      <b className="font-medium">{t('desires.next')}</b> {aim.steps.join(' → ')}{' '}
      <span className="text-soft">{t('desires.for', { goal: aim.goal })}</span>
    </p>
  );
}
