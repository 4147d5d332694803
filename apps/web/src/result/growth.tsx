// What a character gained in a session: experience, levels, skills as bars, things.
import type { SessionResult } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { PaperCard } from '../ui/card.tsx';
import { Meter } from '../ui/meter.tsx';

export function GrowthPanel({ result }: { readonly result: SessionResult }) {
  const { t } = useTranslation('result');
  const { experienceGained, levelBefore, levelAfter, skillsImproved, itemsAcquired } = result;
  const skills = Object.entries(skillsImproved);
  return (
    <PaperCard
      title={t('growth')}
      aside={
        levelAfter > levelBefore ? (
          <Badge tone="good">{t('level', { before: levelBefore, after: levelAfter })}</Badge>
        ) : (
          <Badge>{t('same', { level: levelAfter })}</Badge>
        )
      }
    >
      <p className="mb-3 font-title text-page leading-tight text-moss tabular-nums">
        {t('experience', { count: experienceGained })}
      </p>
      <div className="grid gap-3">
        {skills.map(([skill, gain]) => (
          <Meter key={skill} label={skill} value={gain} low={0} text={`+${gain}`} />
        ))}
      </div>
      {itemsAcquired.length > 0 ? (
        <>
          <h3 className="mt-4 mb-1 text-body">{t('items')}</h3>
          <p className="flex flex-wrap gap-2">
            {itemsAcquired.map((item) => (
              <Badge key={item} tone="warm">
                {item}
              </Badge>
            ))}
          </p>
        </>
      ) : null}
    </PaperCard>
  );
}
