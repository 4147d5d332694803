// How the player's character stands: who it is, strength, power, experience, money, points.
import type { SessionScene } from '@hakoniwa/protocol/sessions';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../play/emblem.tsx';
import { useCharacters } from '../play/use-characters.ts';
import { Badge } from '../ui/badge.tsx';
import { Meter } from '../ui/meter.tsx';

interface VitalsProps {
  readonly scene: SessionScene;
  /** For narrow pages. */
  readonly isBrief?: boolean;
}

export function Vitals({ scene, isBrief = false }: VitalsProps) {
  const { t } = useTranslation(['game', 'play']);
  const { characterState: state, sp, session } = scene;
  const { data } = useCharacters();
  const name = data?.characters.find(({ id }) => id === session.characterId)?.name ?? '';
  return (
    <section className="paper-edge rounded-card bg-card p-4">
      <div className="mb-3 flex items-center gap-3">
        <Emblem id={session.characterId} name={name} size={isBrief ? 36 : 48} />
        <div className="min-w-0 grow">
          <p className="font-title text-lead leading-6 wrap-anywhere">{name}</p>
          <p className="text-small text-soft wrap-anywhere first-letter:uppercase">
            {state.location.name}
          </p>
        </div>
        <Badge tone="warm">{t('play:level', { level: state.level })}</Badge>
      </div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <Bar label={t('play:hp')} value={state.hp} max={state.maxHp} />
        <Bar label={t('play:mp')} value={state.mp} max={state.maxMp} />
        {isBrief ? null : (
          <div className="col-span-2">
            <Meter
              label={t('play:experience')}
              value={state.experience}
              max={Math.max(1, state.nextLevelAt)}
              low={0}
              text={`${state.experience} / ${state.nextLevelAt}`}
            />
          </div>
        )}
      </div>
      <p className="mt-3 flex justify-between gap-3 text-small text-soft tabular-nums">
        <span>{t('money', { money: state.money })}</span>
        <span>{t('balance', { balance: sp.balance })}</span>
      </p>
    </section>
  );
}

interface BarProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Warm below a fifth: there an ending may be proposed. */
function Bar({ label, value, max }: BarProps) {
  return <Meter label={label} value={value} max={max} low={max / 5} text={`${value} / ${max}`} />;
}
