// What stands in the way, with how much strength it has left.
import type { CharacterState } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Meter } from '../ui/meter.tsx';

export function EncounterPanel({ encounter }: Pick<CharacterState, 'encounter'>) {
  const { t } = useTranslation(['game', 'play']);
  if (!encounter) return null;
  return (
    <section
      className="mt-5 rounded-card border border-clay bg-card p-4"
      aria-labelledby="encounter"
    >
      <h2 id="encounter" className="mb-2 text-lead">
        <span className="block font-body text-fine text-clay">{t('encounter')}</span>
        {encounter.name}
      </h2>
      <div className="grid gap-3 sm:grid-cols-2">
        {encounter.enemies.map(({ name, hp, maxHp }, i) => (
          <Meter
            // biome-ignore lint/suspicious/noArrayIndexKey: enemies of one name differ by their place alone.
            key={i}
            label={name}
            value={hp}
            max={maxHp}
            low={maxHp / 4}
            text={`${t('play:hp')} ${hp} / ${maxHp}`}
          />
        ))}
      </div>
    </section>
  );
}
