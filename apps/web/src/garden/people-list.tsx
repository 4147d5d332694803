// The map's twin: everyone and where they are, for the keyboard and for screen readers.
import type { WatchState } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { expressionOf } from '../people/expression-of.ts';
import { Face } from '../people/face.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/states.tsx';
import type { Picked } from './map/pick.ts';
import { PlaceList } from './place-list.tsx';

interface PeopleListProps {
  readonly state: WatchState;
  readonly picked: Picked | undefined;
  readonly onPick: (picked: Picked) => void;
}

export function PeopleList({ state, picked, onPick }: PeopleListProps) {
  const { t } = useTranslation('garden');
  const { view } = state;
  if (!view) return null;
  const people = Object.entries(view.people);
  if (people.length === 0) return <EmptyState icon="people" title={t('people.none')} />;
  return (
    <>
      <ul aria-label={t('tabs.people')} className="grid max-h-96 gap-1 overflow-y-auto">
        {people.map(([id, person]) => {
          const { name, place, activity } = person;
          const [emoji, label] = view.actions[activity?.action ?? ''] ?? [];
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={picked?.kind === 'person' && picked.id === id}
                onClick={() => onPick({ kind: 'person', id })}
                className={classNames(
                  'grid w-full grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-chip px-2 py-1.5 text-left',
                  'hover:bg-sunk aria-pressed:bg-leaf',
                )}
              >
                <Face
                  id={id}
                  look={person.look}
                  expression={expressionOf(person)}
                  className="size-10"
                />
                <span>
                  <span className="block leading-5 font-medium">{name}</span>
                  <span className="block text-fine text-soft first-letter:uppercase">
                    {view.places[place]?.name ?? place}
                  </span>
                </span>
                <span className="text-fine text-soft">
                  <span aria-hidden="true">{emoji} </span>
                  {label}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <PlaceList view={view} picked={picked} onPick={onPick} />
    </>
  );
}
