// What a turn changed in the world, field by field; what the systems keep for themselves is left out.
import type { GardenView } from '@hakoniwa/client';
import { useTranslation } from 'react-i18next';
import { useStateWord } from '../people/state-word.ts';
import { changeWords } from './change-words.ts';
import type { ja } from './locale/ja.ts';
import type { ShownTurn } from './turns-of.ts';

interface WorldDiffProps {
  readonly turn: ShownTurn;
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
      <ul className="grid gap-1 rounded-chip bg-sunk p-2 text-fine wrap-anywhere">
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the patch of a turn never changes, and a path may come twice.
          <Change key={`${index} ${change.path}`} change={change} view={view} />
        ))}
      </ul>
    </details>
  );
}

interface ChangeProps {
  readonly change: { op: keyof typeof ja.diff.ops; path: string; value?: unknown };
  readonly view: GardenView | undefined;
}

function Change({ change, view }: ChangeProps) {
  const { t, i18n } = useTranslation('scene');
  const stateWord = useStateWord();
  const isKnown = (key: string) => i18n.exists(key, { ns: 'scene' });
  const { what, path, value, raw } = changeWords(change, { view, say: t, isKnown, stateWord });
  return (
    <li>
      <b className="text-moss">{t(`diff.ops.${change.op}`)}</b> {what}
      {path === undefined ? null : <code> {path}</code>}
      {value === undefined ? null : <> → {value}</>}
      {raw === undefined ? null : <code> → {raw}</code>}
    </li>
  );
}
