// The drawing as a list: everything in it by kind, and the ties of whatever was chosen.
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';
import type { Ties } from './fold-events.ts';
import { LOOKS, type ShownEdgeKind, type ShownNodeKind, shownKindOf } from './kinds.ts';

interface TieListProps {
  readonly ties: Ties;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

export function TieList({ ties, chosen, onChoose }: TieListProps) {
  const { t } = useTranslation('graph');
  const kinds = (Object.keys(LOOKS) as ShownNodeKind[]).filter((kind) =>
    ties.nodes.some(({ label }) => shownKindOf(label) === kind),
  );
  return (
    <section aria-label={t('nodes')} className="grid content-start gap-4">
      {chosen === undefined ? null : <TiesOf ties={ties} chosen={chosen} onChoose={onChoose} />}
      {kinds.map((kind) => (
        <div key={kind}>
          <h2 className="mb-1 flex items-center gap-2 font-body text-small font-medium">
            <svg aria-hidden="true" width="12" height="12" viewBox="-6 -6 12 12">
              <circle r="5" className={LOOKS[kind].fill} />
            </svg>
            {t(`kinds.${kind}`)}
          </h2>
          <ul className="flex flex-wrap gap-1">
            {ties.nodes
              .filter(({ label }) => shownKindOf(label) === kind)
              .map(({ id, name }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === chosen}
                    onClick={() => onChoose(id === chosen ? undefined : id)}
                    className={classNames(
                      'rounded-full border px-2.5 py-0.5 text-left text-small',
                      id === chosen ? 'border-moss bg-leaf text-moss-deep' : 'border-line bg-card',
                    )}
                  >
                    {name}
                  </button>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function TiesOf({ ties, chosen, onChoose }: TieListProps & { readonly chosen: string }) {
  const { t, i18n } = useTranslation('graph');
  const names = new Map(ties.nodes.map(({ id, name }) => [id, name]));
  const word = (type: string) =>
    i18n.exists(`edges.${type}`, { ns: 'graph' }) ? t(`edges.${type as ShownEdgeKind}`) : '';
  const own = ties.edges.filter(({ from, to }) => from === chosen || to === chosen);
  return (
    <div aria-live="polite" className="paper-edge rounded-card bg-card p-4">
      <h2 className="mb-2 text-lead">{t('ties', { name: names.get(chosen) ?? '' })}</h2>
      <ul className="grid gap-1 text-small">
        {own.map(({ from, to, type }) => {
          const other = from === chosen ? to : from;
          return (
            <li key={`${from} ${to} ${type}`} className="flex justify-between gap-3">
              <button
                type="button"
                onClick={() => onChoose(other)}
                className="text-left text-moss underline underline-offset-4"
              >
                {names.get(other) ?? ''}
              </button>
              <span className="text-soft">{word(type)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
