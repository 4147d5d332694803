// What a turn changed in the world, field by field; what the systems keep for themselves is left out.
import type { GardenView } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import type { Turn } from './turns-of.ts';

interface WorldDiffProps {
  readonly turn: Turn;
  readonly view: GardenView | undefined;
}

/** Memory of the GM, counters and the like: no facts of the world. */
const INNER = /^\/(systems|counters|rng|seq|clock)\b/;

export function WorldDiff({ turn, view }: WorldDiffProps) {
  const { t } = useTranslation('scene');
  const changes = turn.events
    .flatMap(({ director }) => director?.patch ?? [])
    .filter(({ op, path }) => op !== 'test' && !INNER.test(path));
  if (changes.length === 0) return null;
  return (
    <details className="text-small">
      <summary className="min-h-8 cursor-pointer text-soft">
        {t('diff.title', { count: changes.length })}
      </summary>
      <ul className="grid gap-1 rounded-chip bg-sunk p-2 font-mono text-fine break-all">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the patch of a turn never changes, and a path may come twice.
          <li key={`${index} ${change.path}`}>
            <b className="text-moss">{t(`diff.${change.op}`)}</b> {named(change.path, view)}
            {'value' in change ? <> → {JSON.stringify(change.value)}</> : null}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A path with the name of what it is about. */
function named(path: string, view: GardenView | undefined): string {
  const [, kind, id, ...rest] = path.split('/');
  const lists = { props: view?.props, characters: view?.characters, places: view?.places };
  const list = lists[kind as keyof typeof lists];
  const name = list?.find((one) => one.id === id)?.name;
  return name === undefined ? path : [name, ...rest].join(' / ');
}
