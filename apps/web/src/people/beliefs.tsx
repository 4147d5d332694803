// What someone takes to be true beside what is true: the heart of a world where people can be wrong.
import type { GardenView } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { Badge } from '../ui/badge.tsx';
import { type FactPlace, factOf, isTrue } from './fact-of.ts';
import { useStateWord } from './state-word.ts';

interface BeliefsProps {
  readonly view: GardenView;
  readonly id: string;
}

const ASPECTS = ['at', 'place', 'state', 'name', 'lately', 'uses'] as const;

export function BeliefsPanel({ view, id }: BeliefsProps) {
  const { t } = useTranslation('people');
  const words = useBeliefWords(view);
  const beliefs = telling(view, id);
  return (
    <section>
      <h3 className="mb-2 text-body">{t('beliefs.title')}</h3>
      {beliefs.length === 0 ? <p className="text-small text-soft">{t('beliefs.none')}</p> : null}
      {beliefs.length > 0 ? (
        <div className="max-h-80 overflow-auto rounded-chip border border-line">
          <table className="w-full text-left text-fine">
            <thead className="sticky top-0 bg-sunk text-soft">
              <tr>
                <th className="px-2 py-1 font-medium">{t('beliefs.about')}</th>
                <th className="px-2 py-1 font-medium">{t('beliefs.believed')}</th>
                <th className="px-2 py-1 font-medium">{t('beliefs.fact')}</th>
              </tr>
            </thead>
            <tbody>
              {beliefs.map((belief) => (
                <tr
                  key={`${belief.about}#${belief.aspect}`}
                  className="border-t border-line align-top"
                >
                  <th scope="row" className="px-2 py-1 font-normal">
                    {words.name(belief.about)}
                    <span className="block text-soft">{words.aspect(belief.aspect)}</span>
                  </th>
                  <td className="px-2 py-1">
                    {words.value(belief.value, belief.aspect)}
                    <span className="block text-soft">
                      {t(`beliefs.sources.${belief.source}`)} · {belief.confidence}%
                    </span>
                  </td>
                  <td className="px-2 py-1">
                    {words.value(factOf(belief, view), belief.aspect)}
                    {isTrue(belief, view) ? null : (
                      <span className="block">
                        <Badge tone="bad">{t('beliefs.differs')}</Badge>
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </section>
  );
}

const PLAIN: ReadonlySet<string> = new Set(['name', 'kind', 'portable']);

/** That a cup is called a cup and is a thing goes without saying; what is not so comes first. */
function telling(view: GardenView, id: string) {
  const all = view.characters.find((one) => one.id === id)?.inner?.beliefs ?? [];
  const wrong = all.filter((belief) => !isTrue(belief, view));
  const right = all.filter((belief) => isTrue(belief, view) && !PLAIN.has(belief.aspect));
  return [...wrong, ...right];
}

/** What somebody was last seen at. */
interface Lately {
  readonly place?: string;
  readonly episode?: string;
}

function useBeliefWords(view: GardenView) {
  const { t } = useTranslation('people');
  const stateWord = useStateWord();
  const all = [...view.props, ...view.characters, ...view.places];
  const nameOf = (id: string | undefined) => all.find((one) => one.id === id)?.name ?? id ?? '';
  const where = ({ place, holder, inside }: FactPlace) => {
    if (holder !== undefined) return t('beliefs.held', { name: nameOf(holder) });
    return inside === undefined ? nameOf(place) : t('beliefs.inside', { name: nameOf(inside) });
  };
  const lately = ({ place, episode: text }: Lately) =>
    text === undefined
      ? t('beliefs.lately', { place: nameOf(place) })
      : t('beliefs.latelyTold', { place: nameOf(place), text });
  const list = (words: readonly string[]) => words.join(t('listAnd')) || '—';
  const value = (given: unknown, aspect: string): string => {
    if (given === undefined || given === null) return t('beliefs.unknown');
    if (Array.isArray(given) && aspect === 'state')
      return given.length === 0 ? t('beliefs.noState') : list(given.map(stateWord));
    if (Array.isArray(given)) return list(given.map((one) => value(one, aspect)));
    if (typeof given === 'object' && aspect === 'lately') return lately(given as Lately);
    if (typeof given === 'object') return where(given as FactPlace);
    return nameOf(String(given));
  };
  return {
    value,
    name: (about: string) => nameOf(about.split('/')[1]),
    aspect: (aspect: string) => {
      const known = ASPECTS.find((one) => one === aspect);
      return known ? t(`beliefs.aspects.${known}`) : aspect;
    },
  };
}
