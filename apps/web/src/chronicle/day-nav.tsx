// From chapter to chapter: the day before, any day, the day after.
import type { ChronicleDay } from '@hakoniwa/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../ui/button.tsx';
import { controlLook } from '../ui/field.tsx';

interface DayNavProps {
  readonly id: string;
  readonly day: Pick<ChronicleDay, 'day' | 'days'>;
  /** At the foot of a chapter one only turns the page. */
  readonly isFoot?: boolean;
}

export function DayNav({ id, day: { day, days }, isFoot = false }: DayNavProps) {
  const { t } = useTranslation('chronicle');
  const navigate = useNavigate({ from: '/garden/$id/chronicle' });
  if (days === 1 && isFoot) return null;
  const go = (to: number) =>
    void navigate({ search: ({ seq: _, ...kept }) => ({ ...kept, day: to }) });
  return (
    <nav
      aria-label={t(isFoot ? 'after' : 'days')}
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-2"
    >
      <span className="justify-self-start">
        <Turn id={id} to={day - 1} isThere={day > 1} label={t('before')} mark="←" />
      </span>
      {isFoot ? (
        <span />
      ) : (
        <select
          aria-label={t('days')}
          className={controlLook}
          value={day}
          onChange={({ target }) => go(Number(target.value))}
        >
          {Array.from({ length: days }, (_, index) => index + 1).map((one) => (
            <option key={one} value={one}>
              {t('day', { day: one })}
            </option>
          ))}
        </select>
      )}
      <span className="justify-self-end">
        <Turn id={id} to={day + 1} isThere={day < days} label={t('after')} mark="→" />
      </span>
    </nav>
  );
}

interface TurnProps {
  readonly id: string;
  readonly to: number;
  readonly isThere: boolean;
  readonly label: string;
  readonly mark: '←' | '→';
}

/** A page that is not there keeps its room, so that nothing moves. */
function Turn({ id, to, isThere, label, mark }: TurnProps) {
  if (!isThere) return <span />;
  return (
    <Link
      to="/garden/$id/chronicle"
      params={{ id }}
      search={({ seq: _, ...kept }) => ({ ...kept, day: to })}
      className={buttonLook('quiet', { isSmall: true })}
    >
      {mark === '←' ? <span aria-hidden="true">←</span> : null}
      {label}
      {mark === '→' ? <span aria-hidden="true">→</span> : null}
    </Link>
  );
}
