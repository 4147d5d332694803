// The tree of branches: where lines left each other, where the garden stands, and how to go elsewhere.
import type { BranchList, WatchState } from '@hakoniwa/client';
import type { WatchPoint } from '@hakoniwa/protocol';
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
  const { point } = state.view ?? {};
  const tree = useQuery({
    queryKey: ['garden', garden, 'branches', point?.branch],
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
      <Rows garden={garden} branches={withHead(tree.data.branches, point)} at={point?.branch} />
      <div>
        <Button isSmall icon="redo" isBusy={redo.isPending} onClick={() => redo.mutate(undefined)}>
          {t('tree.redo')}
        </Button>
      </div>
    </div>
  );
}

type Branches = BranchList['branches'];

/** The tree as the garden has gone on since it was read: a turn lengthens the branch it stands on. */
function withHead(branches: Branches, point: WatchPoint | undefined): Branches {
  return branches.map((one) =>
    one.id === point?.branch && one.tip.seq < point.seq
      ? { ...one, tip: { ...one.tip, seq: point.seq } }
      : one,
  );
}

interface RowsProps {
  readonly garden: string;
  readonly branches: Branches;
  readonly at: string | undefined;
}

function Rows({ garden, branches, at }: RowsProps) {
  const { t } = useTranslation('scene');
  const api = useApi();
  const go = useGardenAct({
    garden,
    act: (branch: string) => api.gardens.switchTo(garden, branch),
    done: t('tree.gone'),
  });
  return (
    <ul aria-label={t('tabs.tree')} className="grid gap-1">
      {treeRowsOf(branches).map(({ branch, depth, number }) => {
        const isHere = branch.id === at;
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
