// The tree of branches: where lines left each other, where the garden stands, and how to go elsewhere.
import type { BranchList, WatchState } from '@hakoniwa/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../data/api.ts';
import { useGardenAct } from '../data/use-garden-act.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { treeRowsOf } from './tree-rows.ts';

interface BranchTreeProps {
  readonly garden: string;
  readonly state: WatchState;
}

export function BranchTreePanel({ garden, state }: BranchTreeProps) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const { branch, seq } = state.view?.point ?? {};
  const tree = useQuery({
    queryKey: ['garden', garden, 'branches', branch, seq],
    queryFn: () => api.gardens.branches(garden),
    placeholderData: keepPreviousData,
  });
  const redo = useGardenAct({
    garden,
    act: () => api.gardens.redo(garden),
    done: t('tree.redone'),
  });
  if (tree.error) return <ErrorState error={tree.error} onRetry={() => void tree.refetch()} />;
  if (!tree.data) return <Loading />;
  return (
    <div className="grid gap-3">
      <Rows garden={garden} data={tree.data} />
      <div>
        <Button isSmall icon="redo" isBusy={redo.isPending} onClick={() => redo.mutate(undefined)}>
          {t('tree.redo')}
        </Button>
      </div>
    </div>
  );
}

function Rows({ garden, data }: { readonly garden: string; readonly data: BranchList }) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const go = useGardenAct({
    garden,
    act: (branch: string) => api.gardens.switchTo(garden, branch),
    done: t('tree.gone'),
  });
  return (
    <ul aria-label={t('tabs.tree')} className="grid gap-1">
      {treeRowsOf(data.branches).map(({ branch, depth, number }) => {
        const isHere = branch.id === data.head.branch;
        return (
          <li
            key={branch.id}
            className="flex flex-wrap items-center gap-2 border-l-2 border-line pl-3 text-small"
            style={{ marginLeft: `${depth * 14}px` }}
          >
            <span className="font-medium">
              {depth === 0 ? t('tree.trunk') : t('tree.branch', { number })}
            </span>
            <span className="text-fine text-soft">
              {branch.parent
                ? t('tree.from', { seq: branch.parent.seq, tip: branch.tip.seq })
                : t('tree.tip', { tip: branch.tip.seq })}
            </span>
            <span className="grow" />
            {isHere ? (
              <Badge tone="good">{t('tree.here')}</Badge>
            ) : (
              <Button isSmall isBusy={go.isPending} onClick={() => go.mutate(branch.id)}>
                {t('tree.go')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
